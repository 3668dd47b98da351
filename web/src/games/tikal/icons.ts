/** Our own small drawings, 24 × 24, with their own colours: treasures, pieces, actions. Readable on light and dark
 *  grounds. */

const L = '#33240f'
const stroke = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${L}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
const line = (d: string, colour = L, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const icons: Record<string, string> = {
  // treasures
  mask:
    shape('M5 4.500C7 3 9.500 2.500 12 2.500s5 .5 7 2v8c0 5-3.500 8.500-7 9.500-3.500-1-7-4.500-7-9.500z', '#e5b32c') +
    shape(
      'M7.500 9.500c1-1.500 2.800-1.500 3.600 0-.8 1.200-2.600 1.200-3.600 0zM12.900 9.500c.8-1.500 2.600-1.500 3.600 0-1 1.200-2.800 1.200-3.600 0z',
      '#fff6d6',
      1,
    ) +
    line('M12 9.500v5l-1.500.8M9 17.500c2 1.200 4 1.200 6 0M5 6.500L2.500 4.500M19 6.500l2.500-2M9.500 5.500h5'),
  jade:
    shape('M12 2.200l7 3.600 1.500 8L12 21.800 3.500 13.800l1.500-8z', '#3fae83') +
    line('M12 2.200v19.600M5 5.800l7 4.500 7-4.500M3.500 13.800l8.500-3.500 8.500 3.500', '#0d5a3f', 1.1) +
    line('M7 8.200l2 5', '#c8f3df', 1.4),
  idol:
    shape('M8 2.500h8v6l2.500 2v5L16 17v4.500H8V17l-2.500-1.500v-5L8 8.500z', '#b8763d') +
    line('M9.500 5.200h1.700M12.800 5.200h1.700M10 7.500h4M8 11.500h8M9.500 14h5M12 17v4.500M8 8.500h8'),
  bowl:
    shape('M2.500 8.500h19c0 6-3.500 10-7 11v2h-5v-2c-3.500-1-7-5-7-11z', '#d9713f') +
    shape('M2.500 8.500c0-1.700 4-3 9.500-3s9.500 1.300 9.500 3-4 3-9.500 3-9.500-1.300-9.500-3z', '#7a3417') +
    line('M4.500 13.500l3 2 2.500-2 2 2 2-2 2.500 2 3-2', '#fbe3c4', 1.4),
  knife:
    shape('M19.500 2.500c.5 6-3 11.500-8 14.500L8.200 13.700C10.500 8.500 14.500 4.500 19.500 2.500z', '#8f9aa3') +
    line('M17 5.500L9.500 15', '#e8edf0', 1.2) +
    shape('M8.600 13.200l2.700 2.700-5.500 5.800-3.400-3.300z', '#8a4f24') +
    line('M6.800 16.200l2.200 2.200M5 18l2.200 2.200'),
  shell:
    shape(
      'M12 21.500C6.500 19.500 2.500 15 2.500 9.500 5 5 8.500 2.700 12 2.700S19 5 21.500 9.500c0 5.500-4 10-9.500 12z',
      '#f0a9a0',
    ) + line('M12 21.500V2.700M12 21.500L6.500 5M12 21.500L17.500 5M12 21.500L3 11M12 21.500L21 11', '#9c4038', 1.1),
  mirror:
    shape('M12 2a7.300 7.300 0 1 1 0 14.600A7.300 7.300 0 0 1 12 2z', '#c98d2f') +
    shape('M12 4.300a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', '#bfe3ee', 1) +
    line('M9.500 9.500l3-3M11 12l3.500-3.500', '#fff', 1.4) +
    shape('M10.700 16.500h2.600l.5 5.500h-3.600z', '#8a4f24'),
  flute:
    shape('M3 19L17.500 4.500l2.500 2.500L5.500 21.500z', '#e9dcb8') +
    shape('M17.500 4.500l2-2 2.500 2.500-2 2z', '#b8763d') +
    '<g fill="#33240f"><circle cx="8" cy="16.500" r="1"/><circle cx="10.600" cy="13.900" r="1"/><circle cx="13.200" cy="11.300" r="1"/><circle cx="15.800" cy="8.700" r="1"/></g>',
  // pieces
  worker:
    '<path d="M12 2.500a4 4 0 0 1 2.500 7.100c3 1 5.500 4.400 5.500 11.900H4c0-7.500 2.500-10.900 5.500-11.900A4 4 0 0 1 12 2.500z" fill="currentColor"/>',
  leader:
    '<path d="M12 5.500a4 4 0 0 1 2.500 7c3.500 1 6.500 3.500 6.500 9.500H3c0-6 3-8.500 6.500-9.500a4 4 0 0 1 2.500-7z" fill="currentColor"/>' +
    shape(
      'M3.500 7.200c2-.9 4-1 4.500-1.200.3-3 1.700-4.500 4-4.500s3.700 1.500 4 4.500c.5.200 2.500.3 4.500 1.200-2 1.500-5 2-8.500 2s-6.500-.5-8.500-2z',
      '#d8b26a',
    ),
  camp:
    shape('M12 3.500L22 20.500H2z', '#d9a441') +
    shape('M12 10l4.500 10.500h-9z', '#5a3a12') +
    line('M12 3.500V1.500', L, 1.6),
  guard:
    shape('M12 2l8.500 3v6.500c0 5-3.500 8.500-8.500 10.500-5-2-8.500-5.500-8.500-10.500V5z', '#b9c2c9') +
    line('M12 5.500v13M6.500 10.500h11', '#566069', 1.6),
  temple:
    shape('M1.500 21.500v-4h3v-4.500h3V8.500h3V3.500h3v5h3V13h3v4.500h3v4z', '#d8cba4') +
    shape('M10.500 8.500h3v13h-3z', '#a8986a'),
  token: shape('M3.500 3.500h17v17h-17z', '#efe3bd') + shape('M7 7h10v10H7z', '#fff8df', 1),
  tile:
    shape('M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z', '#5f9a4c') +
    '<g fill="#e9e2cc" stroke="#33240f" stroke-width=".8"><circle cx="12" cy="5.500" r="1.500"/><circle cx="12" cy="9.500" r="1.500"/><circle cx="17.500" cy="15" r="1.500"/></g>',
  volcano:
    shape('M1.500 21.500L9 6.500h6l7.500 15z', '#5d4a48') +
    shape('M9 6.500h6l2 4-2.500 1.500-1 3.500-2-3-2.500 1-1-3.500z', '#e8642c') +
    line('M11 4.500c-1-1 1-1.500 0-3M14 4.500c-1-1 1-1.500 0-3', '#b33', 1.3),
  dig:
    shape('M13.500 9.500l4 4-5.500 6c-2 2-5.500 2.500-8.500 1.500-1-3-.5-6.500 1.500-8.500z', '#9aa4ab') +
    line('M14.500 10.500L20.500 4.500M18 2.500l4 4', '#8a5a24', 2.6),
  stones:
    '<g fill="#e9e2cc" stroke="#33240f" stroke-width="1"><ellipse cx="5" cy="18" rx="3.600" ry="2.800"/><ellipse cx="12" cy="12" rx="3.600" ry="2.800"/><ellipse cx="19" cy="6" rx="3.600" ry="2.800"/></g>',
  // actions and signs
  walk: stroke('M4 20l4-4M8 16l1-5 5-2 3 4 4 1M12 3.500a1.800 1.800 0 1 0 0 .1M10 11l3.500 4-2 6', 2.1),
  secret:
    stroke('M3 20c4 0 4-7 8-7s4-7 10-7', 2.2).replace('/>', ' stroke-dasharray="3 3.400"/>') +
    '<circle cx="3" cy="20" r="2" fill="currentColor"/><circle cx="21" cy="6" r="2" fill="currentColor"/>',
  exchange: stroke('M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4', 2.2),
  auction:
    shape('M13.500 2.500l6 6-3 3-6-6z', '#b8763d') +
    line('M12.500 9.500L3.500 18.500', '#8a5a24', 3) +
    shape('M11 19h11v2.800H11z', '#b8763d'),
  done: stroke('M4 13l5 5.500L20 6', 2.8),
  close: stroke('M5 5l14 14M19 5L5 19', 2.4),
  plus: stroke('M12 4v16M4 12h16', 2.8),
  minus: stroke('M4 12h16', 2.8),
  left: stroke('M4.500 4v5.500H10M5 9.500a8 8 0 1 1-.8 5.500', 2.4),
  right: stroke('M19.500 4v5.500H14M19 9.500a8 8 0 1 0 .8 5.500', 2.4),
  fit: stroke('M3.500 9V3.500H9M15 3.500h5.500V9M20.500 15v5.500H15M9 20.500H3.500V15', 2.2),
  crown: shape('M2.500 19.500l-1-12 6 5L12 3l4.500 9.500 6-5-1 12z', '#f2c230'),
  hat: shape(
    'M1.500 15.500c3-1.600 5-1.800 5.500-2 .3-5 2-8 5-8s4.700 3 5 8c.5.200 2.500.4 5.500 2-3 2.500-6.500 3-10.500 3s-7.500-.5-10.500-3z',
    '#d8b26a',
  ),
}
