/** Outlines by which seats are known without colour: circle, triangle, square, diamond; nobody's is a hexagon. */
const CORNERS: Record<string, [number, number][]> = {
  1: [
    [0, -1.28],
    [1.25, 0.92],
    [-1.25, 0.92],
  ],
  2: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  3: [
    [0, -1.28],
    [1.28, 0],
    [0, 1.28],
    [-1.28, 0],
  ],
  neutral: [
    [1, 0],
    [0.5, 0.866],
    [-0.5, 0.866],
    [-1, 0],
    [-0.5, -0.866],
    [0.5, -0.866],
  ],
}

export function seatShape(seat: number | 'neutral', r: number): string {
  const corners = CORNERS[seat]
  if (!corners) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  return `M${corners.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join('L')}Z`
}
