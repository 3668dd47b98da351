/** The picture for the home page, drawn from the same geometry: the wheels in mesh under a maize sun. */
import type { Gear } from './components'
import { gearPlace, toothDirection, wheelPath, toothRest } from './geometry'

const gear = (name: Gear, teeth: number, fill: string, dark: string): string => {
  const place = gearPlace(name, teeth, teeth - 3, 26)
  return `<g transform="translate(${place.centre.x.toFixed(1)} ${place.centre.y.toFixed(1)})"><path d="${wheelPath(teeth, toothRest(place, 0))}" fill="${fill}" stroke="#3a2f1b" stroke-width="2"/><circle r="${place.radius - 26}" fill="${dark}"/></g>`
}
const rays = Array.from(
  { length: 13 },
  (_, i) =>
    `<path d="M-9-96h18v8h-6v7h-6v-7h-6z" transform="rotate(${((i * 360) / 13).toFixed(2)})" fill="#23806c" opacity=".6"/>`,
).join('')

export const poster =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-400 -330 800 640" role="img" aria-label="Tzolk'in"><title>Tzolk'in</title>` +
  '<rect x="-400" y="-330" width="800" height="640" fill="#e9dfc6"/><path d="M-400 310V150l90-40 60 30 70-60 90 70 80-50 90 60 80-50 90 50 60-40 80 40v150z" fill="#a9c58c"/>' +
  gear('palenque', 10, '#7fa35a', '#4a6a30') +
  gear('yaxchilan', 10, '#9aa0a6', '#565d64') +
  gear('tikal', 10, '#cb7f52', '#8a4520') +
  gear('uxmal', 10, '#d8ae46', '#83610d') +
  gear('chichen', 13, '#55a49e', '#1d6661') +
  `<path d="${wheelPath(26, toothDirection(0, 26))}" fill="#f3ead3" stroke="#9a8455" stroke-width="2.500"/><circle r="121" fill="#e2d5b6" stroke="#9a8455" stroke-width="2"/>${rays}` +
  '<circle r="66" fill="#f2b81f" stroke="#3a2f1b" stroke-width="2"/><path d="M-26-12h14M12-12h14M0-8v18M-20 26h40M-12 36h24" stroke="#3a2f1b" stroke-width="5" stroke-linecap="round" fill="none"/></svg>'
