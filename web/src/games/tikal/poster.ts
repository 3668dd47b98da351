/** The picture for the home page: temples, a camp and stones over the jungle, drawn from the same geometry. */
import { hexPath, middle, polar, sideAngle } from './geometry'

const GROUND: Record<string, string> = {
  jungle: '#4d8a40',
  temple: '#9dbb72',
  treasure: '#cfa967',
  volcano: '#4a3736',
  base: '#dcc489',
}
const TILES: [string, string, number, number[]][] = [
  ['a1', 'base', 0, [1, 1, 1, 0, 0, 0]],
  ['a2', 'temple', 4, [1, 1, 0, 1, 0, 0]],
  ['b2', 'jungle', 0, [1, 1, 1, 0, 0, 0]],
  ['b1', 'temple', 3, [0, 1, 0, 0, 0, 1]],
  ['c2', 'temple', 8, [2, 0, 1, 1, 0, 0]],
  ['c1', 'treasure', 0, [0, 0, 1, 0, 1, 1]],
  ['d2', 'jungle', 0, [0, 0, 1, 2, 1, 0]],
  ['d3', 'volcano', 0, [0, 0, 0, 0, 0, 0]],
  ['c3', 'jungle', 0, [1, 0, 0, 1, 1, 0]],
  ['d1', 'temple', 6, [1, 0, 0, 0, 0, 1]],
  ['a3', 'treasure', 0, [0, 1, 0, 1, 0, 0]],
  ['b3', 'temple', 5, [0, 1, 0, 1, 0, 1]],
]
const palm = (x: number, y: number, s: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" fill="${fill}" d="M0 0Q10-8 22-2Q10 4 0 0ZM0 0Q14 6 14 20Q2 12 0 0ZM0 0Q-4 14-18 14Q-12 2 0 0ZM0 0Q-14 2-20-10Q-6-10 0 0ZM0 0Q-6-12 2-22Q8-10 0 0Z"/>`
const inside: Record<string, (n: number) => string> = {
  temple: (n) =>
    [34, 26, 18]
      .map(
        (h, i) =>
          `<rect x="${-h}" y="${-h}" width="${2 * h}" height="${2 * h}" fill="${['#a8976a', '#cdbf95', '#fbf5e0'][i]}" stroke="#4b3f24" stroke-width="2"/>`,
      )
      .join('') +
    `<text y="12" text-anchor="middle" font-family="Georgia,serif" font-size="34" font-weight="800" fill="#2a1f0b">${n}</text>`,
  jungle: () =>
    [
      [-34, -18, 1.6],
      [22, -34, 1.5],
      [30, 22, 1.7],
      [-24, 34, 1.5],
      [0, 0, 1.8],
    ]
      .map(([x, y, s], i) => palm(x!, y!, s!, i % 2 ? '#2d6a34' : '#6aa84f'))
      .join(''),
  treasure: () =>
    [
      [-18, 10],
      [18, 10],
      [0, -16],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="17" fill="#f2c542" stroke="#6b4a08" stroke-width="3"/><path d="M${x! - 7} ${y! - 4}h5M${x! + 2} ${y! - 4}h5M${x! - 4} ${y! + 6}h8" stroke="#4e3505" stroke-width="3"/>`,
      )
      .join(''),
  volcano: () =>
    '<path d="M-6-66L52-34 62 4 16 62-54 36-48-42z" fill="#6b5452"/><path d="M-3-25L24-2 2 25-25 2z" fill="#f58a2e" stroke="#2a1412" stroke-width="4"/>',
  base: () =>
    [
      [-22, 12],
      [22, 12],
      [0, -12],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y! - 24}l24 38h-48z" fill="#f7ecca" stroke="#4b3715" stroke-width="3"/><path d="M${x} ${y! - 24}l9 38h-18z" fill="#5b4320"/>`,
      )
      .join(''),
}
const stones = (edges: number[]): string =>
  edges
    .flatMap((n, side) => Array.from({ length: n }, (_, i) => polar(78 - 16 * i, sideAngle(side))))
    .map(
      (p) =>
        `<ellipse cx="${p.x.toFixed(1)}" cy="${p.y.toFixed(1)}" rx="10" ry="8" fill="#f2ede0" stroke="#3b3222" stroke-width="2"/>`,
    )
    .join('')
const figure = (x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(1.300)" d="M0-15.500a6.800 6.800 0 0 1 4.200 12.100C8.500-1.800 11.500 3 11.500 13h-23C-11.500 3-8.500-1.800-4.200-3.400A6.800 6.800 0 0 1 0-15.500z" fill="${fill}" stroke="#fff" stroke-width="3"/>`

export const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-155 -450 760 640" role="img" aria-label="Tikal"><title>Tikal</title><rect x="-155" y="-450" width="760" height="640" fill="#e6e2c6"/>' +
  TILES.map(([space, kind, n, edges]) => {
    const at = middle(space)
    return `<g transform="translate(${at.x} ${at.y.toFixed(1)})"><path d="${hexPath(97)}" fill="${GROUND[kind]}" stroke="#1c2a14" stroke-width="3"/>${stones(edges)}${inside[kind]!(n)}</g>`
  }).join('') +
  figure(252, -196, '#c8421f') +
  figure(355, -196, '#1f68b0') +
  figure(-48, -120, '#f0c330') +
  figure(200, 20, '#1d8a5f') +
  '</svg>'
