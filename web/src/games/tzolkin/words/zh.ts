import type { Catalogue } from './en'

/** Chinese, in the terms of the Chinese rulebook. */
export const zh: Catalogue = {
  nouns: {
    corn: '玉米', wood: '木头', stone: '石头', gold: '黄金', skull: '水晶骷髅', worker: '工人', resource: '资源', point: '点', day: '天', choice: '种选择', tile: '片',
  },
  gears: { palenque: '帕伦克', yaxchilan: '亚斯奇兰', tikal: '蒂卡尔', uxmal: '乌斯马尔', chichen: '奇琴伊察' },
  temples: { brown: '棕色神庙', yellow: '黄色神庙', green: '绿色神庙', any: '任意神庙' },
  gods: { brown: '恰克', yellow: '奎策尔夸托', green: '库库尔坎' },
  tracks: { agriculture: '农业', extraction: '资源提炼', architecture: '建筑学', theology: '神学', any: '任意科技' },
  frames: { farm: '农场', civil: '城市建筑', tomb: '墓穴', shrine: '神殿' },
  prompt: {
    keep: '从四个起始财富片中保留两个', turn: '你的回合：放置或取出工人', harvest: '收获什么？', anger: '触怒神明：在哪座神庙下降？', advance: '发展哪项科技？',
    'advance more': '再发展一项科技？', 'free level': '哪项科技免费提升？', pay: '支付哪些资源？', take: '获得哪些资源？', climb: '在哪座神庙上升？', 'climb two': '在哪两座神庙上升？',
    build: '建造哪个建筑？', 'build first': '建造哪个建筑或纪念碑？', 'build second': '再建造一个建筑？', 'build extra': '额外建造一个建筑？', 'build with corn': '用玉米建造哪个建筑？',
    market: '市场：先卖后买', 'any action': '执行哪个行动？', 'offer for a climb': '支付一个资源以上升神庙？', 'turn days': '日历旋转几天？',
    'first player': '决定起始玩家', monument: '抽取纪念碑', building: '抽取建筑', deal: '分发起始财富片', 'neutral worker': '放置傀儡工人', over: '游戏结束',
  },
  tell: {
    gain: '获得{count}', none: '没有获得{noun}：银行已空', pay: '支付{count}', score: '获得{points}', lose: '失去{points}', keep: '保留{tile}', deal: '得到{tile}', beg: '乞讨{count}',
    place: '放置工人：{gear} {n}', 'place first': '放置工人：起始玩家位置', pick: '取出工人：{gear} {n}', build: '建造{tile}', burn: '焚烧森林', level: '发展科技：{track} {n}',
    lay: '放置水晶骷髅：{gear} {n}', climb: '上升：{step}', stay: '停留：{step}', descend: '下降：{step}', lead: '{temple}等级最高，获得{points}', first: '获得起始玩家标记',
    only: '只能让日历前进1天', pushed: '收回被推下的工人：{gear}', reveal: '展示{kind}{tile}', neutral: '傀儡工人：{gear} {n}', round: '第{n}轮开始，{name}先行', day: '日历前进{days}',
  },
  do: {
    gain: '获得{count}', none: '{noun}：银行已空', pay: '支付{count}', score: '获得{points}', lose: '失去{points}', keep: '保留{tile}', deal: '得到{tile}', beg: '获得{count}',
    place: '行动槽{n}', 'place first': '起始玩家位置', pick: '取出：{gear} {n}', build: '建造{tile}', burn: '焚烧森林', level: '{track} {n}', lay: '放置水晶骷髅于{n}', climb: '上升：{step}',
    stay: '停留：{step}', descend: '下降：{step}', lead: '等级最高：{points}', first: '获得起始玩家标记', only: '仅1天', pushed: '工人返回：{gear}', reveal: '{kind}{tile}',
    neutral: '傀儡工人：{gear} {n}', round: '第{n}轮', day: '{days}',
  },
  step: { known: '{temple}的{points}层', plain: '{temple}第{n}层' },
  kind: { building: '建筑', monument: '纪念碑', wealth: '起始财富片' },
  offer: {
    keep: '保留{first}和{second}', beg: '乞讨玉米，{temple}下降', place: '放置工人：{gear}', 'place first': '放置工人：起始玩家位置', pick: '取出{gear} {n}的工人：行动{n}',
    'pick as': '取出{gear} {n}的工人：行动{m}', 'pick nothing': '取出{gear} {n}的工人，不执行行动', end: '结束回合', 'turn one': '日历旋转1天', 'turn two': '日历旋转2天', 'harvest corn': '收获玉米',
    'harvest wood': '收获木头', burn: '焚烧森林获得玉米', 'harvest bare': '无收获片收获玉米', anger: '{temple}下降', advance: '发展{track}', pay: '支付{goods}', take: '获得{goods}', climb: '{temple}上升',
    'climb two': '{first}和{second}上升', build: '建造{tile}', 'build saving': '建造{tile}，少付1{good}', 'build plain': '建造{tile}，不用建筑学', monument: '建造纪念碑{tile}', sell: '卖出{goods}', buy: '买入{goods}',
    act: '执行{gear}行动{n}', done: '到此为止', first: '起始玩家：座位{n}', reveal: '展示{kind}{tile}', deal: '分发起始财富片{tile}', neutral: '傀儡工人：{tile}', other: '{text}',
  },
  menu: { action: '行动{n}', nothing: '什么都不做' },
  goal: {
    corn: '玉米', wood: '木头', stone: '石头', gold: '黄金', skull: '水晶骷髅', worker: '新工人', points: '分数', climb: '神庙上升', level: '发展科技',
    building: '建造建筑', monument: '建造纪念碑', lay: '放置水晶骷髅', place: '放置工人', pick: '取出工人', first: '起始玩家标记',
  },
  gain: { place: '工人在{gear} {n}', 'place first': '工人在起始玩家位置', pick: '工人从{gear} {n}返回', lay: '水晶骷髅在{gear} {n}', first: '起始玩家标记', 'no place': '{gear} {n}没有工人', 'no place first': '起始玩家位置没有工人', stay: '工人留在{gear} {n}' },
  group: {
    keep: '起始财富片', beg: '乞讨玉米', place: '放置工人', pick: '取出：{gear} {n}', end: '结束', turn: '旋转日历', harvest: '收获', anger: '触怒神明', advance: '科技', pay: '支付', take: '获得', climb: '神庙', build: '建筑',
    monument: '纪念碑', sell: '卖出', buy: '买入', act: '行动：{gear}', chance: '抽取', other: '其他',
  },
  note: { end: '回合结束', done: '到此为止', two: '玩家板翻至深色面', bare: '无收获片的玉米', nothing: '不执行行动' },
  why: {
    market: '市场', 'calendar teeth': '日历上的玉米', feeding: '喂养工人', 'unfed workers': '未喂养的工人', 'stepping down': '较小数字的行动', architecture: '建筑学', 'architecture bonus': '建筑学奖励', 'theology bonus': '神学奖励',
    'free choice': '自行选择', 'any action': '任意行动', 'burned forest': '焚烧森林', skulls: '水晶骷髅', 'corn and resources': '玉米和资源', refill: '补充',
  },
  source: {
    buildings: '建筑', architecture: '建筑学', chichen: '奇琴伊察', 'temples age 1': '神庙（时代1）', 'temples age 2': '神庙（时代2）', 'unfed workers': '未喂养的工人', corn: '玉米和资源', skulls: '剩余水晶骷髅', monuments: '纪念碑',
  },
  effect: {
    'climb any': '任意神庙上升', gain: '{count}', points: '{points}', worker: '1工人', level: '{track} +1', climb: '{temple}上升', build: '再建造一个建筑', market: '然后市场交易', 'any-action': '然后任意行动', feeds: '{count}不需要玉米', 'cheaper-meals': '每个工人少需1玉米', twice: '{text}两次',
  },
  monument: {
    'per-frame': '自己的每个{frame}：{n}', 'per-tile': '自己的每个建筑或纪念碑：{n}', 'per-monument': '所有玩家的每个纪念碑：{n}', 'per-corn-tile': '自己的每个玉米收获片：{n}', 'per-wood-tile': '自己的每个木头收获片：{n}',
    'by-workers': '{from}个工人：{list}', 'per-level': '每个科技等级：{n}', 'by-full-tracks': '{from}项满级科技：{list}', 'best-temple': '最高神庙起始层以上每层：{n}', 'temple-steps': '三座神庙的点数再得一次', 'per-skull': '奇琴伊察每个水晶骷髅：{n}',
  },
  action: {
    fish: '捕鱼：{corn}', corn: '{corn}', harvest: '{corn}或{wood}', gain: '{goods}', level: '1项科技', build: '1个建筑', levels: '1–2项科技', builds: '1–2个建筑或1个纪念碑', temples: '支付{count}，两座神庙上升', offering: '支付{count}，一座神庙上升', market: '市场',
    worker: '新工人', build_with_corn: '建筑，每个资源{count}', any_action: '支付{count}，小齿轮的任意行动', skull: '放置水晶骷髅：{points}，{temple}上升', 'skull resource': '放置水晶骷髅：{points}，{temple}上升，{count}', free: '本齿轮任意行动，无需额外支付', zero: '尚无行动',
  },
  short: { fish: '捕鱼', corn: '收获', harvest: '收获', gain: '采集', level: '科技', build: '建造', levels: '科技', builds: '建造', temples: '朝拜', offering: '供奉', market: '市场', worker: '工人', build_with_corn: '建造', any_action: '任意', skull: '骷髅', free: '任意' },
  level: {
    agriculture: '收获 +1|无需收获片；捕鱼 +1|收获 +2|神庙上升', extraction: '木头 +1|石头 +1|黄金 +1|2资源', architecture: '建造：1玉米|建造：2点|少付1资源|3点', theology: '下一行动槽|1资源：神庙上升|骷髅 +1|1骷髅',
  },
  ui: {
    board: '卓尔金历游戏板', scene: '日历与齿轮', calendar: '日历', round: '第{n}轮，共{m}轮', roundShort: '轮', age: '时代{n}', foodDay: '供给日', foodIn: '{days}后供给日', foodNow: '今天是供给日', foodGoods: '供给日：物资', foodPoints: '供给日：点数', over: '游戏结束',
    cornOn: '日历上的玉米：{n}', arrow: '今天', jungle: '丛林', field: '帕伦克{n}：木头收获片{wood}，玉米收获片{corn}', buildings: '建筑', monuments: '纪念碑', temples: '神庙', technologies: '科技', players: '玩家', wealth: '起始财富片', stack: '时代{n}牌叠：{count}', empty: '空位',
    first: '起始玩家位置', marker: '起始玩家', turn: '行动中', you: '你', light: '浅色面：可旋转两天', dark: '深色面：只能一天', home: '可用工人：{n}/{m}', score: '点数', goods: '物资', cornTiles: '玉米收获片', woodTiles: '木头收获片', tiles: '建筑与纪念碑', kept: '起始财富片', hidden: '未公开',
    neutral: '傀儡工人', workerOf: '{name}的工人', on: '{name}：{place}', supply: '银行中的水晶骷髅', spotOpen: '空', spotLaid: '已放置', leader: '最高等级：{a}（时代1），{b}（时代2）', level: '等级', start: '起始', bonus: '奖励', price: '{count}', step: '层', choose: '选择', close: '关闭', all: '整个游戏板', zoom: '放大',
    pickTwo: '选择两片', chosen: '已选', market: '市场：一个所值玉米', extra: '放置多个工人的玉米', free: '自由选择', cost: '花费', seat: '座位{n}', space: '行动槽{n}',
  },
}
