const en = {
  'nav.home': 'Home', 'nav.about': 'About', 'nav.label': 'Tools', 'nav.skip': 'Skip to the content', 'nav.skipchoices': 'Skip to your choices',
  'common.close': 'Close', 'common.copy': 'Copy', 'common.copied': 'Copied', 'common.save': 'Save', 'common.loading': 'One moment …',
  'error.unreachable': 'The server cannot be reached. Is it running, and are you online?',
  'error.server': 'The server could not do that ({status}). Please try again.',
  'error.unknown': 'Something went wrong. Please try again.',
  'lost.title': 'Nothing here', 'lost.text': 'There is no page at this address.',

  'home.title': 'Heavy games, an exact table',
  'home.lead': 'Alone against bots, on one sofa, or with friends far away. Every rule checked, every move kept. No account.',
  'home.players': '{from}–{to} players', 'home.play': 'Play now', 'home.play.what': 'Play now: you and {n} bots ({bot}), at once.', 'home.table': 'Open a table',
  'home.mine': 'My tables', 'home.mine.none': 'None yet. “Play now” opens one.',
  'home.open': 'Open tables', 'home.open.none': 'Nobody is waiting for players at a public table.',
  'home.finished': 'Finished games', 'home.finished.none': 'Games you finish stay here, to be replayed.',
  'home.name': 'Your name', 'home.name.hint': 'How others see you', 'home.name.saved': 'Your name is kept.',
  'list.yours': 'Your turn', 'list.turn': 'Waiting for {names}', 'list.waiting': 'Waiting for players', 'list.won': '{names} won', 'list.over': 'Finished', 'list.all': 'Show all {n}',

  'load.title': 'Load a record', 'load.what': 'A game kept as text (.lc) becomes a table again: to replay, or to play on.',
  'load.file': 'Choose a file', 'load.paste': 'Paste the text', 'load.go': 'Load',

  'new.title': 'A table of {game}', 'new.seats': 'Who plays', 'new.count': '{n} players', 'new.kind': 'Who plays on seat {n}',
  'new.kind.me': 'I', 'new.kind.link': 'A friend, by link', 'new.kind.hot': 'Somebody at this screen', 'new.kind.bot': 'A bot',
  'new.bot': 'Which bot', 'new.name': 'Name', 'new.who': 'Who may join', 'new.private': 'Only who has a link', 'new.public': 'Anybody: the table is listed',
  'new.clock': 'Clock', 'new.clock.none': 'No clock', 'new.clock.minutes': '{n} minutes each', 'new.clock.hours': '{n} hours each', 'new.clock.days': '{n} days each',
  'new.clock.what': 'Time for the whole game. When it runs out, a bot plays on for that seat.',
  'new.options': 'Rules of this table', 'new.default': 'usual', 'new.create': 'Open the table',

  'seats.title': 'Players and links', 'seats.nth': 'Player {n}', 'seats.open': 'Free seat', 'seats.me': 'you', 'seats.person': 'player', 'seats.hot': 'at this screen', 'seats.bot': 'bot',
  'seats.online': 'here', 'seats.offline': 'away', 'seats.take': 'Sit here', 'seats.leave': 'Leave the seat', 'seats.relink': 'New link', 'seats.makebot': 'Let a bot play',
  'seats.link': 'Link for seat {n}', 'seats.invite': 'Send each link to one friend: whoever opens it first has the seat.', 'seats.watch': 'Link to watch',
  'seats.leave.sure': 'Leave your seat? It becomes free, and you can come back only by a new link.', 'seats.replace.sure': '{name} loses this seat. Go on?',
  'seats.clock': 'Clock: {time}. When a player’s time runs out, the bot “{bot}” plays on for that seat.',
  'seats.close': 'Close the table', 'seats.close.sure': 'End this game without a result?',
  'sit.title': 'You are invited', 'sit.text': 'A seat at a table of {game} is kept for you.', 'sit.go': 'Sit down', 'sit.watch': 'Only watch',
  'waiting.title': 'Seats are free', 'waiting.text': 'The game begins when every seat is taken. Send the links, or let a bot play.',

  'now.loading': 'One moment …', 'now.closed': 'This table was closed.', 'now.open': 'Waiting for players. Free seats: {n}.', 'now.over': 'The game is over.',
  'now.named': '{name}: {what}', 'now.wait': 'Waiting for {names}', 'now.sending': '…', 'now.sofar': 'This turn:',
  'turn.title': 'Your turn',
  'line.notyet': 'Not connected yet; try again in a moment.',
  'line.lost': 'The connection is gone; trying again. Nothing is lost.',
  'look.text': 'You are looking back: after move {n}.', 'look.leave': 'Back to now', 'look.back': 'Take the game back to here',
  'vote.text': '{name} asks to go back to move {n} ({yes} of {needed} agree).', 'vote.yes': 'Agree', 'vote.no': 'No',
  'table.freeseat': 'A seat is free. “Players and links” has its link; a bot can play it, too.', 'table.notices': 'Notices', 'table.board': 'Board', 'table.side': 'Choices and log', 'table.watching': 'You are watching. Hidden things stay hidden.', 'table.face': 'See the table as', 'table.fold': 'Fold', 'table.unfold': 'Unfold',
  'undo.step': 'Undo one step (u)', 'undo.turn': 'Undo the whole turn',
  'why.fine': '“{text}” would be taken.',

  'choices.title': 'Choices', 'choices.none': 'Nothing to decide.', 'choices.wait': 'Nothing to decide now. It will be your turn again.', 'choices.watching': 'You are watching.',
  'choices.watch': 'The others move …', 'choices.skip': 'Show at once',
  'choices.number': '{what}: a number from {least} to {most}', 'choices.less': 'Less', 'choices.more': 'More',
  'notation.label': 'Decision in notation', 'notation.placeholder': 'notation, undo, why …', 'notation.send': 'Play it',

  'turns.title': 'What could I do?', 'turns.leave': 'Back to the choices', 'turns.wait': 'Looking for whole turns …', 'turns.found': 'Turns: {n}.', 'turns.order': 'The most promising first, by a rule of thumb.',
  'turns.noorder': 'In no order: other people play here.', 'turns.goals': 'What to aim at', 'turns.all': 'All', 'turns.none': 'No turn was found.', 'turns.worth': 'betters the position by about {n} points',
  'turns.play': 'Play this turn', 'turns.stopped': 'Something else came up: the rest of the turn is yours to decide.',

  'hint.title': 'Hint', 'hint.wait': 'The coach is thinking …', 'hint.idea': 'Aim at:', 'hint.noidea': 'Nothing is to be gained at once: keep the turn short.', 'hint.place': 'Begin with:', 'hint.move': 'The coach would play ({n} to win):',
  'hint.why': 'It comes to:', 'hint.more': 'Where?', 'hint.most': 'Show the move', 'hint.leave': 'Close the hint',
  'study.title': 'Study', 'study.try': 'Try another line', 'study.note': 'Study: a line of your own from a finished game. Hints are allowed; nothing counts.',
  'review.title': 'Review', 'review.what': 'The coach goes through the game turn by turn: everybody’s chance to win, the turning points, and what would have been better. It takes about a minute.',
  'review.begin': 'Review this game', 'review.working': 'Thinking: {n} of {of} turns.', 'review.meanwhile': 'You can leave this page; the review is kept with the game.',
  'review.shares': 'Chance to win', 'review.points': 'Expected points', 'review.chart': 'A line for each player; the table below says the same.', 'review.table': 'As a table: chance to win and expected points',
  'review.moment': 'Moment', 'review.setup': 'Set-up', 'review.before': 'before the turn of {name}', 'review.expects': '≈ {n} points', 'review.look': 'Look at this moment', 'review.turning': 'Turning points',
  'review.none': 'No turn was found that would have changed much.', 'review.doubt': 'The coach searches, it does not know: small differences mean little. Each turn is judged by what its player could know then.',
  'review.lost': 'Chance to win: −{n}', 'review.best': 'The best that was found', 'review.played': 'Played', 'review.better': 'Better', 'review.chance': '{n} to win', 'review.more': 'Brings more:', 'review.less': 'But:',
  'review.takes': '{name} can expect {n} points fewer.', 'review.leaves': '{name} can expect {n} points more.',

  'log.title': 'Log', 'log.round': 'Round {n}', 'log.empty': 'Nothing has happened yet.', 'log.chance': 'Draw', 'log.drawn': 'drawn in secret', 'log.hidden': 'decides in secret', 'log.undo': 'takes the last decision back',
  'log.undone': 'taken back', 'log.look': 'look at this moment', 'log.back': 'takes the game back',

  'pass.title': 'Hand over to {name}', 'pass.text': 'What comes next is for {name} only. Everybody else looks away.', 'pass.confirm': 'I am {name}',

  'end.title': 'Result', 'end.won': 'Winner: {names}', 'end.with': 'With {points} points.', 'end.why': 'Furthest ahead in: {source} (+{points}).', 'end.tie': 'The tie was broken: {reason}.',
  'end.notyet': 'This game is not over yet', 'end.breakdown': 'Where the points came from', 'end.chart': 'Points by source, one bar for each player; the table below says the same.',
  'end.table': 'Points by source', 'end.source': 'Source', 'end.total': 'Total', 'end.curve': 'Score round by round', 'end.lookround': 'Look at the start of round',
  'end.see': 'See the result', 'end.board': 'To the table', 'end.download': 'Download the record', 'end.rematch': 'Rematch', 'end.rematch.join': 'To the rematch',

  'replay.title': 'Replay', 'replay.controls': 'Replay', 'replay.slider': 'Move', 'replay.at': 'Move {n} of {of}', 'replay.first': 'To the start', 'replay.last': 'To the end',
  'replay.next': 'Forward', 'replay.back': 'Back', 'replay.play': 'Play', 'replay.pause': 'Pause', 'replay.by': 'Step', 'replay.move': 'by move', 'replay.turn': 'by turn', 'replay.round': 'by round',
  'replay.link': 'Link to this position',

  'rules.title': 'Rules', 'rules.of': 'Rules of {game}', 'rules.what': 'In our own words, with the pages of the printed rulebook. Each rule has its own link.',
  'rules.search': 'Search the rules', 'rules.found': 'Rules found: {n}', 'rules.pages': 'p. {pages}', 'rules.ruling': 'Ruling',

  'keys.title': 'Keys', 'keys.choose': 'take the choice with that sign', 'keys.arrows': 'go through the choices and take one', 'keys.turns': 'what could I do this turn?', 'keys.undo': 'undo one step', 'keys.notation': 'type a decision',
  'keys.rules': 'rules of what is asked', 'keys.log': 'log', 'keys.escape': 'close; back to now', 'keys.replay': 'step through a replay', 'keys.help': 'this page',
  'keys.notes': 'In the text field: any choice in notation, “undo”, or “why …” to hear why something is not possible.',

  'settings.title': 'Settings', 'settings.language': 'Language', 'settings.theme': 'Colours', 'settings.auto': 'as the device', 'settings.light': 'light', 'settings.dark': 'dark',
  'settings.speed': 'Others’ moves', 'settings.slow': 'slow', 'settings.normal': 'normal', 'settings.fast': 'fast', 'settings.off': 'at once',
  'settings.turn': 'When it is your turn', 'settings.sound': 'a short sound', 'settings.notify': 'a notice of the browser', 'settings.denied': 'The browser does not allow notices from this page.',
  'settings.keyboard': 'Keyboard', 'settings.keys': 'single keys choose and act',

  'about.title': 'About Long Count', 'about.what': 'Long Count is an exact digital table for heavy board games: a server of your own, bots, records you can keep, and every rule as code and as a sentence.',
  'about.exact': 'Rules are cited by number wherever they act. Where the printed rulebook is silent or its versions differ, a ruling says what was decided and why; some can be chosen per table.',
  'about.own': 'All drawings and texts are our own. The games belong to their authors and publishers; this project is not connected with them.',
  'about.licence': 'Free software under the MIT licence.',
  'about.data': 'Where the data come from: {game}', 'about.pack': 'Values', 'about.sources': 'Sources', 'about.show': 'Show', 'about.all': 'everything', 'about.noted': 'with a note', 'about.rows': 'Components and their sources',
  'about.row': 'Component', 'about.status': 'Status', 'about.source': 'Sources and notes', 'about.verified': 'verified', 'about.probable': 'probable', 'about.conflict': 'in conflict', 'about.invented': 'our stand-in',
}

export default en
