/** English. Forms of a noun are divided by | (one, many). */
export const en = {
  nouns: {
    worker: 'worker|workers', leader: 'leader|leaders', point: 'point|points', ap: 'action point|action points', stone: 'stone|stones', tile: 'tile|tiles',
    treasure: 'treasure|treasures', choice: 'choice|choices', way: 'way|ways', path: 'path|paths', place: 'place|places',
  },
  kinds: { jungle: 'jungle', temple: 'temple', treasure: 'treasure tile', volcano: 'volcano', base: 'base camp' },
  treasures: { mask: 'mask', jade: 'jade', idol: 'idol', bowl: 'bowl', knife: 'knife', shell: 'shell', mirror: 'mirror', flute: 'flute' },
  figures: { worker: 'worker', leader: 'leader' },
  one: { worker: 'a worker', leader: 'the leader' },
  prompt: {
    bid: 'How much do you bid for this turn?', choose: 'Choose a tile of the display', lay: 'Lay the tile: choose a space, turn it, confirm', act: 'Your turn: spend action points',
    'first player': 'The first player is drawn', tile: 'A tile is drawn', treasure: 'A treasure is dug up', over: 'The game is over',
  },
  tell: {
    first: 'begins', capital: 'starts with {points}', round: 'Round {n} begins', draw: 'draws {tile}', display: '{tile} is laid open', take: 'takes {tile}',
    return: 'puts {tile} back: it fits nowhere', discard: '{tile} fits nowhere and leaves the game', aside: 'sets the volcano {id} aside', lay: 'lays {tile} on {space}',
    opens: 'opens a path to {what}: {stones}', block: 'has {count}', 'block scoring': 'has {count} before scoring', spend: 'spends {count}', place: 'places {one} on {space}',
    leave: 'moves {one} from {space}', via: 'by way of {space}', arrive: 'to {space}', uncover: 'uncovers the temple on {what}: now {n}', dig: 'digs on {what}', find: 'finds: {treasure}',
    give: 'gives away: {treasure}', lose: 'has to give: {treasure}', camp: 'founds a camp on {what}', guard: 'guards the temple on {what} ({n}) with {why}', gone: '{count} out of the game',
    bid: 'bids {points}', pass: 'passes', win: 'gets the turn for {points}', 'win free': 'gets the turn for nothing', scoring: 'Scoring round {n} begins',
    temple: 'temple on {what}: {n}', 'score temples': 'scores {points} for temples', 'score treasures': 'scores {points} for treasures', total: 'has {points} now',
    end: 'ends the turn', 'end left': 'ends the turn with {count} left',
  },
  do: {
    opens: '{what} {n}', spend: '{n} AP', via: 'by {space}', uncover: 'worth {n}', guard: '{n} for good', gone: '{count} out of the game', win: 'the turn is yours for {points}',
    'win free': 'the turn is yours for nothing', 'score temples': 'temples +{n}', 'score treasures': 'treasures +{n}', 'end left': '{count} lost', paths: 'paths: {list}', nopath: 'no paths',
  },
  offer: {
    bid: 'Bid {n}', pass: 'Pass', choose: 'Take {tile}', lay: 'Lay on {space}, turned {n}°', place: 'Place {one} on {space}', send: '{Figure} from {from} to {to} by secret path',
    walk: '{Figure} from {from} to {to}', uncover: 'Uncover the temple on {space}', dig: 'Dig on {space}', exchange: 'Your {mine} for the {theirs} of player {n}', camp: 'Found a camp on {space}',
    guard: 'Guard {space} with {one}', end: 'End the turn', first: 'Player {n} begins', tile: '{tile} is drawn', find: 'Found: {treasure}', other: '{text}',
  },
  menu: { uncover: 'Uncover a level', dig: 'Dig up a treasure', camp: 'Found a camp', guard: 'Guard with {one}', place: 'Place {one} here', move: 'Move {one} …', walk: 'Walk to {to}', send: 'Secret path to {to}' },
  goal: {
    points: 'Points', treasure: 'Treasures', uncover: 'Uncover a temple', dig: 'Dig for treasure', camp: 'Found a camp', guard: 'Guard a temple', gone: 'Keep figures', place: 'Bring figures',
    take: 'Take a tile', lay: 'Lay a tile',
  },
  gain: { to: '{who} to {space}', from: '{who} less on {space}', uncover: 'temple {space} {mark}', dig: 'treasures of {space}: {n}', camp: 'camp on {space}', guard: 'guard on {space}', gone: '{who} out of the game', lay: '{tile} on {space}' },
  group: {
    bid: 'Auction', lay: 'Lay on {space}', choose: 'Display', place: 'Place', walk: 'Walk: {figure} from {space}', send: 'Secret paths', uncover: 'Uncover', dig: 'Dig', exchange: 'Exchange treasures',
    camp: 'Camps', guard: 'Guards', end: 'Finish', chance: 'Drawn', other: 'Other',
  },
  source: {
    capital: 'Capital', bids: 'Bids', 'temples 1': 'Temples, scoring 1', 'treasures 1': 'Treasures, scoring 1', 'temples 2': 'Temples, scoring 2', 'treasures 2': 'Treasures, scoring 2',
    'temples 3': 'Temples, scoring 3', 'treasures 3': 'Treasures, scoring 3', 'temples 4': 'Temples, last scoring', 'treasures 4': 'Treasures, last scoring',
  },
  ui: {
    board: 'Tikal board', map: 'Map of Tikal', round: 'Round {n} of {m}', scoring: 'scoring {n}', final: 'Last scoring', over: 'The game is over', players: 'Players', you: 'you', turn: 'to act', seat: 'Seat {n}',
    unexplored: 'unexplored', canLay: 'the tile fits here: {ways}', holds: '{name} would score it', guardOf: 'guarded by {name}', tie: 'nobody would score it',
    tokens: '{count} to dig', figures: '{name}: {list}', camp: 'camp of {name}', ap: '{n} of {m} action points left',
    cost: 'costs {n}', rotateLeft: 'Turn left', rotateRight: 'Turn right', layHint: 'Choose a glowing space', confirm: 'Lay here', cancel: 'Cancel', way: 'way {n} of {m}',
    moving: '{Figure} from {space}: choose where to', mapKeys: 'Arrow keys go from space to space, Page Down to the next one with choices; Enter takes it up, Escape puts it back.', zoom: 'Size of the map', zoomIn: 'Closer', zoomOut: 'Further away', fit: 'Whole map', score: 'Score', now: 'would score now', temples: 'temples', treasures: 'treasures',
    supply: 'Workers in supply: {n}', leaderAt: 'Leader: {place}', inSupply: 'in supply', guarding: 'guarding', gone: 'out of the game', camps: 'Camps left: {n}', guards: 'Guards left: {n}',
    set: '{count} × {treasure}: {points}', choose: 'Choices', close: 'Close', gains: 'Scoring round {n}', lastGains: 'Last scoring round', notYet: 'not yet', sum: 'sum', auction: 'Auction', display: 'Display',
    moved: 'has moved', passed: 'has passed', calls: 'to call', leads: 'bids {n}', stack: 'Stack: {n} left, next letter {letter}', stackEmpty: 'The stack is empty', store: 'Supply', numbersLeft: 'Temple tokens left',
    undug: 'Treasures not dug yet', hand: 'Tile to lay', place: 'Place', finish: 'End the turn', left: '{n} left', bidAmount: 'Your bid', more: 'More', less: 'Less', onMap: 'on {space}', volcanoAside: 'Volcano: everybody scores',
  },
}
export type Catalogue = typeof en
