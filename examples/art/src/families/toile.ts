import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, both, dot, fill, line, nums } from '../pen.ts'
import { contrast, mix } from '../tone.ts'
import { beehives, bridge, cottage, oak, sheep } from '../engraved-scenes.ts'
import { engraver, grass, swag } from '../engraving.ts'
import type { Engraver } from '../engraving.ts'

/** One of the scenes, centered near the origin, about 200 across. */
function scene(e: Engraver, kind: number): string {
  switch (kind) {
    case 0:
      return oak(e) + at(60, 74, 0, sheep(e)) + at(-62, 80, 0, sheep(e), [-0.8, 0.8])
    case 1:
      return cottage(e)
    case 2:
      return bridge(e)
    default:
      return beehives(e)
  }
}

function dove(e: Engraver): string {
  return (
    fill('M-15 1C-8 -7 4 -7 12 -2L18 -1L12 2C6 9 -6 9 -15 1Z', e.wash) +
    line(
      'M-15 1C-8 -7 4 -7 12 -2L18 -1L12 2C6 9 -6 9 -15 1L-31 -4M-15 1L-30 6M-3 -4C-6 -20 -17 -27 -28 -29C-25 -16 -18 -5 -8 1M2 -5C2 -20 -4 -28 -10 -33M-8 -10l-13 -12M-9 -5l-13 -12M-13 -14l-8 -9M-4 3q5 1 9 -2M-6 -1q4 0 7 -2',
      e.ink,
      1.1,
    ) +
    dot(10, -2, 1.2, e.ink)
  )
}

/** A posy tied with ribbon, for the gaps between scenes. */
function posy(e: Engraver): string {
  const bloom = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      e.r.range(0, 70),
      [0, 72, 144, 216, 288]
        .map((t) =>
          at(
            0,
            0,
            t,
            fill(
              `M0 0C${nums(-s * 0.7, -s * 0.4, -s * 0.5, -s, 0, -s)}C${nums(s * 0.5, -s, s * 0.7, -s * 0.4, 0, 0)}Z`,
              e.wash,
            ) +
              line(
                `M0 0C${nums(-s * 0.7, -s * 0.4, -s * 0.5, -s, 0, -s)}C${nums(s * 0.5, -s, s * 0.7, -s * 0.4, 0, 0)}M0 ${nums(-s * 0.3)}V${nums(-s * 0.7)}`,
                e.ink,
                0.9,
              ),
          ),
        )
        .join('') + dot(0, 0, s * 0.2, e.ink),
    )
  const stalks = [-26, -12, 2, 15, 28].map((x) => `M0 26Q${nums(x * 0.3, 4, x, -16)}`).join('')
  const leaves = [-62, -36, 38, 64]
    .map((t) => at(0, 14, t, line('M0 0C7 -9 7 -22 0 -30C-7 -22 -7 -9 0 0M0 -4V-25', e.ink, 1)))
    .join('')
  return (
    line(stalks + 'M-4 30L-9 46M0 28L1 48M4 30L10 45', e.ink, 1.1) +
    leaves +
    bloom(-24, -18, 12) +
    bloom(2, -26, 15) +
    bloom(26, -16, 11) +
    bloom(-8, -6, 10) +
    bloom(15, -4, 10) +
    both(line('M0 27C8 18 18 20 16 28C12 32 6 30 0 27M3 29Q8 38 15 42', e.ink, 1.3))
  )
}

/** One ink, hundreds of strokes: orchard, cottage, bridge and hives joined by swags and birds. */
export const toile: Family = {
  id: 'toile',
  cell: () => [440, 440],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'soft'],
  draw(cloth: Cloth) {
    const { r, inks, w, h } = cloth
    const strong = [inks.main, inks.second, inks.ink].filter((c) => contrast(c, inks.ground) > 3)
    const ink = strong.length > 0 ? r.pick(strong) : inks.ink
    const e = engraver(r, cloth.ground, ink, mix(cloth.ground, ink, 0.16))
    const [first, second] = r.pick([
      [0, 1],
      [2, 3],
      [0, 3],
      [2, 1],
      [0, 2],
    ])
    cloth.put(scene(e, first ?? 0), w * 0.27, h * 0.26, 158)
    cloth.put(scene(e, second ?? 1), w * 0.73, h * 0.74, 158)
    cloth.put(at(-66, -20, 0, swag(e, 132)), w * 0.25, h * 0.54, 88)
    cloth.put(at(-66, -20, 0, swag(e, 132)), w * 0.75, h * 0.06, 88)
    cloth.put(posy(e), w * 0.27, h * 0.76, 56)
    cloth.put(posy(e), w * 0.75, h * 0.27, 56, { turn: 4 })
    const flock: readonly (readonly [number, number, number])[] = [
      [0.58, 0.16, -14],
      [0.9, 0.2, 9],
      [0.62, 0.4, 14],
      [0.08, 0.64, -10],
      [0.44, 0.68, 8],
      [0.1, 0.88, 12],
    ]
    for (const [x, y, turn] of flock)
      cloth.put(dove(e), w * x, h * y, 42, { turn, scale: r.range(0.8, 1) })
    cloth.put(grass(e, -26, 52, 0, 16), w * 0.93, h * 0.42, 44)
    cloth.put(grass(e, -26, 52, 0, 16), w * 0.44, h * 0.92, 44)
  },
}
