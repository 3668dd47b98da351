/** "It is your turn": a small sound, a notice of the browser. Both only if wanted. */
import { settings } from './settings.svelte'

let context: AudioContext | null = null

export function beep(): void {
  if (!settings.sound || !('AudioContext' in window)) return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [after, pitch] of [
    [0, 523.25],
    [0.14, 659.25],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + after)
    volume.gain.linearRampToValueAtTime(0.12, start + after + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + after + 0.3)
    tone.connect(volume).connect(context.destination)
    tone.start(start + after)
    tone.stop(start + after + 0.32)
  }
}

export function notice(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const note = new Notification(title, { body, tag: 'longcount-turn', icon: '/favicon.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // some phones allow notices only to installed pages
  }
}
