/** Own drawings on a 24 × 24 grid. Shapes differ, not only colours. */
const pyramid = (fill: string, emblem: string): string =>
  `<path d="M3 21v-4h3v-4h3V9h6v4h3v4h3v4z" fill="${fill}" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.2" stroke-linejoin="round"/><path d="M10.2 21v-4.6h3.6V21z" fill="var(--tz-line,#3a2f1b)" opacity=".55"/>${emblem}`
const BROWN =
  '<path d="M12 1.2c2 2.6 2.9 3.7 2.9 5a2.9 2.9 0 0 1-5.8 0c0-1.300.9-2.400 2.900-5z" fill="#3d8fc4" stroke="var(--tz-line,#3a2f1b)" stroke-width=".9"/>'
const YELLOW =
  '<circle cx="12" cy="5" r="2.500" fill="#ffd84a" stroke="var(--tz-line,#3a2f1b)" stroke-width=".9"/><path d="M12 .6v1.300M12 8.100v1M7.700 5H9M15 5h1.300M9 2l.8.8M15 2l-.8.8M9 8l.8-.8M15 8l-.8-.8" stroke="var(--tz-line,#3a2f1b)" stroke-width=".9" stroke-linecap="round"/>'
const GREEN =
  '<path d="M12 9C8.500 7.500 8.300 4 11.900.900 15.700 4 15.500 7.500 12 9zM12 9V3.500" fill="#54b37d" stroke="var(--tz-line,#3a2f1b)" stroke-width=".9"/>'
const gearIcon = (fill: string): string =>
  `<path d="M12 1.500l1.900.2.7 2.800 1.900.8 2.500-1.500 2.300 2.300-1.500 2.500.8 1.900 2.800.7v3.200l-2.800.7-.8 1.900 1.500 2.500-2.300 2.300-2.500-1.500-1.900.8-.7 2.800h-3.200l-.7-2.800-1.900-.8-2.500 1.500-2.300-2.300 1.500-2.500-.8-1.900-2.800-.7v-3.200l2.800-.7.8-1.900-1.500-2.500 2.300-2.300 2.500 1.500 1.900-.8.7-2.800z" transform="translate(1.200 1.300) scale(.88)" fill="${fill}" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><circle cx="11.800" cy="12.300" r="3.400" fill="var(--tz-face,#f8f2e2)" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/>`
