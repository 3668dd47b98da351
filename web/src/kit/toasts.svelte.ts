/** Short notices at the edge of the page. */
export interface Toast { id: number; text: string; kind: 'info' | 'bad'; href?: string; link?: string }

let last = 0
const shown: Toast[] = $state([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export const toasts = shown

export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const same = shown.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = ++last
  shown.push({ id, text, kind: 'info', ...more })
  if (shown.length > 3) dismiss(shown[0]!.id)
  timers.set(id, setTimeout(() => dismiss(id), more.kind === 'bad' ? 12_000 : 5_000))
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const at = shown.findIndex((one) => one.id === id)
  if (at >= 0) shown.splice(at, 1)
}
