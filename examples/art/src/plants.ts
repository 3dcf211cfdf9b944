import {
  at,
  blob,
  bow,
  brush,
  dot,
  fill,
  heading,
  line,
  num,
  nums,
  ring,
  smooth,
  TAU,
} from './pen.ts'
import type { Point } from './pen.ts'
import type { Rand } from './random.ts'

/** A leaf's outline: root at the origin, tip at (bend, -length). */
export function leafPath(length: number, width: number, bend = 0): string {
  const [l, w] = [length, width]
  return `M0 0C${nums(w * 0.9, -l * 0.16, w + bend * 0.7, -l * 0.66, bend, -l)}C${nums(-w * 0.82 + bend * 0.7, -l * 0.7, -w * 0.95, -l * 0.2, 0, 0)}Z`
}

/** A leaf in two tones with a vein. */
export function leaf(
  r: Rand,
  length: number,
  width: number,
  light: string,
  dark: string,
  vein?: string,
): string {
  const bend = r.jitter(length * 0.14)
  const [l, w] = [length, width]
  const half = `M0 0C${nums(w * 0.9, -l * 0.16, w + bend * 0.7, -l * 0.66, bend, -l)}Q${nums(bend * 0.3, -l * 0.5, 0, 0)}Z`
  let out = fill(leafPath(l, w, bend), light) + fill(half, dark)
  if (vein) {
    let d = `M0 ${num(-l * 0.05)}Q${nums(bend * 0.3, -l * 0.5, bend * 0.9, -l * 0.9)}`
    for (const t of [0.26, 0.44, 0.62]) {
      const x = bend * t * 0.6
      d += `M${nums(x, -l * t)}l${nums(w * 0.46, -l * 0.13)}M${nums(x, -l * t)}l${nums(-w * 0.42, -l * 0.13)}`
    }
    out += line(d, vein, Math.max(0.5, l / 44))
  }
  return out
}

/** A fern frond, tip up, root at the origin. */
export function frond(r: Rand, length: number, spread: number, colour: string, pairs = 11): string {
  const spine = bow(
    [0, 0],
    [r.jitter(length * 0.2), -length * 0.5],
    [r.jitter(length * 0.16), -length],
    pairs + 3,
  )
  let d = ''
  let out = line(smooth(spine, false), colour, Math.max(0.9, length / 50))
  spine.forEach((p, i) => {
    if (i < 2 || i > pairs + 1) return
    const size = spread * Math.sin((1 - (i - 1) / (pairs + 3)) * 2.2)
    for (const side of [-1, 1]) {
      const a = ((heading(spine, i) - 90 + side * 58) * Math.PI) / 180
      const tip: Point = [p[0] + Math.cos(a) * size, p[1] + Math.sin(a) * size]
      d += brushLeaf(p, tip, size * 0.16)
    }
  })
  out += fill(d, colour)
  return out
}

/** A slim leaflet from `root` to `tip`, as a path piece. */
export function brushLeaf(root: Point, tip: Point, half: number): string {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * half * 1.4, (dx / length) * half * 1.4]
  const [mx, my] = [root[0] + dx * 0.45, root[1] + dy * 0.45]
  return `M${nums(...root)}Q${nums(mx + nx, my + ny, tip[0], tip[1])}Q${nums(mx - nx, my - ny, root[0], root[1])}Z`
}

/** A petal: root at the origin, rounded or notched tip up. */
export function petalPath(r: Rand, length: number, width: number, notch = 0): string {
  const [l, w] = [length * (1 + r.jitter(0.05)), width * (1 + r.jitter(0.08))]
  const tilt = r.jitter(w * 0.12)
  return `M0 0C${nums(-w * 0.5, -l * 0.2, -w * 1.05, -l * 0.82, -w * 0.34 + tilt, -l)}Q${nums(tilt - w * 0.08, -l * 1.04, tilt, -l * (1 - notch))}Q${nums(tilt + w * 0.12, -l * 1.05, w * 0.36 + tilt, -l * 0.99)}C${nums(w * 1.05, -l * 0.8, w * 0.5, -l * 0.2, 0, 0)}Z`
}

