/** The server over HTTP; see docs/protocol.md. A failed request is an Error whose message is a sentence. */
import { t } from './i18n'
import type { Components } from './schema'
import { settings } from './settings.svelte'
import type {
  GameInfo,
  Hint,
  Me,
  NewTable,
  Plans,
  Position,
  ReviewInfo,
  RuleBook,
  SeatWish,
  TableInfo,
  Turns,
} from './types'
import type { Sections } from './words'

export type { SeatWish }

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
    answer = await fetch(inLanguage(path), {
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

/** Everything is answered in the language of the page. */
const inLanguage = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>

/** Things that do not change while the page is open are asked for once in each language. */
const kept = new Map<string, Promise<unknown>>()
function once<T>(path: string): Promise<T> {
  const key = inLanguage(path)
  let answer = kept.get(key) as Promise<T> | undefined
  if (!answer) {
    answer = json<T>('GET', path)
    kept.set(key, answer)
    answer.catch(() => kept.delete(key))
  }
  return answer
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const game = (name: string) => `/api/games/${encodeURIComponent(name)}`

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me>('PUT', '/api/me', { name }),
  games: () => once<GameInfo[]>('/api/games'),
  rules: (name: string) => once<RuleBook>(`${game(name)}/rules`),
  words: (name: string) => once<Sections>(`${game(name)}/words`),
  /** With the values of a pack, where a table has chosen one. */
  components: (name: string, pack = '') =>
    once<Components>(`${game(name)}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`),
  tables: (which: 'mine' | 'open' | 'finished') => json<TableInfo[]>('GET', `/api/tables?which=${which}`),
  open: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  sit: (id: string, how: { token: string } | { seat: number }) => json<TableInfo>('POST', `${table(id)}/sit`, how),
  leave: (id: string, seat: number) => json<TableInfo>('POST', `${table(id)}/leave`, { seat }),
  seat: (id: string, seat: number, kind: 'bot' | 'link', bot?: string) =>
    json<TableInfo>('POST', `${table(id)}/seat`, bot ? { seat, kind, bot } : { seat, kind }),
  agree: (id: string, seat: number, yes: boolean) => json<TableInfo>('POST', `${table(id)}/agree`, { seat, yes }),
  close: (id: string) => json<TableInfo>('POST', `${table(id)}/close`),
  rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`),
  record: async (id: string) => (await ask('GET', `${table(id)}/record`)).text(),
  at: (id: string, rows: number, seat: number | null = null) =>
    json<Position>('GET', `${table(id)}/at/${rows}${seat === null ? '' : `?seat=${seat}`}`),
  hint: (id: string, seat: number, strength: Hint['strength']) =>
    json<Hint>('GET', `${table(id)}/hint?seat=${seat}&strength=${strength}`),
  plans: (id: string, seat: number) => json<Plans>('GET', `${table(id)}/plans?seat=${seat}`),
  review: (id: string) => json<ReviewInfo>('GET', `${table(id)}/review`),
  askReview: (id: string) => json<ReviewInfo>('POST', `${table(id)}/review`),
  study: (id: string, rows: number, seat: number) => json<TableInfo>('POST', `${table(id)}/study`, { rows, seat }),
  turns: (id: string, seat: number) => json<Turns>('GET', `${table(id)}/turns?seat=${seat}`),
  load: (record: string) => json<TableInfo>('POST', '/api/records', record),
}

/** What went wrong, as a sentence. */
export function sentence(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : t('error.unknown')
}
