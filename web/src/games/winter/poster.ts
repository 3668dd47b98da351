/** The picture for the home page: an eclipse over ice, a mammoth, camps, standing stones. */
import { animals } from './icons'

const tent = (x: number, y: number, s: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-40L36 24h-72z" fill="${fill}" stroke="#231a12" stroke-width="4" stroke-linejoin="round"/><path d="M0-8L14 24h-28z" fill="#231a12"/><path d="M0-40l-8-12M0-40l8-12" stroke="#231a12" stroke-width="4" stroke-linecap="round"/></g>`
const stones = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke="#231a12" stroke-width="3" stroke-linejoin="round"><path d="M-46 40l5-62 22-5 5 67z" fill="#a9b7bf"/><path d="M16 40l5-67 22 5 5 62z" fill="#8798a2"/><path d="M-54-44l12-14 88-2 12 15-6 22-100 3z" fill="#cbd6dc"/></g>`

export const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 600" role="img" aria-label="Endless Winter"><title>Endless Winter</title><defs><linearGradient id="ewp-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16222e"/><stop offset=".6" stop-color="#4a6c80"/><stop offset="1" stop-color="#d9b48a"/></linearGradient></defs>' +
  '<rect width="760" height="600" fill="url(#ewp-sky)"/><g stroke="#f6c35a" stroke-width="7" stroke-linecap="round">' +
  Array.from(
    { length: 16 },
    (_, i) => `<path d="M0-112v-22" transform="translate(520 160) rotate(${i * 22.5})"/>`,
  ).join('') +
  '</g><circle cx="520" cy="160" r="96" fill="#f6b93b"/><circle cx="530" cy="152" r="84" fill="#131c26"/>' +
  '<path d="M0 380L90 250l60 70 90-150 110 160 70-80 90 110 80-70 170 130v180H0z" fill="#7fa5b8"/><path d="M240 170l52 76-34 20-30-22-28 24zM90 250l30 36-22 16-18-10-16 10z" fill="#f4fbff"/><path d="M0 430c150-60 300-30 420 0s240 20 340-20v190H0z" fill="#dceef6"/><path d="M0 500c180-40 380-10 500 5s200 5 260-15v110H0z" fill="#f4fbff"/>' +
  `<g transform="translate(70 330) scale(3.9)" fill="#a8542a" color="#a8542a">${animals.woolly_mammoth}</g><g transform="translate(330 430) scale(1.6)" fill="#7d3c1c" color="#7d3c1c">${animals.giant_deer}</g>` +
  stones(610, 420, 1.5) +
  tent(430, 520, 1.5, '#c8421f') +
  tent(520, 545, 1.2, '#1f68b0') +
  tent(350, 550, 1.1, '#e3b32c') +
  '</svg>'