/** A centre of pollen dots. */
export function pollen(r: Rand, radius: number, n: number, size: number, colour: string): string {
  let out = ''
  for (let i = 0; i < n; i += 1) {
    const a = r.range(0, TAU)
    const d = Math.sqrt(r.next()) * radius
    out += dot(Math.cos(a) * d, Math.sin(a) * d, size * r.range(0.6, 1.2), colour)
  }
  return out
}

/** The inks of one flower. */
export interface FlowerInks {
  petal: string
  shade: string
  heart: string
  dots: string
}

/** An open daisy with lined petals. */
export function daisy(r: Rand, radius: number, petals: number, inks: FlowerInks): string {
  const width = (radius * 2.5) / petals
  let lines = ''
  const body = ring(
    petals,
    () => {
      const l = radius * r.range(0.9, 1.06)
      lines = line(`M0 ${num(-l * 0.4)}V${num(-l * 0.74)}`, inks.shade, Math.max(0.6, radius / 20))
      return fill(petalPath(r, l, width * 0.62), inks.petal) + lines
    },
    r.range(0, 40),
  )
  return (
    body +
    fill(blob(r, 0, 0, radius * 0.29), inks.heart) +
    pollen(r, radius * 0.22, 9, radius * 0.035, inks.dots)
  )
}

/** A five-petalled rose of the hedge: broad notched petals, a blushed middle, stamens. */
export function rosette(r: Rand, radius: number, inks: FlowerInks, petals = 5): string {
  const w = radius * (petals === 5 ? 0.68 : 0.58)
  let out = ring(
    petals,
    () =>
      fill(petalPath(r, radius, w, 0.08), inks.petal) +
      fill(petalPath(r, radius * 0.6, w * 0.52), inks.shade) +
      line(
        `M0 ${num(-radius * 0.5)}V${num(-radius * 0.8)}M${nums(radius * 0.13, -radius * 0.5)}L${nums(radius * 0.24, -radius * 0.74)}M${nums(-radius * 0.13, -radius * 0.5)}L${nums(-radius * 0.24, -radius * 0.74)}`,
        inks.shade,
        Math.max(0.5, radius / 26),
      ),
    r.range(0, 72),
  )
  out += ring(
    11,
    () =>
      line(
        `M0 ${num(-radius * 0.15)}V${num(-radius * r.range(0.3, 0.4))}`,
        inks.dots,
        Math.max(0.5, radius / 30),
      ),
    9,
  )
  out += ring(11, () => dot(0, -radius * r.range(0.36, 0.42), radius * 0.045, inks.heart), 9)
  return out + fill(blob(r, 0, 0, radius * 0.17), inks.heart)
}

/** A bud in its green cup, tip up, root at the origin. */
export function bud(r: Rand, length: number, petal: string, shade: string, green: string): string {
  const l = length
  return (
    fill(leafPath(l, l * 0.34, r.jitter(l * 0.08)), petal) +
    fill(leafPath(l * 0.9, l * 0.16, r.jitter(l * 0.1)), shade) +
    fill(
      `M0 ${num(l * 0.08)}C${nums(-l * 0.42, 0, -l * 0.36, -l * 0.4, -l * 0.24, -l * 0.52)}Q${nums(-l * 0.12, -l * 0.28, 0, -l * 0.42)}Q${nums(l * 0.12, -l * 0.28, l * 0.24, -l * 0.5)}C${nums(l * 0.38, -l * 0.4, l * 0.42, 0, 0, l * 0.08)}Z`,
      green,
    )
  )
}

