import type { Cloth } from '../cloth.ts'
import type { Family } from '../family.ts'
import { isDark } from '../palette.ts'
import { at, both, bow, brush, dot, fill, line, nums, ring } from '../pen.ts'
import type { Point } from '../pen.ts'
import { petalPath } from '../flowers.ts'
import { leafPath } from '../leaves.ts'
import { mix } from '../tone.ts'

/** Half of an ogee window. */
const [W, H] = [100, 140]

/** The window's outline at `k` of its size: an upright point, a swelling side, a hanging point. */
function ogee(k: number): string {
  const [w, h] = [W * k, H * k]
  return `M0 ${nums(-h)}C${nums(w * 0.04, -h * 0.5, w, -h * 0.52, w, 0)}C${nums(w, h * 0.52, w * 0.04, h * 0.5, 0, h)}C${nums(-w * 0.04, h * 0.5, -w, h * 0.52, -w, 0)}C${nums(-w, -h * 0.52, -w * 0.04, -h * 0.5, 0, -h)}Z`
}

/** Points down the right side of the window. */
function side(k: number, n: number): Point[] {
  const [w, h] = [W * k, H * k]
  return Array.from({ length: n }, (_, i): Point => {
    const t = (i + 0.5) / n
    const [s, flip] = t < 0.5 ? [t * 2, -1] : [(1 - t) * 2, 1]
    const u = 1 - s
    return [
      3 * u * u * s * w * 0.04 + 3 * u * s * s * w + s * s * s * w,
      flip * (u * u * u * h + 3 * u * u * s * h * 0.5 + 3 * u * s * s * h * 0.52),
    ]
  })
}

/** Half an acanthus: a curling rib with lobes to its outer side. */
function acanthus(cloth: Cloth, s: number, color: string, vein: string): string {
  const { r } = cloth
  const rib = bow([0, 0], [s * 0.62, -s * 0.2], [s * 0.4, -s], 8)
  let out = fill(brush(r, rib, s * 0.1, [0.2, 0.5], 0.04), color)
  rib.forEach((p, i) => {
    if (i === 0 || i > 6) return
    const z = s * (0.46 - i * 0.036)
    const lobe = `M${nums(-z * 0.2, 0)}C${nums(-z * 0.36, -z * 0.6, -z * 0.1, -z, z * 0.22, -z * 1.02)}C${nums(z * 0.42, -z * 0.9, z * 0.34, -z * 0.68, z * 0.16, -z * 0.72)}C${nums(z * 0.36, -z * 0.5, z * 0.26, -z * 0.2, z * 0.14, 0)}Z`
    out += at(
      p[0],
      p[1],
      62 - i * 3,
      fill(lobe, color) +
        line(`M0 ${nums(-z * 0.1)}Q${nums(-z * 0.1, -z * 0.6, z * 0.12, -z * 0.84)}`, vein, 1.1),
    )
    out += at(p[0], p[1], -30 - i * 6, fill(leafPath(z * 0.66, z * 0.2), color))
  })
  return out
}

function bouquet(cloth: Cloth, main: string, second: string, g: string, kind: number): string {
  const { r } = cloth
  const plume = (l: number, w: number, c: string): string =>
    fill(leafPath(l, w), c) + line(`M0 ${nums(-l * 0.2)}V${nums(-l * 0.74)}`, g, 1.3)
  const crown = [-64, -43, -21, 0, 21, 43, 64]
    .map((t, i) => at(0, 0, t, plume(i % 2 ? 48 : 60, 9, i % 2 ? second : main)))
    .join('')
  const thistle =
    fill('M-17 4C-23 -14 -12 -28 0 -30C12 -28 23 -14 17 4C9 12 -9 12 -17 4Z', main) +
    line('M-13 -2L0 -21L13 -2M-15 -11L-3 5M15 -11L3 5M-6 -24L9 3M6 -24L-9 3', g, 1.3)
  const pome =
    ring(
      8,
      (i) =>
        fill(petalPath(r, i % 2 ? 24 : 29, 9), i % 2 ? second : main) + line('M0 -9V-19', g, 1),
    ) +
    dot(0, 0, 8, g) +
    ring(7, () => dot(0, -4.6, 1.5, main)) +
    dot(0, 0, 1.8, main)
  const heart = kind
    ? at(0, -6, 0, pome)
    : at(
        0,
        0,
        0,
        fill('M0 -40C19 -20 17 16 0 38C-17 16 -19 -20 0 -40Z', main) +
          line('M0 -26V24M0 -12l7 -8M0 -12l-7 -8M0 2l8 -9M0 2l-8 -9M0 15l6 -8M0 15l-6 -8', g, 1.4),
      )
  return (
    at(0, -52, 0, crown) +
    at(0, -44, 0, thistle) +
    both(
      at(8, 14, 12, acanthus(cloth, 62, main, g)) +
        at(8, 44, 58, acanthus(cloth, 44, second, g)) +
        at(5, 62, 138, plume(40, 10, main)) +
        dot(40, -62, 3.6, main) +
        dot(48, -50, 2.6, second) +
        dot(33, -74, 2.4, second),
    ) +
    at(0, 12, 0, heart) +
    at(0, 66, 180, plume(38, 9, second))
  )
}

/** An ogee net of leaf-wrapped bands, each window filled with a formal bouquet. */
export const damask: Family = {
  id: 'damask',
  // a half-drop and a half-brick of these cells make the same net
  cell: (_rand, repeat) => (repeat === 'half-brick' ? [2 * W, H] : [W, 2 * H]),
  scales: [0.5, 0.75, 1],
  repeats: ['half-drop', 'half-brick'],
  inks: ['ground', 'main', 'soft', 'second'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const tonal = r.chance(0.5)
    const lift = isDark(inks) ? 0.26 : 0.34
    const main = tonal ? mix(inks.ground, inks.main, lift + 0.2) : inks.main
    const second = tonal
      ? mix(inks.ground, inks.main, lift)
      : r.pick([inks.soft, inks.second, inks.accent])
    const g = cloth.ground
    const panel = mix(g, second, r.pick([0, 0.1, 0.16]))
    let garland = ''
    side(0.985, 22).forEach((p, i, all) => {
      const next = all[Math.min(i + 1, 21)] as Point
      const prior = all[Math.max(i - 1, 0)] as Point
      const a = (Math.atan2(next[1] - prior[1], next[0] - prior[0]) * 180) / Math.PI + 90
      for (const s of [-1, 1])
        garland += at(p[0], p[1], a + s * 46 + 180, fill(leafPath(13, 3.6), i % 2 ? second : main))
    })
    const frame =
      fill(ogee(0.9), panel) +
      line(ogee(0.9), main, 1.6) +
      line(ogee(0.86), second, 1) +
      both(
        garland +
          line(
            `M${side(1, 30)
              .map((p) => nums(...p))
              .join('L')}`,
            main,
            2.2,
          ),
      )
    cloth.put(frame, w / 2, h / 2, 150)
    cloth.put(bouquet(cloth, main, second, panel, r.int(0, 1)), w / 2, h / 2, 130, { scale: 0.88 })
    const knot =
      ring(8, (i) => fill(leafPath(i % 2 ? 12 : 17, 4.6), i % 2 ? second : main)) +
      dot(0, 0, 5, g) +
      dot(0, 0, 2.6, main)
    cloth.put(knot, w / 2, h / 2 - H, 20)
    cloth.specks(90, g, 0.7, 0.6)
  },
}
