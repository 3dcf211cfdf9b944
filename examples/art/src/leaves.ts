import { at, bow, brush, fill, heading, line, num, nums, smooth } from './pen.ts'
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
export function frond(r: Rand, length: number, spread: number, color: string, pairs = 11): string {
  const spine = bow(
    [0, 0],
    [r.jitter(length * 0.2), -length * 0.5],
    [r.jitter(length * 0.16), -length],
    pairs + 3,
  )
  let d = ''
  let out = line(smooth(spine, false), color, Math.max(0.9, length / 50))
  spine.forEach((p, i) => {
    if (i < 2 || i > pairs + 1) return
    const size = spread * Math.sin((1 - (i - 1) / (pairs + 3)) * 2.2)
    for (const side of [-1, 1]) {
      const a = ((heading(spine, i) - 90 + side * 58) * Math.PI) / 180
      const tip: Point = [p[0] + Math.cos(a) * size, p[1] + Math.sin(a) * size]
      d += brushLeaf(p, tip, size * 0.16)
    }
  })
  out += fill(d, color)
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

/** A stem with its own thickness, as a filled path. */
export function stem(r: Rand, points: readonly Point[], width: number, color: string): string {
  return fill(brush(r, points, width, [0.02, 0.6], 0.08), color)
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
