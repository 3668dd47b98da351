/** Our own small drawings, 24 × 24, with their own colours: symbols of effects, columns, terrain, signs. Ochre,
 *  bone, ice; readable on light and dark. */

const L = '#2c2119'
const BONE = '#f3e9d4'
const OCHRE = '#cf7a35'
const RED = '#a8432a'
const ICE = '#bfe3f2'
const STONE = '#9aa6ad'
const stroke = (d: string, width = 2, colour = 'currentColor'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${L}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
const line = (d: string, colour = L, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${L}" stroke-width="1.1"/>`
const card = (fill: string, inside: string): string =>
  shape(
    'M5.5 2.5h13a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20V4a1.5 1.5 0 0 1 1.5-1.5z',
    fill,
  ) + inside
const person = (fill: string, x = 12, y = 6): string =>
  `<g transform="translate(${x - 12} ${y - 6})">${shape('M12 5.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM7.5 18.5c0-4.5 1.8-7 4.5-7s4.5 2.5 4.5 7z', fill)}</g>`
const beast = shape(
  'M2.5 15.5c0-4.5 3-7.5 7.5-7.5 2 0 3 .5 4.5.5 1-1.8 2.5-2.5 4.5-2.3 2 .3 2.7 2 2.5 4l1 2.3-2 1-1.5-.5-1.5 2v5h-2.3l-.7-4.5H8L7 20H4.8l-.6-3.5z',
  OCHRE,
)
const beastSmall = `<g transform="translate(3.6 5.2) scale(.7)">${beast}</g>`
const arrowDown = (x: number, y: number, colour = RED): string =>
  line(`M${x} ${y}v6M${x - 2.5} ${y + 3.5}l2.5 2.7 2.5-2.7`, colour, 1.9)

export const icons: Record<string, string> = {
  // symbols of effects
  labour:
    shape('M12 2.5l8.3 4.8v9.4L12 21.5l-8.3-4.8V7.3z', '#e9b84a') +
    line(
      'M8.2 15.8c.2-3 .8-4.5 1.5-6.3l1.3.5-.2 2M11 10.5l.4-3.5 1.5.2-.1 3.6M13 10.8l1-2.8 1.4.6-.9 3M14.5 11.6l1.2-1.6 1.1.9c-.7 2-1 3-1.5 4.9-.6 1-1.5 1.7-3 1.8-2 .2-3.4-.5-4.1-1.8z',
      '#5a3a08',
      1.3,
    ),
  food:
    shape(
      'M13.5 3.5c4 0 7 2.8 7 6.3 0 3.7-3.2 6-6.5 6.3-2 .2-3.2.6-4.4 1.7L6 13.5c1-1.3 1.3-2.3 1.3-4 .2-3.5 2.7-6 6.2-6z',
      '#b8502e',
    ) +
    shape(
      'M7.8 15.6l-2.3 2.2c.4 1.2-.2 2.5-1.4 2.7-1 .2-1.7-.3-1.9-1.1-.9 0-1.6-.7-1.4-1.7.2-1.1 1.3-1.8 2.4-1.4L5.7 14z',
      BONE,
    ) +
    line('M11 7.5c.6-1 1.7-1.6 3-1.6', '#f0b79b', 1.6),
  tool:
    shape('M14.5 2.5c3 .3 6 2 7 5l-4.5 5.5-6-5z', STONE) +
    shape('M12.5 9l2.5 2.2L6 21.5 3.2 19z', '#8a5a2c') +
    line('M15.5 5l3.2 2.5', '#e6edf0', 1.3),
  idol:
    shape(
      'M12 1.8c2.8 0 4.5 1.8 4.5 4.2 0 1.4-.6 2.4-1.5 3.2 2.5 1 4 3.3 4 6 0 3.3-3 5-7 5s-7-1.7-7-5c0-2.7 1.5-5 4-6-.9-.8-1.5-1.8-1.5-3.2 0-2.4 1.7-4.2 4.5-4.2z',
      '#d8a06a',
    ) +
    shape('M7 20h10v2.2H7z', '#8a5a2c') +
    line('M10.3 5.6h.1M13.7 5.6h.1', L, 2) +
    line('M9.5 13.5c1.5 1.2 3.5 1.2 5 0M12 15.5v2.5', L, 1.4),
  megalith:
    shape('M2.5 21.5l1-12 4.5-1 1 13z', '#a9b4ba') +
    shape('M15 21.5l1-13 4.5 1 1 12z', '#8b979e') +
    shape('M1.5 5l2-2.5L20.5 2l2 2.8-1 4.2-19 .5z', '#c3ccd1') +
    line('M5.5 5.5h5M13 5.2h4', '#76838a', 1.2),
  points: shape('M12 1.8l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.6 5.8 21l1.3-7L2 9.1l7-.9z', '#f0c34a'),
  camp:
    shape('M12 4L21.5 20.5h-19z', '#d99a55') +
    shape('M12 10.5l4 10H8z', '#5a3417') +
    line('M12 4L9.8 1.2M12 4l2.2-2.8', L, 1.7),
  move:
    shape('M9.5 7.5L16.5 19.5h-14z', '#d99a55') +
    shape('M9.5 12.5l2.8 7H6.7z', '#5a3417') +
    line('M14 7.5h7.5M18.5 4.3l3.2 3.2-3.2 3.2', RED, 2.2),
  community:
    shape('M2 20.5L7.5 11l5.5 9.5z', '#d99a55') +
    shape('M11 20.5L16.5 11l5.5 9.5z', '#d99a55') +
    shape('M6 14.5L12 4l6 10.5z', '#e8b878') +
    shape('M12 9l2 5.5h-4z', '#5a3417') +
    line('M2 21.5h20', L, 1.6),
  tribe: card(BONE, person(OCHRE, 12, 5.5)),
  'tribe-discard': card(BONE, person(OCHRE, 10.5, 4)) + '<g transform="translate(5 6)">' + arrowDown(13, 8) + '</g>',
  culture: card(
    OCHRE,
    line('M12 12c0-1 1.5-1 1.5.3 0 1.8-3.2 2-3.2-.6 0-3 5.3-3.5 5.7.6.3 3.7-4 5.7-6.7 3.8', BONE, 1.6),
  ),
  draw: card(BONE, '') + line('M12 16.5v-9M8.2 11L12 7l3.8 4', '#2d6d8f', 2.3),
  discard: card(BONE, '') + line('M12 7v9M8.2 12.5L12 16.5l3.8-4', RED, 2.3),
  bury:
    card(BONE, '') +
    shape('M1.5 22c1-4.5 5-7.5 10.5-7.5S21.5 17.5 22.5 22z', '#7d6a54') +
    line('M9 5.5v5M12 5v6M15 5.5v5', RED, 1.8),
  stone:
    shape('M6 3.5l7-1.5 6 3 2 8-3.5 7-9 1.5-6-5L3 9z', '#7fa3b5') +
    line('M8 9.5c2-3 6.5-3 8 0s-1 6.5-4 6-3.5-4-1-4.5', '#f3e9d4', 1.7),
  animal: beast,
  reveal:
    beastSmall.replace('translate(3.6 5.2)', 'translate(5.5 8.5)') +
    line('M3 8c2-3 5-4.5 9-4.5S19 5 21 8', '#2d6d8f', 1.8) +
    dot(12, 7, 2.2, ICE),
  'animal-deck': card('#5b7f93', '') + beastSmall,
  'use-animal':
    `<g transform="rotate(90 12 12) translate(2 2.5) scale(.84)">${beast}</g>` +
    line('M4 7.5C5.5 4 8.5 2.5 12 2.5M9.5.8l2.7 1.7-1.9 2.6', RED, 1.7),
  'fill-food':
    shape('M3 8.5h18l-2 11a2 2 0 0 1-2 1.7H7a2 2 0 0 1-2-1.7z', '#8a5a2c') +
    shape('M4.5 8.5C5 5.5 7 4 9 4.5c.8-1.5 2.5-2.2 4.2-1.5 1-.8 3-.6 3.8.8 1.7.3 2.6 2.2 2.5 4.7z', '#b8502e') +
    line('M7 13h10M8 17h8', '#e8b878', 1.3),
  influence: shape('M5 22V2.5h2l11 .5-3 4 3 4.5H7V22z', '#cf7a35'),
  // columns and marks
  initiation:
    shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', '#e9c58f') +
    person(RED, 12, 5.2) +
    line('M4.5 12.5c1-1 1.5-1 2-.5M19.5 12.5c-1-1-1.5-1-2-.5', L, 1.2),
  develop:
    shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', '#f0d27a') +
    line(
      'M12.3 12.3c0-1.2 1.8-1.2 1.8.4 0 2.2-4 2.4-4-.8 0-3.8 6.7-4.3 7.1.8.4 4.6-5 7.2-8.4 4.8-3.5-2.5-2.8-8.5 1.2-10.3',
      '#7a3a10',
      1.7,
    ),
  settle:
    shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', '#cfe0b0') +
    shape('M12 6.5l6 10.5H6z', '#b5702f') +
    shape('M12 11l2.5 6h-5z', BONE) +
    line('M12 6.5L10.8 5M12 6.5L13.2 5', L, 1.3),
  hunt:
    shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', '#bcd9e8') +
    line('M6.5 17.5L17 7M17 7l-4 .6M17 7l-.6 4', '#7a2c14', 2) +
    line('M7.5 6.5c5 0 10 5 10 10', '#7a5a2c', 1.5),
  rest:
    shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', '#33475c') +
    shape('M15.5 5.5a7 7 0 1 0 3.5 9.5 6 6 0 0 1-3.5-9.5z', '#f4e6b4') +
    line('M5.5 18.5c2-1.5 4-1.5 6 0s4.5 1.5 7 0', '#f08a3c', 1.8),
  any: shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', BONE) + line('M7 7v10M10.4 7v10M13.7 7v10M17 7v10', RED, 1.8),
  eclipse:
    '<circle cx="12" cy="12" r="9.6" fill="#f2b233" stroke="#2c2119" stroke-width="1"/><circle cx="13.6" cy="11.3" r="7.7" fill="#1d2733"/>' +
    line('M12 .8v1.6M12 21.6v1.6M.8 12h1.6M21.6 12h1.6', '#f2b233', 1.4),
  when: shape('M13.5 1.5L4.5 13.5h6L9 22.5l10-13h-6.5z', '#f2b233'),
  // terrain
  base:
    shape(
      'M12 1.5c1 3.5 5.5 5 5.5 10A5.5 5.5 0 0 1 12 17a5.5 5.5 0 0 1-5.5-5.5c0-2 1-3.3 2-4.3.2 1.5.8 2.3 1.7 2.6C9.7 6.5 10.5 4 12 1.5z',
      '#f0792f',
    ) + line('M4 21l16-3M20 21L4 18', '#5a3417', 2.6),
  plain: line(
    'M4 20c0-4-.5-6-2-8M4.5 20c0-5 1-8 3-10M8 20c0-5-.5-7-1-9M12 20c0-6 0-9-.5-13M12.5 20c.5-5 2-8 4-10M17 20c0-4 .5-6 1.5-8M17.5 20c.5-3 2-6 4-7',
    '#a9852b',
    1.8,
  ),
  forest:
    shape('M7 2.5l4.5 7H9.5l3.5 6H1.5l3-6h-2z', '#3c7a54') +
    shape('M17 6l4 6h-1.5l3 5.5H12l2.8-5.5H13z', '#2d6344') +
    line('M7 15.5v5M17 17.5v3.5', '#5a3417', 2),
  lake:
    shape('M2 13c0-5 4.5-8 10-8s10 3 10 7.5-4 7-10 7-10-2-10-6.5z', '#5aa6cc') +
    line('M6 11c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0M8.5 15c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0', '#e6f5fb', 1.5),
  hill:
    shape('M1.5 20c1.5-7 5-10.5 8.5-10.5 2.5 0 4.2 1.5 5.5 3.5 3 .3 5.5 3 7 7z', '#a8b35f') +
    line('M7 14.5c1-1 2-1.5 3.5-1.5M15 16.5c1-.5 2-.5 3 0', '#5e6a24', 1.3),
  valley: shape('M1 5.5l6 1.5 5 11 5-11 6-1.5V21H1z', '#8fae7e') + line('M12 18c-1 1-1 2 0 3', '#5aa6cc', 2.2),
  mountain:
    shape('M1 20.5L9 5l4 6.5L15.5 8 23 20.5z', '#8a8f98') +
    shape('M9 5l3 5-1.8 1.4L8.7 10l-2.2 1.2z', '#fff', 1) +
    shape('M15.5 8l2.7 4.5-1.7.8-1-1-1.3.6-.6-1.4z', '#fff', 1),
  glacier:
    shape('M2 20.5l2-11 4 2 3-8 3.5 6.5L18 7l4 13.5z', '#d7f0fa') +
    line('M8 11.5l1 9M14.5 10l-1 10.5M18 7l-1 13.5M11 3.5v6', '#7fb9d3', 1.2),
  // people and signs
  chief:
    shape('M12 7.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 22.5c0-5.5 2.2-8.3 6-8.3s6 2.8 6 8.3z', 'currentColor', 0.1) +
    shape('M7.5 8L6 1.5l3.5 3L12 1l2.5 3.5 3.5-3L16.5 8c-2.5-1.3-6.5-1.3-9 0z', '#f0c34a', 1),
  figure:
    '<path d="M12 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 21.5c0-6 2.5-9.5 7-9.5s7 3.5 7 9.5z" fill="currentColor"/>',
  hand: `<g transform="rotate(-12 12 22)">${card('#c9d8e0', '')}</g><g transform="rotate(12 12 22)">${card(BONE, person(OCHRE, 12, 5.5))}</g>`,
  deck: card('#5b7f93', '') + line('M12 7.5v9M8 9.8l8 4.5M16 9.8l-8 4.5', '#e6f5fb', 1.7),
  pile:
    card('#1d2733', '') +
    '<circle cx="12" cy="12" r="4.6" fill="#f2b233"/><circle cx="12.9" cy="11.5" r="3.7" fill="#1d2733"/>',
  spark: stroke('M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3', 2),
  instead: stroke('M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4', 2.2),
  next: stroke('M12 4v15M5 13l7 7 7-7', 2.6),
  done: stroke('M4 13l5 5.5L20 6', 2.8),
  arrow: stroke('M3 12h17M14 6l6 6-6 6', 2.6),
  close: stroke('M5 5l14 14M19 5L5 19', 2.4),
  layers: stroke('M12 3l9 5-9 5-9-5zM3 13l9 5 9-5', 2),
  verified: stroke('M5 12.5l4.5 5L19 7', 2.6),
  probable: stroke('M8.5 8.5c0-5 7.5-5 7.5 0 0 3.5-4 3-4 6.5M12 19.5v.1', 2.4),
  conflict: stroke('M12 3l9.5 17.5h-19zM12 9.5v5M12 17.5v.1', 2),
  invented: stroke('M4 20l1.2-4.5L16 4.7l3.3 3.3L8.5 18.8zM13.5 7.2l3.3 3.3', 2),
  // chiefs
  keen_eye:
    shape('M1.5 12c3-4.5 6.5-6.5 10.5-6.5S19.5 7.5 22.5 12c-3 4.5-6.5 6.5-10.5 6.5S4.5 16.5 1.5 12z', BONE) +
    dot(12, 12, 4, '#2d6d8f') +
    dot(12, 12, 1.5, L),
  strong_tusk:
    shape('M4 2.5c5 1 6 4 6.5 8 .5 5 4 8 11 7.5-5 4-12 3.5-15-1.5-2.3-4-.5-9.5-2.5-14z', BONE) +
    line('M6.5 6c1.5 1.5 1.8 3.5 2 6', '#b9a57e', 1.2),
  fierce_paw:
    shape('M12 11c3.5 0 6.5 3 6.5 6.5 0 3-3 4-6.5 4s-6.5-1-6.5-4C5.5 14 8.5 11 12 11z', RED) +
    dot(4, 10, 2.2, RED) +
    dot(9, 5.5, 2.4, RED) +
    dot(15, 5.5, 2.4, RED) +
    dot(20, 10, 2.2, RED),
  skilled_hand: shape(
    'M7 21.5c-2-3-3.5-5.5-4.5-8 1-1 2.2-.8 3 .3l1.5 2V6c0-2 2.6-2 2.7 0l.3 5.5.4-7.5c.2-2 2.7-1.9 2.7.1l.1 7.6 1-6.2c.3-1.9 2.7-1.5 2.5.4l-.7 6.6 1.2-3.5c.7-1.7 2.7-1 2.3.8-.6 4-1.5 8-3.5 11.7z',
    OCHRE,
  ),
  fire_wolf:
    shape('M4 3l4.5 4h7L20 3l.5 9-3.5 6.5L12 22l-5-3.5L3.5 12z', '#d96a2a') +
    shape('M8.5 13.5L12 22l3.5-8.5L12 15z', BONE, 1) +
    line('M8 11l2 1M16 11l-2 1', L, 1.8),
}
/** Larger signs of the people on cards: what each holds. */
export const people: Record<string, string> = {
  brave: line('M19 2.5v19M17.3 5L19 1.5 20.7 5z', '#6b3d16', 1.6),
  tribeswoman: shape('M15.5 14h6l-1 5h-4z', '#b98a4a') + line('M16.5 14c0-3 4-3 4 0', '#6b3d16', 1.2),
  tribesman: line('M18 12c2 1 3 3 3 6', '#6b3d16', 1.6),
  elder: line('M19 21.5V7c0-3 3-3 3-.5', '#6b3d16', 1.8) + shape('M9.5 12.5h5L12 17.5z', '#fff', 0.9),
  craftswoman: shape('M17 6c3-1 5 0 5.5 2.5L18.5 10z', STONE) + line('M18 8.5l-1.5 10', '#6b3d16', 1.7),
  pathfinder:
    line('M19 21.5L20.5 4', '#6b3d16', 1.7) +
    shape('M2 20c0-2 2.5-2 2.5 0s-2.5 2-2.5 0zM3 15.5c0-1.7 2.2-1.7 2.2 0s-2.2 1.7-2.2 0z', '#6b3d16', 0.5),
  hunter: line('M17.5 4c5 4 5 12 0 16M17.5 4v16M13 12h9', '#6b3d16', 1.4),
  shaman:
    line(
      'M9.5 5.5C7 4.5 6 2.5 6 .8M8 3.8C6.5 4 5 3.5 4 2.5M14.5 5.5C17 4.5 18 2.5 18 .8M16 3.8c1.5.2 3-.3 4-1.3',
      '#6b3d16',
      1.6,
    ) +
    dot(19.5, 14, 2, '#2d6d8f') +
    line('M19.5 16v5', '#6b3d16', 1.5),
}
/** Animals as one draws them on a wall: 64 × 44. */
export const animals: Record<string, string> = {
  woolly_mammoth:
    '<path d="M6 40l1-9C4 27 4 19 8 14c4-5 9-5 13-4 4-6 11-8 17-6 5 1.5 8 5 9 9 4 3 6 8 6 14l1 8c.3 3 3 3 4 .5l2.5 1c-1 5-8.5 5-9.5 0l-2-9c-2 0-3-.5-4-1.5L43 31l1 9h-6l-2-8-9-1-1.5 9h-6L18 32l-4-1-1 9z"/><path d="M45 22c2 9 9 11 14 6-1 6-8 10-14 5z" fill="#f3e9d4"/><circle cx="43" cy="13" r="1.3" fill="#f3e9d4"/>',
  argentavis:
    '<path d="M32 18c2-6 8-11 15-12 6-1 12 0 16 3-5 0-9 1-11 3 3 0 6 1 8 3-5-.5-9 .5-11 2.5 3 .2 5 1.5 6 3.5-5-1-10 1-14 6l-3 5 5 8-8-4-1 5-3-5-7 2 5-8c-4-8-11-11-18-10 1-2 3-3.5 6-3.8-3-2-6-2.5-10-2 2-2 5-3 8-3-3-2-6.5-3-11.5-3C8 5 15 4 21 6c6 2 9.5 6 11 12z"/><path d="M36 12c1-4 4-5 6-3l3 2-4 1-2 4z"/>',
  woolly_rhinoceros:
    '<path d="M4 40l1-8c-3-5-2-14 4-18 6-3.5 12-2 17-1.5 4-3.5 10-4 14-1 3 1 5 3 7 5l6-1 5-10c1 5 .5 9-1 12.5l4-1.5c-.5 4-2 7-4 9-2 3-6 4-10 3l-4-.5-1 12h-6l-2-9-10-.5-1 9.5h-6l-2-9-4-1-1 9z"/><circle cx="46" cy="20" r="1.3" fill="#f3e9d4"/>',
  giant_sloth:
    '<path d="M20 42c-6-2-9-8-8-15C5 28 2 33 1 40c-2-9 2-17 10-19 2-8 9-14 17-14 2-4 6-6 10-5 4 .8 6 3.5 6 7l3 3-1 3-5 1c-1 3-3 5-5 6l8 4 8-4 1.5 2-2 1 2.5 1-2 1.7-2 .3-8 4-8-2c1 3 1 6-.5 9h5l1 4z"/><circle cx="39" cy="8" r="1.2" fill="#f3e9d4"/>',
  sabertooth:
    '<path d="M3 36l2-8c-2-5 0-11 5-13C7 12 4 11 1 12c2-4 7-4 11 0 8-2 16-1 24 0 2-4 6-7 11-7l2-3 3 3c5 1 8 5 8 9l2 4-2 2h-4l-1 8-2-7-2 1c-1 4-3 6-6 8l4 6h-6l-5-6-11-1-3 8h-6l2-9c-3 0-5-.5-7-1.5L9 40H4z"/><path d="M54 20l.5 9 2-8.5z" fill="#f3e9d4"/><circle cx="51" cy="11" r="1.3" fill="#f3e9d4"/>',
  glyptodon:
    '<path d="M8 32C6 18 15 8 28 8s23 8 23 18c3-1 7-1 10 1l1 4-5 3-6-1-1 6h-6l-1-5H20l-1 5h-6l-1-5z"/><path d="M12 30c2-10 8-16 16-17M22 32c0-9 3-15 8-19M34 32c0-9-1-15-4-19M45 30c-2-9-7-15-14-17M11 24c12-4 26-4 38-1" fill="none" stroke="#f3e9d4" stroke-width="1.3"/><circle cx="56" cy="29" r="1.1" fill="#f3e9d4"/><path d="M8 32c-4 0-6 1-8 4 4 1 7 0 9-1z"/>',
  giant_deer:
    '<path d="M8 43l1-10c-3-3-3-9 1-12 6-3 13-2 19-1 3-3 5-5 7-9l7 1 5 4-1 3-6 .5-4 6c0 4-1 7-4 9l1 9h-4l-2-9-10-1-2 10h-4l-1-10-1 10z"/><path d="M38 11c-4-3-9-3-13-7M33 9c-4 1-8 0-12-3M29 7.5c-2 3-5 4-8 4M41 11c3-4 8-5 12-9M46 8c4 0 7-1 10-4M49 6.5c1 3 4 4.5 7 4.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="41.5" cy="14" r="1.1" fill="#f3e9d4"/>',
}
/** Marks as on a cave wall, for the faces of culture cards. */
export const marks: string[] = [
  'M12 12c0-1.5 2.2-1.5 2.2.5 0 2.8-5 3-5-1 0-4.8 8.4-5.3 8.9 1 .5 5.8-6.3 9-10.5 6-4.4-3.2-3.5-10.7 1.5-13',
  'M3 20l4-10 3 6 4-12 3 9 2-4 3 11',
  'M4 8h16M4 12h16M4 16h16M8 5v14M16 5v14',
  'M12 3v18M12 6l-5-3M12 6l5-3M12 12l-6-3M12 12l6-3M12 18l-5-3M12 18l5-3',
  'M5 5h.1M9 9h.1M13 5h.1M17 9h.1M5 13h.1M9 17h.1M13 13h.1M17 17h.1M20 5h.1M20 13h.1',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 12h.1',
  'M3 15c3-8 6-8 9 0s6 8 9 0M3 9c3-8 6-8 9 0s6 8 9 0',
  'M6 21V9l-3-4M6 9l3-4M6 13h-.1M15 21V9l-3-4M15 9l3-4M20 21v-6',
]
