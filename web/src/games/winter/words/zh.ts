/** 中文。用语依照规则文本。 */
import type { Catalogue } from './en'

export const zh: Catalogue = {
  units: {
    tribe: '张部落牌到手', 'tribe-discard': '张部落牌到弃牌堆', culture: '张文化牌', stone: '块圣石', camp: '个营地', move: '次营地移动', community: '个村落', reveal: '张动物加入猎场', animal: '张猎场动物',
    'animal-deck': '张牌库动物', 'use-animal': '次使用动物', megalith: '个巨石', draw: '张抽牌', idol: '级神像', tool: '工具', bury: '张埋葬', discard: '张弃牌', food: '食物', labour: '劳力', points: '分', 'fill-food': '食物补满', choice: '个选择', card: '张牌',
  },
  words: {
    tribe: '部落牌到手', 'tribe-discard': '部落牌到弃牌堆', culture: '文化牌', stone: '圣石', camp: '营地', move: '移动营地', community: '村落', reveal: '翻开动物', animal: '猎场动物', 'animal-deck': '牌库动物', 'use-animal': '使用动物',
    megalith: '巨石', draw: '抽牌', idol: '神像', tool: '工具', bury: '埋葬', discard: '弃牌', food: '食物', labour: '劳力', points: '分数', 'fill-food': '补满食物',
  },
  effect: { pay: '支付{price}：{gain}', then: '，然后', nothing: '无', same: '（同一物种）', other: '（不同种类）', end: '终局{points}', pair: '{a}和{b}' },
  marks: { initiation: '在入族列', develop: '在发展列', settle: '在定居列', hunt: '在狩猎列', any: '在任意列', eclipse: '日食时', 'when bury': '埋葬牌时', 'when animal': '从猎场拿动物时', 'when megalith': '放置巨石时' },
  places: { initiation: '入族', develop: '发展', settle: '定居', hunt: '狩猎', rest: '休息' },
  parts: { '1': '上段', '2': '中段', '3': '下段' },
  figures: { chief: '酋长', tribe: '族人棋子' },
  tracks: { offering: '供奉', veneration: '崇敬' },
  cards: {
    brave: '勇士', tribeswoman: '族女', tribesman: '族人', elder: '长老', craftswoman: '女匠', pathfinder: '寻路者', hunter: '猎人', shaman: '萨满',
    'C1-01': '守火', 'C1-02': '敲制燧石', 'C1-03': '鞣制兽皮', 'C1-04': '骨针', 'C1-05': '炉边故事', 'C1-06': '赭石', 'C1-07': '葬礼', 'C1-08': '套索', 'C1-09': '追踪', 'C1-10': '拖橇',
    'C1-11': '皮帐', 'C1-12': '立石', 'C1-13': '古道', 'C1-14': '命名日', 'C1-15': '亲族', 'C1-16': '以物易物', 'C1-17': '熏屋', 'C1-18': '数月', 'C1-19': '投矛器', 'C1-20': '议事之火',
    'C2-01': '大火塘', 'C2-02': '黑曜石刃', 'C2-03': '贮藏坑', 'C2-04': '圣歌', 'C2-05': '大石柱', 'C2-06': '石棚匠人', 'C2-07': '祖先崇拜', 'C2-08': '丧宴', 'C2-09': '围猎', 'C2-10': '大狩猎',
    'C2-11': '长途迁徙', 'C2-12': '栅栏', 'C2-13': '长老会', 'C2-14': '口传律法', 'C2-15': '观星', 'C2-16': '岩画', 'C2-17': '精湛手艺', 'C2-18': '交换之路', 'C2-19': '成人礼', 'C2-20': '圣所',
  },
  things: {
    woolly_mammoth: '猛犸象', argentavis: '阿根廷巨鹰', woolly_rhinoceros: '披毛犀', giant_sloth: '大地懒', sabertooth: '剑齿虎', glyptodon: '雕齿兽', giant_deer: '大角鹿',
    keen_eye: '锐眼', strong_tusk: '坚牙', fierce_paw: '猛爪', skilled_hand: '巧手', fire_wolf: '火狼', base: '起始板块', plain: '平原', forest: '森林', lake: '湖泊', hill: '丘陵', valley: '山谷', mountain: '高山', glacier: '冰川',
    stone: '圣石', setup: '设置牌', glacier_token: '冰川标记', rest_token: '休息标记',
  },
  stones: {
    'communities-at': '每个邻接{what}的村落{n}分', 'terrain-types': '每种有己方营地的地形{n}分', 'ground-megaliths': '每个直接放在板上的己方巨石{n}分', 'raised-megaliths': '每个叠在上面的己方巨石{n}分', 'megalith-boards': '1/2/3/4块板有己方巨石得{list}分', buried: '按埋葬的牌：{list}',
    'idol-levels': '神像每{n}级1分', 'used-species': '使用过的动物每个物种{n}分', used: '使用过1/2/3/4张{what}得{list}分', each: '每次日食：{text}', from: '{m}张起{n}分',
  },
  status: { verified: '已核实', probable: '可能', conflict: '来源不一致', invented: '复原' },
  prompt: {
    side: '使用酋长牌的哪一面？', 'pick a chief': '拿哪位酋长？', 'pick a set-up card': '拿哪张设置牌？', turn: '你的回合：先打文化牌，再放一个棋子', action: '你的棋子做什么？', gain: '拿什么？', 'eclipse gains': '日食：拿什么？', 'culture card': '使用文化牌的哪个能力？', when: '使用被触发的能力吗？',
    discard: '为这张文化牌弃哪张牌？', initiation: '入族中段的另一半呢？', arrow: '箭头的巨石放在哪里？', 'rest token': '公开的休息标记，还是未知的下一个？', 'eclipse pile': '哪些牌放入日食牌堆？', 'eclipse abilities': '使用哪个日食能力？', stone: '放置圣石', culture: '翻开文化牌', chief: '发酋长牌',
    'set-up card': '发设置牌', 'megalith board': '放置巨石板', 'tiles left out': '移除地形板块', terrain: '放置地形板块', 'turn order': '决定顺位', draw: '抽牌', animal: '翻开动物', 'animal of the deck': '抽动物', 'glacier token': '翻开冰川标记', 'next rest token': '翻开休息标记', over: '游戏结束',
  },
  tell: {
    gain: '获得{count}', pay: '支付{count}', lose: '因没有空位失去{count}', score: '得{count}', play: '打出{card}', discard: '弃掉{card}', draw: '抽到{card}', 'take hand': '拿{card}', 'take discard': '把{card}拿到弃牌堆', 'take stone': '拿一块圣石（{text}）',
    'bury card': '埋葬一张牌', bury: '埋葬{card}', use: '使用{card}', 'use chief': '使用酋长的能力', place: '把{figure}放到{place}列', 'place rest': '让{figure}休息', idol: '神像升到{track}轨第{n}级', raise: '在{at}放置巨石', 'raise level': '在{at}第{n}层放置巨石', hunt: '拿动物：{thing}', 'hunt deck': '从牌库拿动物：{thing}', tip: '使用动物：{thing}',
    camp: '在起始板块放一个营地', move: '把营地从{from}号格移到{to}号格', found: '建立村落', turn: '翻开{n}号格的冰川标记（{text}）', eat: '花费{n}食物换劳力', 'hide card': '把一张牌放入日食牌堆', hide: '（{card}）', reveal: '翻开{card}', 'reveal table': '公开{card}：{text}', bluff: '把{card}收回手中：虚张声势', sum: '日食中有{count}', order: '成为第{n}顺位', lead: '在{n}号格（{thing}）领先', shuffle: '把弃牌堆洗成新牌库',
    setup: '得到设置牌：{text}', chief: '得到酋长{thing}', side: '选择{what}面：{text}', token: '拿休息标记：{text}', animal: '翻开动物：{thing}', 'animal table': '{thing}来到猎场', board: '放置巨石板{what}', round: '第{n}轮开始',
  },
  why: { 'veneration track': '崇敬轨', 'offering track': '供奉轨', eclipse: '日食', cards: '牌', animals: '动物套组', megaliths: '巨石', 'stacked megalith': '叠放的巨石', 'covered megalith': '被覆盖的巨石', food: '食物', instead: '替代', 'empty supply': '供应已空' },
  offer: {
    order: '下一位：{n}号', deal: '发牌：{card}', side: '{what}面：{text}', 'pick chief': '酋长：{thing}', 'pick setup': '设置牌：{text}', play: '打出{card}', use: '{card}：{text}', 'use animal': '使用{thing}', eat: '花食物换劳力', place: '{Figure}：{place}', 'place rest': '{Figure}：休息', go: '下滑', end: '结束回合', goods: '拿取资源', done: '不再拿', 'done pile': '牌堆完成', 'done wait': '暂不使用',
    'token open': '公开的标记：{text}', 'token next': '未知的下一个标记', pile: '{card}放入日食牌堆', 'take hand': '拿{card}', 'take discard': '{card}到弃牌堆', 'take stone': '圣石：{text}', 'point culture': '没有公开的文化牌：1分', 'point animal': '没有动物：1分', camp: '在起始板块放营地', move: '营地：{from} → {to}', found: '村落：{list}', reveal: '翻开动物', hunt: '拿{thing}', 'hunt deck': '拿牌库最上面的动物',
    megalith: '巨石：{at}', 'megalith level': '巨石：{at}，第{n}层', draw: '抽一张牌', idol: '神像：{track}轨', instead: '{gain}，代替{of}', tools: '拿{count}', bury: '埋葬{card}', 'bury new': '埋葬刚拿的{card}', 'bury board': '埋葬打出的{card}', 'bury spent': '埋葬用过的{card}', 'bury discard': '从弃牌堆埋葬{card}', discard: '弃掉{card}', 'discard new': '弃掉刚拿的{card}', chance: '{text}',
  },
  goal: {
    food: '食物', tool: '工具', points: '分数', idol: '提升神像', megalith: '放置巨石', animal: '拿动物', stone: '拿圣石', card: '获得牌', hand: '补充手牌', bury: '埋葬牌',
    hide: '补充日食牌堆', camp: '新营地', move: '移动营地', found: '建立村落', glacier: '翻开冰川标记', token: '拿休息标记', place: '放置棋子',
  },
  gain: { idol: '{track}神像 {mark}', megalith: '{at}的巨石', hand: '手牌 {mark}', bury: '埋葬{n}张牌', hide: '日食牌堆加{n}张', to: '{n}个营地到{at}号格', from: '{at}号格少{n}个营地', place: '棋子：{place}', token: '{thing}：{text}' },
  group: {
    side: '你的酋长：{thing}', pick: '轮抽', play: '打牌', use: '能力', eat: '劳力', 'place chief': '放酋长', 'place tribe': '放族人棋子', token: '休息标记', tribe: '部落牌', culture: '文化牌', stone: '圣石', camp: '营地', move: '从{n}号格移动', found: '村落', hunt: '狩猎', animal: '使用动物', megalith: '巨石', 'megalith level': '巨石，第{n}层', draw: '牌', idol: '神像', instead: '替代',
    tools: '工具和食物', 'bury hand': '从手牌埋葬', 'bury discard': '从弃牌堆埋葬', 'bury board': '从玩家板埋葬', discard: '弃牌', pile: '日食牌堆', finish: '继续', chance: '抽到',
  },
  instead: { megalith: '巨石', draw: '牌', idol: '神像' },
  short: { idols: '第{n}级', lose: '失去{count}' },
  source: { effects: '效果', 'empty supply': '供应已空', megaliths: '巨石', idols: '崇敬级别', 'sacred stones': '圣石', offering: '供奉', veneration: '崇敬与埋葬', cards: '牌', animals: '动物' },
  ui: {
    board: '《无尽寒冬》桌面', round: '第{n}轮，共{m}轮', era: '时代{era}', setup: '准备', action: '行动', eclipse: '日食', preparation: '准备阶段', over: '游戏结束', you: '你', seat: '{n}号座位', toAct: '行动中', players: '玩家', choose: '选择', close: '关闭', score: '分数',
    columns: '行动列', culture: '文化牌', hunt: '猎场', map: '地形', megaliths: '巨石', idols: '神像', hand: '你的手牌', panels: '桌面各部分', stones: '圣石', tribes: '部落牌', left: '剩{n}张', covered: '奖励已被拿走', bonusFree: '奖励给第一个棋子', top: '上段：能付多少次就多少次', middle: '中段：一次', bottom: '下段：第一个棋子的奖励', figuresHere: '这里的棋子：{list}', nobody: '还没有', restSpace: '休息', restText: '{text}；日食中{labour}',
    labour: '现有劳力：{n}', place: '{place} · {part}', noFigure: '棋子尚未放置', played: '打出的牌', handOf: '手牌：{n}', deck: '牌库：{n}', discard: '弃牌堆：{n}', buried: '已埋葬：{n}', pile: '日食牌堆：{n}', hidden: '隐藏', empty: '空', emptyHand: '没有手牌', food: '食物：{n}/{m}', tools: '工具：{n}/{m}', camps: '玩家板上的营地：{n}', communities: '玩家板上的村落：{n}', megalithsLeft: '玩家板上的巨石：{n}', figures: '待放的棋子：{n}', animalText: '{thing}：{n}，已使用{m}', setWorth: '未使用的套组值{points}',
    stoneCell: '圣石格{n}：费用{price}，立即{gain}', chief: '酋长{thing}：{text}', display: '公开的文化牌', animalDeck: '动物牌库：{n}', grounds: '{thing}：猎场{n}张', open: '公开{n}/{m}', sets: '套组：{list}分', takeUp: '从这里移动营地……', campsHere: '营地 {list}', hex: '{thing}{n}', camp: '{name}：{n}', community: '{name}的村落', influence: '影响力 {list}', token: '冰川标记：{text}', tokenDown: '面朝下的冰川标记', junction: '交汇点：{list}', from: '{hex}的营地：移到哪里？', bonus: '奖励{text}',
    cell: '{at}格', level: '第{n}层', start: '起始格，箭头指向{list}', owner: '{name}的巨石', grey: '灰色巨石', cellFree: '空', allLevels: '全部层', onlyLevel: '到第{n}层', levels: '显示的层', boards: '巨石区', track: '{track}轨', idolAt: '{name}：第{n}级', rate: '每{n}个食物和工具1分', orderTrack: '顺位', orderAt: '{n}：{name}', orderBonus: '日食中：{text}', rounds: '轮次与日食',
    eclipseTitle: '第{n}轮日食', laborSum: '劳力{count}', bluffs: '虚张声势', noPile: '没有牌堆', from_to: '从第{a}到第{b}', restToken: '休息标记', tokenHeld: '已拿：{text}', tokenOpen: '公开：{text}', tokensLeft: '下面还有{n}个', hide: '收起', show: '显示日食', reconstruction: '牌、板块和板上的图标为复原内容。提示里写明哪些已核实。', status: '数据：{status}', insteadOf: '代替{of}', finish: '结束', goOn: '继续', draft: '轮抽', side: '{what}面', animalUse: '使用时：{text}', wild: '可加入任何套组',
  },
}
