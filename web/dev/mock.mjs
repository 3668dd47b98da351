// A stand-in for the server while drawing pages: a few real positions, no rules. `npm run mock`, then `npm run dev`.
// Serves the built pages, too (STATIC names another folder).
// Tables: demo (play and it goes to the next stored position), done (finished), wait (a seat is open), hot (two at one screen), watch.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { execFileSync } from 'node:child_process'

const here = new URL('.', import.meta.url).pathname
const data = JSON.parse(readFileSync(`${here}tables.json`, 'utf8'))
const toml = (file) => JSON.parse(execFileSync('python3', ['-c', 'import json,sys,tomllib;print(json.dumps(tomllib.load(open(sys.argv[1],"rb"))))', `${here}../../src/longcount/games/tzolkin/${file}`], { maxBuffer: 1e8 }))
const book = toml('rulebook.toml'), rulings = toml('rulings.toml')
const rules = {
  chapters: Object.fromEntries(Object.entries(book.chapter).map(([id, one]) => [id, one.title])),
  rules: Object.fromEntries(Object.entries(book.rule).map(([id, one]) => [id, { chapter: id.replace(/-\d+$/, ''), edge: '', rulings: [], pages: '', ...one }])),
  rulings: Object.fromEntries((Array.isArray(rulings.ruling) ? rulings.ruling.map((one) => [one.id, one]) : Object.entries(rulings.ruling ?? {}))),
}
const games = [{ name: 'tzolkin', title: "Tzolk'in: The Mayan Calendar", edition: 'base-2012/1', seats: [2, 3, 4], options: rulings.option, bots: [{ name: 'random' }, { name: 'greedy' }] }]
const moment = new Date(Date.now() - 240_000).toISOString()
const table = (id, more) => ({
  id, game: 'tzolkin', title: "Tzolk'in: The Mayan Calendar", edition: 'base-2012/1', options: {}, public: false, status: 'playing', owner: true, created: moment, changed: moment,
  seq: 126, round: 12, to_act: [2], clock: null, result: null, rematch: null,
  seats: ['Ann', 'Bob', 'Itzel', 'Kan'].map((name, seat) => ({ seat, name, kind: seat === 2 ? 'me' : 'bot', bot: seat === 2 ? undefined : 'greedy', online: true })), ...more,
})
const two = (a, b) => [{ seat: 0, name: 'Ann', online: true, ...a }, { seat: 1, name: 'Bob', online: true, ...b }]
const tables = {
  demo: table('demo'), watch: table('watch', { owner: false, public: true, seats: table('x').seats.map((seat) => ({ ...seat, kind: seat.seat === 2 ? 'person' : 'bot' })), clock: { minutes: 60, left: [3100, 2000, 905, 3600] } }),
  done: table('done', { status: 'over', to_act: [], result: { scores: data.over.scores, winners: data.over.winners } }),
  wait: table('wait', { status: 'waiting', to_act: [], public: true, seats: two({ kind: 'me' }, { kind: 'open', name: '', online: false, link: '/sit/wait/4f9kd02ksl3kd9' }) }),
  hot: table('hot', { seats: two({ kind: 'me' }, { kind: 'hot' }), to_act: [0] }),
}
const over = { seq: data.rows.at(-1).seq, over: true, step: 'over', rule: 'T-END-01', to_act: [], view: data.over.view, outcome: { scores: data.over.scores, unit: data.over.unit, breakdown: data.over.breakdown, winners: data.over.winners, tie_break: data.over.tie_break } }
const folder = process.env.STATIC ?? `${here}../../src/longcount/server/static`
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html; charset=utf-8' }
function page(path, answer) {
  const wanted = `${folder}${path.replaceAll('..', '')}`
  const file = path !== '/' && existsSync(wanted) && statSync(wanted).isFile() ? wanted : `${folder}/index.html`
  answer.writeHead(200, { 'content-type': types[file.split('.').at(-1)] ?? 'text/plain', 'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'" })
  answer.end(readFileSync(file))
}
const near = (rows) => (rows >= over.seq ? over : [...data.states].reverse().find((one) => one.seq <= rows) ?? data.states[0])

const server = createServer((request, answer) => {
  const url = new URL(request.url, 'http://x')
  if (!url.pathname.startsWith('/api/')) return page(url.pathname, answer)
  const [, , kind, id, more, n] = url.pathname.split('/')
  const say = (body, status = 200) => { answer.writeHead(status, { 'content-type': 'application/json' }); answer.end(JSON.stringify(body)) }
  if (kind === 'me') return say({ id: 'u1', name: 'Itzel' })
  if (kind === 'games') return say(more === 'rules' ? rules : more === 'components' ? data.components : games)
  if (kind === 'tables' && !id && request.method === 'GET') {
    const which = url.searchParams.get('which')
    return say(which === 'mine' ? [tables.demo, tables.hot, tables.wait] : which === 'open' ? [tables.wait, tables.watch] : [tables.done])
  }
  if (kind === 'tables' && !id) return say(tables.demo)
  if (!tables[id]) return say({ error: 'There is no such table.' }, 404)
  if (more === 'at') return say({ ...near(Number(n)), seq: Number(n), offers: undefined, seat: undefined })
  if (more === 'record') { answer.writeHead(200, { 'content-type': 'text/plain' }); return answer.end('longcount record 1\n') }
  say(tables[id])
})

function frame(value) {
  const body = Buffer.from(JSON.stringify(value))
  const head = body.length < 126 ? Buffer.from([0x81, body.length]) : body.length < 65536 ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255]) : Buffer.from([0x81, 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((by) => (body.length >>> by) & 255)])
  return Buffer.concat([head, body])
}

server.on('upgrade', (request, socket) => {
  const id = request.url.split('/').at(-1)
  const key = createHash('sha1').update(request.headers['sec-websocket-key'] + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').digest('base64')
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`)
  let at = data.states.findIndex((one) => one.seq === 126)
  const state = () => id === 'done' ? { type: 'state', ...over, seat: 2, offers: [], undo: false, clock: null }
    : id === 'hot' ? data.keep : id === 'watch' ? { ...data.states[at], seat: null, offers: [], undo: false, clock: tables.watch.clock } : data.states[at]
  const say = (value) => socket.write(frame(value))
  say({ type: 'table', table: tables[id] })
  say({ type: 'log', rows: id === 'wait' ? [] : data.rows.filter((row) => row.seq <= state().seq) })
  if (id !== 'wait') say(state())
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    if ((bytes[0] & 15) !== 1) return (bytes[0] & 15) === 8 && socket.end()
    const size = bytes[1] & 127, skip = size === 126 ? 4 : 2
    const mask = bytes.subarray(skip, skip + 4)
    const said = JSON.parse(Buffer.from(bytes.subarray(skip + 4).map((byte, i) => byte ^ mask[i % 4])).toString())
    if (said.type === 'ping') return say({ type: 'pong' })
    if (said.type === 'why') return say({ type: 'why', text: said.text, rule: 'T-PLACE-05', sentence: 'That needs 2 corn: space 2; you have 1.' })
    if (said.type !== 'play') return
    if (!state().offers.some((offer) => offer.text === said.text)) return say({ type: 'refused', text: said.text, rule: 'T-PLACE-05', sentence: 'That needs 2 corn: space 2; you have 1.' })
    at = (at + 1) % data.states.length
    say({ type: 'log', rows: data.rows.filter((row) => row.seq <= state().seq) })
    say(state())
  })
})
server.listen(Number(process.env.PORT ?? 8642), '127.0.0.1', () => console.log('mock on', server.address().port))
