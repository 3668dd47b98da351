import type { Catalogue } from './en'

/** Chinese. */
export const zh: Catalogue = {
  nouns: { worker: '名队员', leader: '名队长', point: '分', ap: '行动点', stone: '块石头', tile: '片', treasure: '件宝物', choice: '种选择', way: '种朝向', path: '条路', place: '处' },
  kinds: { jungle: '丛林', temple: '神庙', treasure: '宝物板块', volcano: '火山', base: '大本营' },
  treasures: { mask: '面具', jade: '玉器', idol: '神像', bowl: '陶碗', knife: '石刀', shell: '贝壳', mirror: '铜镜', flute: '骨笛' },
  figures: { worker: '队员', leader: '队长' },
  one: { worker: '队员', leader: '队长' },
  prompt: {
    bid: '你为本次行动出价多少？', choose: '从展示区选一片板块', lay: '放置板块：选格子，旋转，确认', act: '你的回合：使用行动点',
    'first player': '决定起始玩家', tile: '抽取板块', treasure: '挖出宝物', over: '游戏结束',
  },
  tell: {
    first: '先手', capital: '起始有{points}', round: '第{n}轮开始', draw: '抽到{tile}', display: '展示{tile}', take: '拿取{tile}',
    return: '放回{tile}：无处可放', discard: '{tile}无处可放，移出游戏', aside: '将火山{id}放在一旁', lay: '将{tile}放在{space}',
    opens: '打通到{what}的路：{stones}', block: '有{count}', 'block scoring': '计分前有{count}', spend: '花费{count}', place: '在{space}放置{one}',
    leave: '{one}离开{space}', via: '经过{space}', arrive: '到达{space}', uncover: '清理{what}的神庙：现为{n}', dig: '在{what}挖掘', find: '找到{treasure}',
    give: '交出{treasure}', lose: '被换走{treasure}', camp: '在{what}扎营', guard: '守卫{what}的神庙（{n}）：{why}', gone: '{count}移出游戏',
    bid: '出价{points}', pass: '放弃', win: '以{points}得到行动权', 'win free': '免费得到行动权', scoring: '第{n}次计分开始',
    temple: '{what}的神庙：{n}', 'score temples': '神庙得{points}', 'score treasures': '宝物得{points}', total: '现有{points}',
    end: '结束回合', 'end left': '结束回合，剩余{count}',
  },
  do: {
    opens: '{what} {n}', spend: '{n}点', via: '经{space}', uncover: '价值{n}', guard: '固定为{n}', gone: '{count}移出游戏', win: '以{points}得到行动权',
    'win free': '免费得到行动权', 'score temples': '神庙+{n}', 'score treasures': '宝物+{n}', 'end left': '浪费{count}', paths: '路：{list}', nopath: '没有路',
  },
  offer: {
    bid: '出价{n}', pass: '放弃', choose: '拿取{tile}', lay: '放在{space}，旋转{n}°', place: '在{space}放置{one}', send: '{Figure}从{from}走秘道到{to}',
    walk: '{Figure}从{from}到{to}', uncover: '清理{space}的神庙', dig: '在{space}挖掘', exchange: '用{mine}换玩家{n}的{theirs}', camp: '在{space}扎营',
    guard: '用{one}守卫{space}', end: '结束回合', first: '玩家{n}先手', tile: '抽到{tile}', find: '找到{treasure}', other: '{text}',
  },
  menu: { uncover: '清理一层', dig: '挖掘宝物', camp: '扎营', guard: '用{one}守卫', place: '在此放置{one}', move: '移动{one}……', walk: '走到{to}', send: '秘道到{to}' },
  goal: {
    points: '分数', treasure: '宝物', uncover: '清理神庙', dig: '挖掘宝物', camp: '扎营', guard: '守卫神庙', gone: '保住棋子', place: '调动队员',
    take: '拿取板块', lay: '放置板块',
  },
  gain: { to: '{who}到{space}', from: '{space}少{who}', uncover: '神庙{space} {mark}', dig: '{space}的宝物：{n}', camp: '{space}的营地', guard: '{space}的守卫', gone: '{who}移出游戏', lay: '{tile}放在{space}' },
  group: {
    bid: '竞价', lay: '放在{space}', choose: '展示区', place: '放置', walk: '移动：{space}的{figure}', send: '秘道', uncover: '清理神庙', dig: '挖掘', exchange: '交换宝物',
    camp: '营地', guard: '守卫', end: '结束', chance: '抽取', other: '其他',
  },
  source: {
    capital: '起始分', bids: '竞价', 'temples 1': '神庙（计分1）', 'treasures 1': '宝物（计分1）', 'temples 2': '神庙（计分2）', 'treasures 2': '宝物（计分2）',
    'temples 3': '神庙（计分3）', 'treasures 3': '宝物（计分3）', 'temples 4': '神庙（最终计分）', 'treasures 4': '宝物（最终计分）',
  },
  ui: {
    board: '蒂卡尔游戏板', map: '蒂卡尔地图', round: '第{n}轮，共{m}轮', scoring: '计分{n}', final: '最终计分', over: '游戏结束', players: '玩家', you: '你', turn: '行动中', seat: '座位{n}',
    unexplored: '未探索', canLay: '板块可放此处：{ways}', holds: '由{name}得分', guardOf: '{name}守卫', tie: '无人得分',
    tokens: '待挖{count}', figures: '{name}：{list}', camp: '{name}的营地', ap: '行动点：剩{n}，共{m}',
    cost: '花费{n}', rotateLeft: '左转', rotateRight: '右转', layHint: '选一个发光的格子', confirm: '放在这里', cancel: '取消', way: '朝向{n}/{m}',
    moving: '{space}的{Figure}：选择目的地', mapKeys: '方向键在格子间移动，Page Down跳到下一个可选格；Enter选取，Escape取消。', zoom: '地图大小', zoomIn: '放大', zoomOut: '缩小', fit: '整张地图', score: '分数', now: '现在可得', temples: '神庙', treasures: '宝物',
    supply: '备用队员：{n}', leaderAt: '队长：{place}', inSupply: '备用', guarding: '守卫中', gone: '移出游戏', camps: '剩余营地：{n}', guards: '剩余守卫：{n}',
    set: '{count} × {treasure}：{points}', choose: '选择', close: '关闭', gains: '第{n}次计分', lastGains: '最终计分', notYet: '未计分', sum: '合计', auction: '竞价', display: '展示区',
    moved: '已行动', passed: '已放弃', calls: '出价中', leads: '出价{n}', stack: '板块堆：剩{n}，下一个字母{letter}', stackEmpty: '板块堆已空', store: '供应', numbersLeft: '剩余神庙标记',
    undug: '未挖出的宝物', hand: '待放置的板块', place: '放置', finish: '结束回合', left: '剩{n}', bidAmount: '你的出价', more: '增加', less: '减少', onMap: '在{space}', volcanoAside: '火山：全体计分',
  },
}