const stroke = (d: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const icons: Record<string, string> = {
  corn: '<path d="M12 1.500c3.200 2 4.600 5.200 4.600 9.300S15 19 12 20.500c-3-1.500-4.600-5.600-4.600-9.700S8.800 3.500 12 1.500z" fill="#f2b81f" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/><path d="M9.600 5.800h4.800M8.400 9h7.200M8.300 12.200h7.400M12 2.500v15M9.900 4.500v11M14.100 4.500v11" stroke="#9a6a08" stroke-width=".8" fill="none"/><path d="M4.500 10.500c3.500 1 6.500 4.500 7.500 12-4.800-.8-8-4.800-7.500-12zM19.500 10.500c-3.500 1-6.500 4.500-7.500 12 4.800-.8 8-4.800 7.500-12z" fill="#5c9a4a" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.100" stroke-linejoin="round"/>',
  wood: '<path d="M6 7.500h12a4 4.500 0 0 1 0 9H6z" fill="#a9703c" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/><path d="M10 10.200h8M11 13.500h7.500" stroke="#6f431c" stroke-width="1"/><ellipse cx="6.200" cy="12" rx="3.900" ry="4.500" fill="#e3bd85" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/><ellipse cx="6.200" cy="12" rx="1.800" ry="2.200" fill="none" stroke="#8a5a2b" stroke-width="1"/>',
  stone:
    '<path d="M4 9l5-5h8l4 5.500-2.500 9L8 20.500 3 16z" fill="#a3a8a6" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/><path d="M4 9l6.500 2L9 4M10.500 11l7-1.500L17 4M10.500 11L8 20.500M17.500 9.500l1 9" fill="none" stroke="#5e6462" stroke-width="1"/>',
  gold: '<path d="M6 6.500h12L22 18H2z" fill="#f6c945" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><path d="M6 6.500l2.500 4h7l2.500-4M8.500 10.500L6 18M15.500 10.500L18 18" fill="none" stroke="#a87908" stroke-width="1.100"/>',
  skull:
    '<path d="M12 2c5 0 8.500 3.300 8.500 8 0 2.700-1.200 4.500-2.800 5.700V19l-2 2.500h-7.400L6.300 19v-3.300C4.700 14.500 3.500 12.700 3.500 10c0-4.700 3.500-8 8.500-8z" fill="#cfeaf0" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><ellipse cx="8.400" cy="11" rx="2.200" ry="2.600" fill="#26454d"/><ellipse cx="15.600" cy="11" rx="2.200" ry="2.600" fill="#26454d"/><path d="M12 13.500l-1.300 2.700h2.600zM9.500 18.500v3M12 18.500v3M14.500 18.500v3" stroke="#26454d" stroke-width="1.100" fill="#26454d"/>',
  resource:
    '<path d="M12 2l8.500 4.800v10L12 22l-8.500-5.200v-10z" fill="#a3a8a6" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/><path d="M12 2l8.500 4.800L12 11.800 3.500 6.800z" fill="#f6c945"/><path d="M3.500 6.800L12 11.800V22l-8.500-5.200z" fill="#a9703c"/><path d="M3.500 6.800L12 11.800l8.500-5M12 11.800V22M12 2l8.500 4.800v10L12 22l-8.500-5.200v-10z" fill="none" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/>',
  worker:
    '<circle cx="12" cy="6.500" r="4" fill="currentColor"/><path d="M4 22c0-6 2.800-10 8-10s8 4 8 10z" fill="currentColor"/>',
  points:
    '<path d="M12 1l2.800 3.300 4.200-.6.300 4.300L23 11l-2.800 3.200 1 4.200-4.200.8L14.800 23 12 20.500 9.200 23 7 19.200l-4.200-.8 1-4.200L1 11l3.700-3L5 3.700l4.200.6z" fill="var(--tz-jade,#23806c)" stroke="var(--tz-line,#3a2f1b)" stroke-width="1"/><circle cx="12" cy="12" r="5.600" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1"/>',
  'temple-brown': pyramid('#a5713f', BROWN),
  'temple-yellow': pyramid('#e2b93b', YELLOW),
  'temple-green': pyramid('#4d9a68', GREEN),
  'temple-any': pyramid(
    '#d9cdb0',
    '<circle cx="7.500" cy="4.500" r="2.300" fill="#a5713f" stroke="var(--tz-line,#3a2f1b)"/><rect x="10" y="2.200" width="4.200" height="4.200" fill="#e2b93b" stroke="var(--tz-line,#3a2f1b)"/><path d="M17 2l2.400 4.400h-4.800z" fill="#4d9a68" stroke="var(--tz-line,#3a2f1b)"/>',
  ),
  'track-agriculture':
    '<path d="M12 22V9" stroke="#3f7a35" stroke-width="2.200" stroke-linecap="round"/><path d="M12 13C7 13.500 4 10.500 3.500 5.500 8.500 5.500 12 8 12 13zM12 10c0-4.500 3-7.500 8.500-8 .2 5.300-3.200 8.500-8.500 8z" fill="#6fb254" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/>',
  'track-extraction':
    '<path d="M6 21L16 8" stroke="#8a5a2b" stroke-width="2.800" stroke-linecap="round"/><path d="M4 6.500C9 1.500 17 2 21.500 9.500c-3-1.500-5-1.800-6.500-1.300L12.500 6C11 4.800 7.500 5 4 6.500z" fill="#8f989c" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/>',
  'track-architecture':
    '<path d="M2.500 12L12 3l9.500 9H19v9H5v-9z" fill="#d98b5f" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><path d="M9.500 21v-6h5v6zM5 12h14" fill="var(--tz-face,#f8f2e2)" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/>',
  'track-theology':
    '<path d="M1.500 12.500C5 6.500 9 4.500 12 4.500s7 2 10.500 8c-3.500 6-7.500 8-10.500 8s-7-2-10.500-8z" fill="#e8dff0" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><circle cx="12" cy="12.500" r="4.600" fill="#7d5ba6" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/><circle cx="12" cy="12.500" r="1.800" fill="#20122f"/>',
  'track-any':
    '<path d="M3 21h5v-4h4v-4h4V9h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 10V3M4.800 6L8 2.800 11.200 6" fill="none" stroke="var(--tz-jade,#23806c)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  'any-action':
    '<path d="M12 1.500l2.700 6 6.500.7-4.900 4.400 1.400 6.400-5.700-3.300L6.300 19l1.400-6.400L2.800 8.200l6.500-.7z" fill="#f2b81f" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/>',
  market:
    '<path d="M12 3v17M7 21h10M4 7h16" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" fill="none"/><path d="M5.500 7L2 14h7zM18.500 7L15 14h7z" fill="none" stroke="currentColor" stroke-width="1.200"/><path d="M2 14h7a3.500 3 0 0 1-7 0z" fill="#f2b81f" stroke="var(--tz-line,#3a2f1b)"/><path d="M15 14h7a3.500 3 0 0 1-7 0z" fill="#a3a8a6" stroke="var(--tz-line,#3a2f1b)"/>',
  build:
    '<path d="M5 21.500L14 10" stroke="#8a5a2b" stroke-width="3" stroke-linecap="round"/><path d="M9.500 5.500l4-3.500 8 7-3 4-3-2.500-2 .5-3-2.800z" fill="#8f989c" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/>',
  monument:
    '<path d="M2 21.500v-4h3v-4h3v-4h8v4h3v4h3v4z" fill="#d8c49a" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><path d="M8.500 9.500L7.500 3l3 2.500L12 2l1.500 3.500 3-2.500-1 6.500zM10.500 21.500v-5h3v5z" fill="#b8862b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.100" stroke-linejoin="round"/>',
  wealth:
    '<path d="M9 7C4.500 10 3 13.500 3 16.500 3 20 6 22 12 22s9-2 9-5.500c0-3-1.500-6.500-6-9.500z" fill="#c58a4b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><path d="M8 2.500h8L15 7H9z" fill="#e3bd85" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200" stroke-linejoin="round"/><path d="M12 11v7M9.500 13.500h5" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.400"/>',
  day: '<circle cx="12" cy="12" r="5" fill="#f2b81f" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><path d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>',
  food: '<path d="M2 11.500h20c0 5-3 8.500-6.500 9.500h-7C5 20 2 16.500 2 11.500z" fill="#c98d4a" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/><path d="M8 8.500c-1.500-2 1.500-3 0-5.500M12 8.500c-1.500-2 1.500-3 0-5.500M16 8.500c-1.500-2 1.500-3 0-5.500" fill="none" stroke="currentColor" stroke-width="1.400" stroke-linecap="round"/>',
  first:
    '<path d="M4 21V15c0-5 3.500-8 8-8s8 3 8 8v6z" fill="#d98b2b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><path d="M12 7.500V1M8 8.500L5.500 2.500M16 8.500l2.500-6M5 11L1.500 7M19 11l3.500-4" stroke="#1f7a68" stroke-width="2.200" stroke-linecap="round"/><circle cx="9" cy="15" r="1.300" fill="var(--tz-line,#3a2f1b)"/><circle cx="15" cy="15" r="1.300" fill="var(--tz-line,#3a2f1b)"/><path d="M9 18.500h6" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/>',
  burn: '<path d="M12 1.500c1 4 6.500 7 6.500 13a6.500 7 0 0 1-13 0c0-3 1.500-5 3-6.500.300 2 1 3 2 3.500C11 8 10.500 5 12 1.500z" fill="#e2692b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/><path d="M12 12.500c.800 2 3 3 3 5.500a3 3.200 0 0 1-6 0c0-2 1.500-3 3-5.500z" fill="#ffd84a"/>',
  beg: '<path d="M2 14c4-2 7-1.500 10 0h6c2 0 2 2.500 0 2.500h-5M2 20c3-1 6 1 9 1s8-2.500 11-6" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/><circle cx="13" cy="7" r="3.300" fill="#f2b81f" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.200"/>',
  anger:
    '<path d="M14 1.500L4.500 13.500H11L9.500 22.500 19.500 9.500H13z" fill="#e2692b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300" stroke-linejoin="round"/>',
  down: stroke('M12 4v15M6 13.500l6 6 6-6', 2.6),
  up: stroke('M12 20V5M6 10.500l6-6 6 6', 2.6),
  done: stroke('M4 13l5 5.500L20 6', 2.8),
  none: stroke('M5 5l14 14M19 5L5 19', 2.4),
  plus: stroke('M12 4v16M4 12h16', 2.8),
  gear: gearIcon('#c9b483'),
  'gear-palenque': gearIcon('#7fa35a'),
  'gear-yaxchilan': gearIcon('#9aa0a6'),
  'gear-tikal': gearIcon('#c77a4d'),
  'gear-uxmal': gearIcon('#d3a941'),
  'gear-chichen': gearIcon('#4a9b95'),
  'corn-tile':
    '<rect x="3" y="3" width="18" height="18" rx="3" fill="#f7dc8b" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><path d="M12 5.500c2.300 1.800 3 4.300 3 6.500s-.7 5-3 6.500c-2.300-1.500-3-4.300-3-6.500s.7-4.700 3-6.500z" fill="#e0a010" stroke="#7a5206" stroke-width="1"/>',
  'wood-tile':
    '<rect x="3" y="3" width="18" height="18" rx="3" fill="#4f8a55" stroke="var(--tz-line,#3a2f1b)" stroke-width="1.300"/><path d="M8 18V9M16 18V9" stroke="#4a2d10" stroke-width="2"/><path d="M8 5l3.200 6H4.800zM16 5l3.200 6h-6.400z" fill="#1f5a30" stroke="#0e3519" stroke-width=".8"/>',
}
