import { leafPath } from './leaves.ts'
import { blob, dot, fill, line, num, nums, ring, TAU } from './pen.ts'
import type { Rand } from './random.ts'

/** A petal: root at the origin, rounded or notched tip up. */
export function petalPath(r: Rand, length: number, width: number, notch = 0): string {
  const [l, w] = [length * (1 + r.jitter(0.05)), width * (1 + r.jitter(0.08))]
  const tilt = r.jitter(w * 0.12)
  return `M0 0C${nums(-w * 0.5, -l * 0.2, -w * 1.05, -l * 0.82, -w * 0.34 + tilt, -l)}Q${nums(tilt - w * 0.08, -l * 1.04, tilt, -l * (1 - notch))}Q${nums(tilt + w * 0.12, -l * 1.05, w * 0.36 + tilt, -l * 0.99)}C${nums(w * 1.05, -l * 0.8, w * 0.5, -l * 0.2, 0, 0)}Z`
}

/** A center of pollen dots. */
export function pollen(r: Rand, radius: number, n: number, size: number, color: string): string {
  let out = ''
  for (let i = 0; i < n; i += 1) {
    const a = r.range(0, TAU)
    const d = Math.sqrt(r.next()) * radius
    out += dot(Math.cos(a) * d, Math.sin(a) * d, size * r.range(0.6, 1.2), color)
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
  const layer = (n: number, length: number, width: number, color: string, turn: number): string =>
    ring(
      n,
      () => {
        const l = length * r.range(0.92, 1.08)
        return (
          fill(petalPath(r, l, width, 0.06), color) +
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
  color: string,
  light: string,
): string {
  return (
    fill(blob(r, x, y, size, size * 1.05, 7, 0.05), color) +
    dot(x - size * 0.32, y - size * 0.36, size * 0.22, light)
  )
}
