import type { Catalogue } from '../i18n'

const zh: Catalogue = {
  'nav.home': '首页', 'nav.about': '关于', 'nav.label': '工具', 'nav.skip': '跳到内容', 'nav.skipchoices': '跳到你的选择',
  'common.close': '关闭', 'common.copy': '复制', 'common.copied': '已复制', 'common.save': '保存', 'common.loading': '请稍候……',
  'error.unreachable': '无法连接服务器。它在运行吗？你在线吗？',
  'error.server': '服务器无法完成（{status}）。请再试一次。',
  'error.unknown': '出了点问题。请再试一次。',
  'lost.title': '这里什么也没有', 'lost.text': '这个地址没有页面。',

  'home.title': '重度桌游，精确的牌桌',
  'home.lead': '独自对战机器人，同屏共玩，或与远方的朋友一起。每条规则都经过检验，每一步都有记录。无需注册。',
  'home.players': '{from}–{to} 名玩家', 'home.play': '立即开始', 'home.play.what': '你和 {n} 个机器人，立即开始：', 'home.table': '开一桌',
  'home.mine': '我的牌桌', 'home.mine.none': '还没有。点“立即开始”即可。',
  'home.open': '公开的牌桌', 'home.open.none': '目前没有等待玩家的公开牌桌。',
  'home.finished': '已结束的游戏', 'home.finished.none': '结束的游戏会留在这里，可以回放。',
  'home.name': '你的名字', 'home.name.hint': '别人看到的名字', 'home.name.saved': '名字已保存。',
  'list.yours': '轮到你了', 'list.turn': '等待 {names}', 'list.waiting': '等待玩家', 'list.won': '胜者：{names}', 'list.over': '已结束', 'list.all': '显示全部 {n} 个',

  'load.title': '载入记录', 'load.what': '文本形式的对局（.lc）会重新成为牌桌：可以回放，也可以继续。',
  'load.file': '选择文件', 'load.paste': '粘贴文本', 'load.go': '载入',

  'new.title': '{game}：新牌桌', 'new.seats': '谁来玩', 'new.count': '{n} 名玩家', 'new.kind': '{n} 号座位由谁来玩',
  'new.kind.me': '我', 'new.kind.link': '朋友（通过链接）', 'new.kind.hot': '同屏的另一位', 'new.kind.bot': '机器人',
  'new.bot': '哪个机器人', 'new.name': '名字', 'new.who': '谁可以加入', 'new.private': '只有持链接的人', 'new.public': '任何人：牌桌会列出',
  'bot.random': '随机', 'bot.random.what': '随意走任何合法的一步，用来试试牌桌。',
  'bot.novice': '新手', 'bot.novice.what': '一步一步，只取眼前看来最好的。',
  'bot.regular': '普通', 'bot.regular.what': '仔细规划自己的整个回合，但不考虑你的。',
  'bot.strong': '高手', 'bot.strong.what': '规划整个回合，眼光经过数千局对局的训练。',
  'bot.master': '大师', 'bot.master.what': '看得更广，还会考虑接下来每个人可能做什么：每回合最多两秒。',
  'new.clock': '计时', 'new.clock.none': '不计时', 'new.clock.minutes': '每人 {n} 分钟', 'new.clock.hours': '每人 {n} 小时', 'new.clock.days': '每人 {n} 天',
  'new.clock.what': '整局的时间。用完后由机器人代打该座位。',
  'new.options': '本桌规则', 'new.default': '默认', 'new.create': '开桌',

  'seats.title': '玩家与链接', 'seats.nth': '玩家 {n}', 'seats.open': '空位', 'seats.me': '你', 'seats.person': '玩家', 'seats.hot': '同屏', 'seats.bot': '机器人',
  'seats.online': '在线', 'seats.offline': '离线', 'seats.take': '坐这里', 'seats.leave': '离开座位', 'seats.relink': '新链接', 'seats.makebot': '让机器人来玩',
  'seats.link': '{n} 号座位的链接', 'seats.invite': '每个链接发给一位朋友：先打开者得到座位。', 'seats.watch': '观战链接',
  'seats.leave.sure': '要离开座位吗？座位将空出，只能凭新链接回来。', 'seats.replace.sure': '{name} 将失去这个座位。要继续吗？',
  'seats.clock': '计时：{time}。某位玩家时间用完后，由机器人“{bot}”代打该座位。',
  'seats.close': '关闭牌桌', 'seats.close.sure': '不计结果地结束这局游戏吗？',
  'sit.title': '你受到邀请', 'sit.text': '{game} 的牌桌为你留了一个座位。', 'sit.go': '入座', 'sit.watch': '只观战',
  'waiting.title': '还有空位', 'waiting.text': '所有座位坐满后游戏开始。发送链接，或让机器人来玩。',

  'now.loading': '请稍候……', 'now.closed': '这张牌桌已关闭。', 'now.open': '等待玩家。空位：{n}。', 'now.over': '游戏结束。',
  'now.named': '{name}：{what}', 'now.wait': '等待 {names}', 'now.sending': '……', 'now.sofar': '本回合：',
  'turn.title': '轮到你了',
  'line.notyet': '尚未连接，请稍后再试。',
  'line.lost': '连接中断，正在重连。不会丢失任何内容。',
  'look.text': '你在回看：第 {n} 步之后。', 'look.leave': '回到现在', 'look.back': '让游戏回到这里',
  'vote.text': '{name} 请求回到第 {n} 步（{needed} 人中 {yes} 人同意）。', 'vote.yes': '同意', 'vote.no': '不同意',
  'table.freeseat': '有一个空位。链接在“玩家与链接”中；也可以让机器人来玩。', 'table.notices': '通知', 'table.board': '游戏板', 'table.side': '选择与日志', 'table.watching': '你在观战。隐藏的信息仍然隐藏。', 'table.face': '查看视角', 'table.fold': '收起', 'table.unfold': '展开',
  'undo.step': '撤销一步 (u)', 'undo.turn': '撤销整个回合',
  'why.fine': '“{text}” 可以执行。',

  'choices.title': '选择', 'choices.none': '没有需要决定的。', 'choices.wait': '现在没有需要决定的，很快又轮到你。', 'choices.watching': '你在观战。',
  'choices.watch': '其他玩家行动中……', 'choices.skip': '立即显示',
  'choices.number': '{what}：{least}至{most}之间的数', 'choices.less': '减少', 'choices.more': '增加',
  'notation.label': '以记谱输入决定', 'notation.placeholder': '记谱、undo、why …', 'notation.send': '执行',

  'turns.title': '我能做什么？', 'turns.leave': '返回选择', 'turns.wait': '正在寻找整个回合……', 'turns.found': '回合：{n}个。', 'turns.order': '按粗略估计，最有希望的在前。',
  'turns.noorder': '不分先后：此桌有其他玩家。', 'turns.goals': '目标', 'turns.all': '全部', 'turns.none': '没有找到回合。', 'turns.worth': '局面约改善{n}分',
  'turns.play': '执行这个回合', 'turns.stopped': '出现了别的情况：回合的其余部分由你决定。',

  'hint.title': '提示', 'hint.wait': '教练思考中……', 'hint.idea': '目标：', 'hint.noidea': '眼下没有可得的：这个回合为以后做准备。', 'hint.place': '从这里开始：', 'hint.move': '教练会这样走（胜率{n}）：',
  'hint.why': '结果：', 'hint.more': '在哪里？', 'hint.most': '显示走法', 'hint.leave': '关闭提示',
  'study.title': '研究', 'study.try': '试试别的走法', 'study.note': '研究：从已结束的对局另走一路。可用提示，不计结果。',
  'review.title': '复盘', 'review.what': '教练逐回合检查对局：每人的胜率、转折点，以及更好的走法。大约需要一分钟。',
  'review.begin': '复盘这局', 'review.working': '思考中：第{n}个回合，共{of}个。', 'review.meanwhile': '可以离开本页；复盘会与对局一起保存。',
  'review.shares': '胜率', 'review.points': '预期分数', 'review.chart': '每位玩家一条线；下面的表格内容相同。', 'review.table': '表格：胜率和预期分数',
  'review.moment': '时刻', 'review.setup': '设置', 'review.before': '{name}的回合之前', 'review.expects': '约{n}分', 'review.has': '{n}分', 'review.look': '查看此刻', 'review.turning': '转折点',
  'review.none': '没有找到会有很大改变的回合。', 'review.doubt': '教练靠搜索，并非全知：小差别意义不大。每个回合按该玩家当时所知来评判。',
  'review.lost': '胜率：−{n}', 'review.best': '没有更好的走法 · 胜率：+{n}', 'review.played': '实际走法', 'review.better': '更好的走法', 'review.chance': '胜率{n}', 'review.more': '多得：', 'review.keeps': '省下：', 'review.costs': '多花：', 'review.less': '放弃：', 'review.then': '然后或许：', 'review.later': '它的收益来得更晚，这里无法列出。', 'review.same': '两种走法的前{n}步相同',
  'review.fewer': '预期分数：−{n}', 'review.whose': '谁的回合', 'review.takes': '{name}的预期少{n}分。', 'review.leaves': '{name}的预期多{n}分。',

  'log.title': '日志', 'log.round': '第 {n} 轮', 'log.empty': '还没有发生任何事。', 'log.chance': '抽取', 'log.drawn': '秘密抽取', 'log.hidden': '秘密决定', 'log.undo': '撤销上一个决定',
  'log.undone': '已撤销', 'log.look': '查看这一刻', 'log.back': '让游戏回退',

  'pass.title': '请把屏幕交给 {name}', 'pass.text': '接下来的内容只给 {name} 看，其他人请回避。', 'pass.confirm': '我是 {name}',

  'end.title': '结果', 'end.won': '胜者：{names}', 'end.with': '{points} 胜利点数。', 'end.why': '领先最多：{source}（+{points}）。', 'end.tie': '平局判定：{reason}。',
  'end.notyet': '这局游戏尚未结束', 'end.breakdown': '分数来源', 'end.chart': '各来源的胜利点数，每位玩家一条；下表内容相同。',
  'end.table': '各来源的胜利点数', 'end.source': '来源', 'end.total': '合计', 'end.curve': '逐轮分数', 'end.lookround': '查看某轮开始',
  'end.see': '查看结果', 'end.board': '回到牌桌', 'end.download': '下载记录', 'end.rematch': '再来一局', 'end.rematch.join': '前往新的一局',

  'replay.title': '回放', 'replay.controls': '回放', 'replay.slider': '步', 'replay.at': '第 {n} / {of} 步', 'replay.first': '到开头', 'replay.last': '到结尾',
  'replay.next': '前进', 'replay.back': '后退', 'replay.play': '播放', 'replay.pause': '暂停', 'replay.by': '步长', 'replay.move': '逐步', 'replay.turn': '逐回合', 'replay.round': '逐轮',
  'replay.link': '此局面的链接',

  'rules.title': '规则', 'rules.of': '{game} 的规则', 'rules.what': '用我们自己的话写成，并注明印刷规则书的页码。每条规则都有自己的链接。',
  'rules.search': '搜索规则', 'rules.found': '找到 {n} 条规则', 'rules.pages': '第 {pages} 页', 'rules.ruling': '裁定',

  'keys.title': '快捷键', 'keys.choose': '执行带此标记的选择', 'keys.arrows': '浏览选择并执行', 'keys.turns': '本回合能做什么？', 'keys.undo': '撤销一步', 'keys.notation': '输入决定',
  'keys.rules': '与当前问题有关的规则', 'keys.log': '日志', 'keys.escape': '关闭；回到现在', 'keys.replay': '逐步回放', 'keys.help': '本页',
  'keys.notes': '文本框中可输入：任何选择的记谱、“undo”，或“why …”以了解为何不可行。',

  'settings.title': '设置', 'settings.language': '语言', 'settings.theme': '颜色', 'settings.auto': '跟随设备', 'settings.light': '浅色', 'settings.dark': '深色',
  'settings.speed': '他人的行动', 'settings.slow': '慢', 'settings.normal': '正常', 'settings.fast': '快', 'settings.off': '立即',
  'settings.turn': '轮到你时', 'settings.sound': '短促的声音', 'settings.notify': '浏览器通知', 'settings.denied': '浏览器不允许本页发送通知。',
  'settings.keyboard': '键盘', 'settings.keys': '使用单键选择和操作',

  'about.title': '关于 Long Count', 'about.what': 'Long Count 是重度桌游的精确数字牌桌：自己的服务器、机器人、可保存的记录，每条规则既是代码也是一句话。',
  'about.exact': '规则生效之处都注明编号。规则书没有说明或各版本不一致时，裁定会说明决定及理由；其中一些可按桌选择。',
  'about.own': '所有图画和文字均为我们自己的作品。游戏属于其作者和出版商；本项目与他们无关。',
  'about.licence': '以 MIT 许可证发布的自由软件。',
  'about.data': '数据来源：{game}', 'about.pack': '数值', 'about.sources': '来源', 'about.show': '显示', 'about.all': '全部', 'about.noted': '有备注的', 'about.rows': '配件及其来源',
  'about.row': '配件', 'about.status': '状态', 'about.source': '来源与备注', 'about.verified': '已核实', 'about.probable': '可能', 'about.conflict': '有冲突', 'about.invented': '我们的替代',
}

export default zh
