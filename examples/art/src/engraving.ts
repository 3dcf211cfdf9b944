import { at, blob, bow, brush, dot, fill, heading, line, nums, smooth, TAU } from './pen.ts'
import type { Point } from './pen.ts'
import type { Rand } from './random.ts'

/** An engraver at work: one ink, its wash, and the bare cloth. */
export interface Engraver {
  r: Rand
  cloth: string
  ink: string
  wash: string
}

/** Hands over the tools. */
export function engraver(r: Rand, cloth: string, ink: string, wash: string): Engraver {
  return { r, cloth, ink, wash }
}

/** A crown of leaves: hundreds of small double arcs, heavier on the shaded side. */
export function foliage(
  e: Engraver,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
): string {
  const { r } = e
  let light = ''
  let dark = ''
  for (let i = 0; i < n; i += 1) {
    const a = r.range(0, TAU)
    const q = Math.sqrt(r.next())
    const [x, y] = [cx + Math.cos(a) * q * rx, cy + Math.sin(a) * q * ry]
    const s = r.range(2.6, 4.4)
    const curl = `M${nums(x - s, y)}q${nums(s * 0.3, -s * 1.3, s, -s * 0.2)}q${nums(s * 0.6, -s, s, s * 0.5)}`
    if ((x - cx) / rx + (y - cy) / ry > r.range(-0.3, 0.3)) dark += curl
    else light += curl
  }
  return (
    fill(blob(r, cx, cy, rx * 0.98, ry * 0.98, 15, 0.09), e.cloth) +
    fill(blob(r, cx + rx * 0.14, cy + ry * 0.16, rx * 0.8, ry * 0.78, 13, 0.12), e.wash) +
    line(light, e.ink, 0.9) +
    line(dark, e.ink, 1.5)
  )
}

/** Parallel strokes for shade. */
export function hatch(
  e: Engraver,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  slant = 3,
): string {
  let d = ''
  for (let i = 0; i < n; i += 1)
    d += `M${nums(x + (i / n) * w, y + e.r.jitter(1))}l${nums(slant, h * e.r.range(0.6, 1))}`
  return line(d, e.ink, 0.8)
}

/** Tufts along a line. */
export function grass(e: Engraver, x: number, w: number, y: number, n: number): string {
  let d = ''
  for (let i = 0; i < n; i += 1)
    d += `M${nums(x + e.r.next() * w, y + e.r.jitter(5))}q${nums(e.r.jitter(3), -5, e.r.jitter(6), -e.r.range(6, 12))}`
  return line(d, e.ink, 1)
}

/** A strip of rough ground, `w` to each side. */
export function ground(e: Engraver, w: number, y: number): string {
  const strokes = [0, 5, 10, 15]
    .map(
      (o, i) =>
        `M${nums(-w * (0.9 - i * 0.14), y + o)}q${nums(w * 0.8, e.r.jitter(4), w * (1.7 - i * 0.3), 1)}`,
    )
    .join('')
  return (
    fill(
      `M${nums(-w, y)}C${nums(-w * 0.6, y - 13, w * 0.3, y - 11, w, y - 1)}C${nums(w * 0.6, y + 20, -w * 0.5, y + 24, -w, y)}Z`,
      e.wash,
    ) +
    line(strokes, e.ink, 0.9) +
    grass(e, -w * 0.9, w * 1.8, y + 1, 26)
  )
}

/** A trunk with its bark. */
export function trunk(e: Engraver, x: number, y: number, h: number, lean: number, w = 17): string {
  const bark = [-0.42, -0.2, 0.02, 0.22, 0.34, 0.42]
    .map(
      (o) =>
        `M${nums(x + o * w * 1.2, y)}Q${nums(x + o * w + lean * 0.2, y - h * 0.5, x + lean + o * w * 0.5, y - h)}`,
    )
    .join('')
  return (
    fill(
      brush(
        e.r,
        bow([x, y], [x + lean * 0.2, y - h * 0.5], [x + lean, y - h], 11),
        w,
        [0.01, 2],
        0.07,
      ),
      e.cloth,
    ) +
    line(bark, e.ink, 1.1) +
    hatch(e, x + 2, y - h * 0.7, 5, h * 0.1, 3) +
    hatch(e, x + 1, y - h * 0.36, 6, h * 0.12, 4)
  )
}

/** A hanging garland of leaves with a flower at its middle. */
export function swag(e: Engraver, w: number): string {
  const curve = bow([0, 0], [w / 2, 56], [w, 0], 17)
  let out = line(smooth(curve, false), e.ink, 1.3)
  curve.forEach((p, i) => {
    const blade = line('M0 0C5 -5 4 -12 0 -15C-4 -12 -5 -5 0 0M0 -2V-12', e.ink, 0.9)
    for (const side of [-1, 1])
      out += at(
        p[0],
        p[1],
        heading(curve, i) + side * (48 + (i % 2) * 16),
        fill('M0 0C5 -5 4 -12 0 -15C-4 -12 -5 -5 0 0Z', e.wash) + blade,
      )
  })
  const [mx, my] = curve[8] as Point
  const flower =
    [0, 60, 120, 180, 240, 300]
      .map((t) =>
        at(
          0,
          0,
          t,
          fill('M0 0C-7 -4 -6 -12 0 -12C6 -12 7 -4 0 0Z', e.cloth) +
            line('M0 0C-7 -4 -6 -12 0 -12C6 -12 7 -4 0 0M0 -4V-9', e.ink, 1),
        ),
      )
      .join('') + dot(0, 0, 2.8, e.ink)
  const bow_ = (x: number, side: number): string =>
    at(
      x,
      -2,
      0,
      line(
        'M0 0C8 -12 20 -8 16 -1C12 4 6 3 0 0C-8 -12 -20 -8 -16 -1C-12 4 -6 3 0 0M-2 2Q-8 16 -14 20M2 2Q6 14 13 22',
        e.ink,
        1.2,
      ),
      [side, 1],
    )
  return out + at(mx, my, 0, flower) + bow_(0, 1) + bow_(w, -1)
}
