import type { Rand } from './random.ts'

/** A point in user units (40 to the inch). */
export type Point = readonly [number, number]

/** A full turn in radians. */
export const TAU = Math.PI * 2

/** A number as short as SVG allows at a tenth of a unit (1/400 inch). */
export function num(value: number, digits = 1): string {
  const text = String(+value.toFixed(digits))
  if (text === '-0') return '0'
  return text.replace(/^(-?)0\./, '$1.')
}

/** Joins numbers for a path, with no more separators than needed. */
export function nums(...values: number[]): string {
  let out = ''
  values.forEach((value, i) => {
    const text = num(value)
    out += i === 0 || text.startsWith('-') ? text : ` ${text}`
  })
  return out
}

/** A filled path. */
export function fill(d: string, color: string, extra = ''): string {
  return `<path d="${d}" fill="${color}"${extra ? ` ${extra}` : ''}/>`
}

/** A drawn line with round ends. */
export function line(d: string, color: string, width = 1, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width, 2)}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ''}/>`
}

/** A plain round dot. */
export function dot(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius, 2)}" fill="${color}"/>`
}

/** Moves, turns (degrees) and scales a drawing. */
export function at(
  x: number,
  y: number,
  turn: number,
  body: string,
  scale: number | Point = 1,
): string {
  const move = x || y ? `translate(${nums(x, y)})` : ''
  const spin = turn ? `rotate(${num(turn)})` : ''
  return `<g transform="${move}${spin}${scaling(scale)}">${body}</g>`
}

function scaling(scale: number | Point): string {
  if (typeof scale !== 'number') return `scale(${num(scale[0], 2)} ${num(scale[1], 2)})`
  return scale === 1 ? '' : `scale(${num(scale, 2)})`
}

/** A drawing and its reflection about the upright axis. */
export function both(body: string): string {
  return `${body}<g transform="scale(-1 1)">${body}</g>`
}

/** `n` copies around the origin. */
export function ring(n: number, draw: (i: number) => string, turn = 0): string {
  let out = ''
  for (let i = 0; i < n; i += 1) out += at(0, 0, (i * 360) / n + turn, draw(i))
  return out
}

/** Catmull-Rom through the points, as Bézier curves. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point
  let d = `M${nums(...get(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${nums(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )}`
  }
  return closed ? `${d}Z` : d
}

/** Straight edges, for cut paper and broken stone. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map((p) => nums(...p)).join('L')}Z`
}

/** A round shape with a hand's unevenness `k`. */
export function blob(
  r: Rand,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  n = 9,
  k = 0.06,
): string {
  const turn = r.range(0, TAU)
  return smooth(
    Array.from({ length: n }, (_, i): Point => {
      const a = turn + (i / n) * TAU
      const m = 1 + r.jitter(k)
      return [cx + Math.cos(a) * rx * m, cy + Math.sin(a) * ry * m]
    }),
  )
}

/** Points along a quadratic curve. */
export function bow(from: Point, control: Point, to: Point, n = 9): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const t = i / (n - 1)
    const u = 1 - t
    return [
      u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
    ]
  })
}

/** The direction of travel at point `i`, in degrees, with 0 pointing up. */
export function heading(points: readonly Point[], i: number): number {
  const a = points[Math.max(0, i - 1)] as Point
  const b = points[Math.min(points.length - 1, i + 1)] as Point
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90
}

/** A loaded brush drawn along points: swells, thins at the ends, wavers at the edge. */
export function brush(
  r: Rand,
  points: readonly Point[],
  width: number,
  taper: Point = [0.25, 0.25],
  waver = 0.16,
): string {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)] as Point
    const b = points[Math.min(last, i + 1)] as Point
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    const t = i / last
    const load = Math.min(1, 0.2 + t / (taper[0] || 0.001), 0.2 + (1 - t) / (taper[1] || 0.001))
    const half = (width / 2) * load * (1 + r.jitter(waver))
    left.push([p[0] - (dy / length) * half, p[1] + (dx / length) * half])
    right.unshift([p[0] + (dy / length) * half, p[1] - (dx / length) * half])
  })
  return smooth([...left, ...right])
}
