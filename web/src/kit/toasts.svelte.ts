/** Short notices at the edge of the page. `also` is the same in English, as the server says it. */
export interface Toast {
  id: number
  text: string
  kind: 'info' | 'bad'
  href?: string
  link?: string
  also?: string
  seconds?: number
}

let last = 0
const shown: Toast[] = $state([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export const toasts = shown

export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const same = shown.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = ++last
  shown.push({ id, text, kind: 'info', ...more })
  if (shown.length > 3) dismiss(shown[0]!.id)
  timers.set(
    id,
    setTimeout(() => dismiss(id), 1000 * (more.seconds ?? (more.kind === 'bad' ? 12 : 5))),
  )
  return id
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const at = shown.findIndex((one) => one.id === id)
  if (at >= 0) shown.splice(at, 1)
}
