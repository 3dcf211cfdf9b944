import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, dot, fill, line, nums, ring } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { mix } from '../tone.ts'

interface Stamp {
  key: string
  tint: string
  wash: string
}

/** The big stamp: a wash, a tint block off its register, then the key block. */
function medallion(cloth: Cloth, { key, tint, wash }: Stamp, petals: number, kind: number): string {
  const { r, inks } = cloth
  const g = inks.ground
  const slip = `transform="translate(${nums(r.range(1, 2), r.range(0.6, 1.6))})"`
  const w = 132 / petals
  const outline = (l: number, half: number): string =>
    `M0 -6C${nums(half, -l * 0.3, half * 0.9, -l * 0.76, 0, -l)}C${nums(-half * 0.9, -l * 0.76, -half, -l * 0.3, 0, -6)}`
  const back = `<g ${slip}>${ring(petals, () => fill(leafPath(58, w), tint))}</g>`
  const between = ring(
    petals,
    () =>
      fill(leafPath(38, w * 0.55), key) +
      line('M0 -42v-9', kind === 1 ? tint : key, 1.7) +
      dot(0, -56, 2.4, key),
    180 / petals,
  )
  const marks =
    kind === 2
      ? 'M0 -18V-48M0 -26l6 -7M0 -26l-6 -7M0 -35l5 -6M0 -35l-5 -6'
      : 'M0 -20V-46M0 -30l4 -5M0 -30l-4 -5M0 -38l3 -4M0 -38l-3 -4'
  const front = ring(petals, () => line(outline(58, w), key, 2.2) + line(marks, g, 1.5))
  const beads = ring(petals * 2, () => dot(0, -65, r.range(2.1, 2.9), key), 90 / petals)
  const heart =
    fill(blob(r, 0, 0, 10, 10, 9, 0.04), g) +
    ring(8, () => fill(leafPath(8.6, 2.6), key)) +
    dot(0, 0, 2, tint)
  return (
    fill(blob(r, 1.4, 1.2, 60, 60, 22, 0.012), wash, 'opacity=".3"') +
    back +
    between +
    front +
    beads +
    heart
  )
}

function crossFlower(cloth: Cloth, { key, tint }: Stamp): string {
  const { r, inks } = cloth
  return (
    ring(
      4,
      () =>
        fill('M0 -3C9 -12 9 -26 0 -36C-9 -26 -9 -12 0 -3Z', key) + line('M0 -11V-28', tint, 1.8),
    ) +
    ring(4, () => fill(leafPath(25, 6), tint), 45) +
    ring(8, () => dot(0, -32, 1.7, key), 22.5) +
    fill(blob(r, 0, 0, 4.4), inks.ground) +
    dot(0, 0, 2, key)
  )
}

/** A buta: the leaning paisley of Indian blocks, filled with a small flower. */
function buta(cloth: Cloth, { key, tint, wash }: Stamp): string {
  const { r, inks } = cloth
  const shell = (k: number): string =>
    `M${nums(-6 * k, 48 * k)}C${nums(-44 * k, 40 * k, -40 * k, -14 * k, -10 * k, -34 * k)}C${nums(6 * k, -45 * k, 24 * k, -56 * k, 38 * k, -44 * k)}C${nums(26 * k, -44 * k, 20 * k, -34 * k, 26 * k, -16 * k)}C${nums(36 * k, 14 * k, 28 * k, 46 * k, -6 * k, 48 * k)}Z`
  const fringe = Array.from({ length: 15 }, (_, i) =>
    at(-4, 6, -140 + i * 19.5, dot(0, -47 - Math.sin(i * 0.42) * 5, 2, key)),
  ).join('')
  const plant =
    line('M-6 36C-8 16 -4 0 4 -16', key, 2) +
    ring(6, () => fill(leafPath(13, 4), key) + line('M0 -4V-9', inks.ground, 1), 0).replace(
      /^/,
      '<g transform="translate(4 -18)">',
    ) +
    '</g>' +
    [
      [-7, 24, -60],
      [-6, 24, 55],
      [-6, 10, -58],
      [-4, 10, 58],
    ]
      .map(([x, y, a]) => at(x ?? 0, y ?? 0, a ?? 0, fill(leafPath(15, 4), key)))
      .join('')
  return (
    fringe +
    `<g transform="translate(${nums(r.range(0.8, 1.8), 1)})">${fill(shell(1), tint)}</g>` +
    line(shell(1), key, 2.2) +
    fill(shell(0.8), inks.ground) +
    fill(shell(0.8), wash, 'opacity=".35"') +
    line(shell(0.8), key, 1.1) +
    plant +
    dot(4, -18, 3.2, tint)
  )
}

/**
 * Stamps laid by hand: every print turns and slips a little, color sits off its key, ink is dry in
 * places.
 */
export const block: Family = {
  id: 'block',
  cell: () => [160, 160],
  scales: [0.5, 0.75, 1],
  repeats: ANY_REPEAT,
  inks: ['ground', 'ink', 'main', 'accent'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const key = r.pick([inks.ink, inks.main])
    const stamp: Stamp = {
      key,
      tint: key === inks.ink ? inks.main : inks.accent,
      wash: inks.accent,
    }
    const petals = r.pick([8, 8, 10, 12])
    const kind = r.int(0, 2)
    const useButa = r.chance(0.38)
    const main = useButa ? buta(cloth, stamp) : medallion(cloth, stamp, petals, kind)
    cloth.put(main, w / 2 + r.jitter(1.4), h / 2 + r.jitter(1.4), 76, { turn: r.jitter(1.6) })
    const mirrored = cloth.repeat === 'mirrored'
    cloth.put(
      crossFlower(cloth, stamp),
      mirrored ? 0 : r.jitter(1.2),
      mirrored ? 0 : r.jitter(1.2),
      40,
      {
        turn: mirrored ? 0 : r.jitter(2),
        scale: useButa ? 0.72 : 1,
      },
    )
    if (cloth.repeat === 'half-drop' || cloth.repeat === 'half-brick')
      cloth.put(crossFlower(cloth, stamp), w / 2, 0, 40, { scale: 0.5, turn: 45 })
    else
      for (const [x, y, turn] of [
        [w / 2, 0, 0],
        [0, h / 2, 90],
      ] as const) {
        const diamonds = [-34, -21, 21, 34]
          .map((d) =>
            fill(`M${nums(d - 4, 0)}L${nums(d, -5)}L${nums(d + 4, 0)}L${nums(d, 5)}Z`, stamp.tint),
          )
          .join('')
        cloth.put(
          diamonds + fill(leafPath(14, 5), key) + at(0, 0, 180, fill(leafPath(14, 5), key)),
          x,
          y,
          42,
          { turn },
        )
      }
    cloth.specks(150, mix(inks.ground, key, 0.04), 0.85, 0.8)
    cloth.specks(30, key, 0.6, 0.35)
  },
}
