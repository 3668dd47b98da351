/** Addresses. One page each; the history API; links are ordinary links. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'end'; id: string }
  | { page: 'review'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'about' }
  | { page: 'sit'; id: string; token: string }
  | { page: 'lost' }

export function parse(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'lost' }
  }
  const [first, id, third, fourth] = parts
  if (first === undefined) return { page: 'home' }
  if (first === 'about' && parts.length === 1) return { page: 'about' }
  if (first === 'rules' && id && parts.length <= 3) return { page: 'rules', game: id, rule: third ?? null }
  if (first === 'sit' && id && third && parts.length === 3) return { page: 'sit', id, token: third }
  if (first === 't' && id) {
    if (parts.length === 2) return { page: 'table', id }
    if (third === 'end' && parts.length === 3) return { page: 'end', id }
    if (third === 'review' && parts.length === 3) return { page: 'review', id }
    if (third === 'replay' && parts.length <= 4) {
      const at = fourth === undefined ? null : Number(fourth)
      if (at === null || (Number.isInteger(at) && at >= 0)) return { page: 'replay', id, at }
    }
  }
  return { page: 'lost' }
}

let path = $state(location.pathname)
const current = $derived(parse(path))

export const router = {
  get route(): Route {
    return current
  },
  get path(): string {
    return path
  },
}

/** Go to an address of ours. `replace` leaves no trace in the history. */
export function go(to: string, replace = false): void {
  const from = location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  if (!replace && path !== from) scrollTo(0, 0)
}

addEventListener('popstate', () => (path = location.pathname))

/** Links inside the page go through the router; everything else stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname)
}