/** A tulip or crocus cup, tip up, root at the origin. */
export function cup(r: Rand, size: number, outer: string, inner: string, detail: string): string {
  const s = size * (1 + r.jitter(0.04))
  const lobe = `M0 0C${nums(-s * 0.85, -s * 0.05, -s * 0.78, -s * 0.85, -s * 0.5, -s * 1.28)}Q${nums(-s * 0.2, -s * 0.95, 0, -s * 0.4)}Q${nums(s * 0.2, -s * 0.95, s * 0.52, -s * 1.26)}C${nums(s * 0.8, -s * 0.85, s * 0.85, -s * 0.05, 0, 0)}Z`
  return (
    fill(leafPath(s * 1.3, s * 0.42), inner) +
    fill(lobe, outer) +
    line(
      `M${nums(-s * 0.42, -s * 0.4)}Q${nums(-s * 0.54, -s * 0.75, -s * 0.44, -s * 1.02)}M${nums(s * 0.42, -s * 0.4)}Q${nums(s * 0.54, -s * 0.75, s * 0.44, -s * 1.02)}M${nums(-s * 0.2, -s * 0.2)}Q${nums(-s * 0.3, -s * 0.45, -s * 0.22, -s * 0.62)}M${nums(s * 0.2, -s * 0.2)}Q${nums(s * 0.3, -s * 0.45, s * 0.22, -s * 0.62)}`,
      detail,
      Math.max(0.6, s / 18),
    )
  )
}

/** A full cabbage rose or peony: three rings of cupped petals round a tight heart. */
export function peony(
  r: Rand,
  radius: number,
  tones: readonly [string, string, string, string],
): string {
  const [edge, mid, deep, detail] = tones
  const layer = (n: number, length: number, width: number, colour: string, turn: number): string =>
    ring(
      n,
      () => {
        const l = length * r.range(0.92, 1.08)
        return (
          fill(petalPath(r, l, width, 0.06), colour) +
          line(
            `M${nums(-width * 0.5, -l * 0.62)}Q${nums(-width * 0.3, -l * 0.95, 0, -l * 0.93)}M${nums(width * 0.18, -l * 0.6)}Q${nums(width * 0.24, -l * 0.76, width * 0.2, -l * 0.88)}M${nums(-width * 0.14, -l * 0.6)}V${num(-l * 0.82)}`,
            detail,
            Math.max(0.6, radius / 60),
            'opacity=".75"',
          )
        )
      },
      turn,
    )
  const R = radius
  return (
    layer(8, R, R * 0.46, edge, r.range(0, 45)) +
    layer(6, R * 0.78, R * 0.44, mid, r.range(0, 50)) +
    layer(5, R * 0.55, R * 0.35, edge, r.range(0, 60)) +
    layer(4, R * 0.38, R * 0.27, mid, r.range(0, 70)) +
    fill(blob(r, 0, 0, R * 0.2, R * 0.19, 8, 0.1), deep) +
    line(
      `M${nums(-R * 0.1, 0)}a${nums(R * 0.1, R * 0.1)} 0 1 1 ${nums(R * 0.14, R * 0.07)}M${nums(-R * 0.03, R * 0.02)}a${nums(R * 0.04, R * 0.04)} 0 1 1 ${nums(R * 0.06, R * 0.02)}`,
      edge,
      Math.max(0.8, R / 36),
    )
  )
}

/** A round berry with a light on it. */
export function berry(
  r: Rand,
  x: number,
  y: number,
  size: number,
  colour: string,
  light: string,
): string {
  return (
    fill(blob(r, x, y, size, size * 1.05, 7, 0.05), colour) +
    dot(x - size * 0.32, y - size * 0.36, size * 0.22, light)
  )
}

/** A stem with its own thickness, as a filled path. */
export function stem(r: Rand, points: readonly Point[], width: number, colour: string): string {
  return fill(brush(r, points, width, [0.02, 0.6], 0.08), colour)
}
/** Leaves in pairs along a stem. */
export function pairs(
  r: Rand,
  points: readonly Point[],
  spec: { from: number; to: number; step: number; angle: number; draw: (size: number) => string },
): string {
  let out = ''
  for (let i = spec.from; i <= spec.to; i += spec.step) {
    const p = points[i] as Point
    const size = 1.1 - (0.55 * i) / points.length
    for (const side of [-1, 1]) {
      out += at(
        p[0],
        p[1],
        heading(points, i) + side * (spec.angle + r.jitter(8)),
        spec.draw(size * r.range(0.9, 1.08)),
      )
    }
  }
  return out
}
