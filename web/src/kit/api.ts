/** The server over HTTP; see docs/protocol.md. A failed request is an Error whose message is a sentence. */
import { t } from './i18n'
import { settings } from './settings.svelte'
import type { GameInfo, Hint, Position, Prospects, ReviewInfo, RuleBook, TableInfo } from './types'

export interface Me {
  id: string
  name: string
}
export interface SeatWish {
  kind: 'me' | 'link' | 'hot' | 'bot'
  bot?: string
  name?: string
}
export interface TableWish {
  game: string
  seats: SeatWish[]
  options: Record<string, string>
  public: boolean
  clock: { minutes: number } | null
}

export class Refused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'X-LongCount': '1' }
  const plain = typeof body === 'string'
  if (body !== undefined) headers['Content-Type'] = plain ? 'text/plain; charset=utf-8' : 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : plain ? body : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused(t('error.unreachable'), 0)
  }
  if (answer.ok) return answer
  const said: unknown = await answer.json().catch(() => null)
  const sentence =
    said && typeof said === 'object' && 'error' in said
      ? String(said.error)
      : t('error.server', { status: answer.status })
  throw new Refused(sentence, answer.status)
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>

/** Things that do not change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>()
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined
  if (!answer) {
    answer = json<T>('GET', path)
    kept.set(path, answer)
    answer.catch(() => kept.delete(path))
  }
  return answer
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me>('PUT', '/api/me', { name }),
  games: () => once<GameInfo[]>(`/api/games?lang=${settings.lang}`),
  rules: (game: string) => once<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules?lang=${settings.lang}`),
  /** With the values of a pack, where a table has chosen one. */
  components: (game: string, pack = '') =>
    once<{ tables: Record<string, unknown> }>(
      `/api/games/${encodeURIComponent(game)}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`,
    ).then((found) => found.tables),
  tables: (which: 'mine' | 'open' | 'finished') => json<TableInfo[]>('GET', `/api/tables?which=${which}`),
  open: (wish: TableWish) => json<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  sit: (id: string, how: { token: string } | { seat: number }) => json<TableInfo>('POST', `${table(id)}/sit`, how),
  leave: (id: string, seat: number) => json<TableInfo>('POST', `${table(id)}/leave`, { seat }),
  seat: (id: string, seat: number, kind: 'bot' | 'link', bot?: string) =>
    json<TableInfo>('POST', `${table(id)}/seat`, bot ? { seat, kind, bot } : { seat, kind }),
  close: (id: string) => json<TableInfo>('POST', `${table(id)}/close`),
  rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`),
  record: async (id: string) => (await ask('GET', `${table(id)}/record`)).text(),
  at: (id: string, rows: number, seat: number | null = null) =>
    json<Position>('GET', `${table(id)}/at/${rows}${seat === null ? '' : `?seat=${seat}`}`),
  hint: (id: string, seat: number, strength: Hint['strength']) =>
    json<Hint>('GET', `${table(id)}/hint?seat=${seat}&strength=${strength}`).then(byText),
  review: (id: string) => json<ReviewInfo>('GET', `${table(id)}/review`).then(byText),
  askReview: (id: string) => json<ReviewInfo>('POST', `${table(id)}/review`).then(byText),
  study: (id: string, rows: number, seat: number) => json<TableInfo>('POST', `${table(id)}/study`, { rows, seat }),
  turns: (id: string, seat: number) => json<Prospects>('GET', `${table(id)}/turns?seat=${seat}`).then(byText),
  load: (record: string) => json<TableInfo>('POST', '/api/records', record),
}

/** Decisions by their texts and goals by their names alone, as the pages still read them. */
function byText<T>(told: T): T {
  const plain = (key: string, value: unknown): unknown => {
    if (key === 'decision' && value && typeof value === 'object') return (value as { text: string }).text
    if (key === 'decisions') return (value as { text: string }[]).map((one) => one.text ?? one)
    if (key === 'goals') return (value as { goal: string }[]).map((one) => one.goal ?? one)
    if (key === 'goal' && value === null) return ''
    if (key === 'goal' && typeof value === 'object') return (value as { goal: string }).goal
    return value
  }
  return JSON.parse(JSON.stringify(told), plain) as T
}

/** What went wrong, as a sentence. */
export function sentence(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : t('error.unknown')
}
