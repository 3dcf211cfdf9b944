import type { Cloth } from '../cloth.ts'
import type { Family } from '../family.ts'
import { at, both, bow, brush, dot, fill, line, nums, ring } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { lighten } from '../tone.ts'

interface Paint {
  red: string
  blue: string
  gold: string
  green: string
  white: string
}

const tulip = (s: number, a: string, b: string, p: Paint): string =>
  fill(
    `M0 ${nums(s * 0.5)}C${nums(-s, s * 0.42, -s * 0.96, -s * 0.5, -s * 0.72, -s)}Q${nums(-s * 0.34, -s * 0.74, -s * 0.25, -s * 0.42)}Q${nums(-s * 0.06, -s * 0.8, 0, -s * 1.16)}Q${nums(s * 0.06, -s * 0.8, s * 0.25, -s * 0.42)}Q${nums(s * 0.34, -s * 0.74, s * 0.72, -s)}C${nums(s * 0.96, -s * 0.5, s, s * 0.42, 0, s * 0.5)}Z`,
    a,
  ) +
  fill(
    `M0 ${nums(s * 0.36)}C${nums(-s * 0.46, s * 0.2, -s * 0.4, -s * 0.28, 0, -s * 0.6)}C${nums(s * 0.4, -s * 0.28, s * 0.46, s * 0.2, 0, s * 0.36)}Z`,
    b,
  ) +
  line(
    `M0 ${nums(s * 0.18)}V${nums(-s * 0.28)}M${nums(-s * 0.5, s * 0.08)}Q${nums(-s * 0.7, -s * 0.3, -s * 0.6, -s * 0.68)}M${nums(s * 0.5, s * 0.08)}Q${nums(s * 0.7, -s * 0.3, s * 0.6, -s * 0.68)}`,
    p.white,
    s / 15,
  ) +
  dot(-s * 0.2, -s * 0.06, s * 0.055, p.white) +
  dot(s * 0.2, -s * 0.06, s * 0.055, p.white)

const star = (s: number, a: string, b: string, p: Paint): string =>
  ring(
    8,
    (i) =>
      fill(leafPath(s, s * 0.23), i % 2 ? a : b) +
      line(`M0 ${nums(-s * 0.42)}V${nums(-s * 0.76)}`, p.white, s / 16),
  ) +
  dot(0, 0, s * 0.3, p.gold) +
  ring(8, () => dot(0, -s * 0.2, s * 0.045, a)) +
  dot(0, 0, s * 0.09, b)

const heart = (s: number, a: string, p: Paint): string =>
  fill(
    `M0 ${nums(s * 0.84)}C${nums(-s * 1.34, -s * 0.1, -s * 0.74, -s * 1.02, 0, -s * 0.36)}C${nums(s * 0.74, -s * 1.02, s * 1.34, -s * 0.1, 0, s * 0.84)}Z`,
    a,
  ) +
  line(
    `M0 ${nums(s * 0.44)}V${nums(-s * 0.06)}M${nums(-s * 0.32, s * 0.1)}l${nums(-s * 0.12, -s * 0.3)}M${nums(s * 0.32, s * 0.1)}l${nums(s * 0.12, -s * 0.3)}`,
    p.white,
    s / 9,
  )

const leafOf = (l: number, w: number, p: Paint): string =>
  fill(leafPath(l, w, l * 0.06), p.green) +
  line(
    `M0 ${nums(-l * 0.18)}V${nums(-l * 0.76)}M0 ${nums(-l * 0.4)}l${nums(w * 0.4, -l * 0.1)}M0 ${nums(-l * 0.4)}l${nums(-w * 0.4, -l * 0.1)}`,
    p.white,
    1,
  )

/** A dove facing right, with a patterned wing and tail. */
function dove(a: string, p: Paint): string {
  const tail = [-16, 0, 16]
    .map((t) =>
      at(-26, 10, -104 + t, fill(leafPath(38, 6.4), a) + line('M0 -10V-30', p.white, 1.1)),
    )
    .join('')
  return (
    tail +
    fill(
      'M-32 10C-30 -9 -6 -17 9 -11C12 -24 29 -27 34 -14L44 -9L34 -6C33 14 7 27 -13 17C-22 14 -28 12 -32 10Z',
      a,
    ) +
    fill('M-24 4C-15 -11 7 -10 13 2C4 16 -12 15 -24 4Z', p.gold) +
    line('M-15 4q8 -7 17 0M-11 9q6 -3 12 0M-8 -2q5 -3 10 0', a, 1.3) +
    dot(26, -14, 2.5, p.white) +
    dot(26.4, -14, 1.1, p.blue) +
    [0, 1, 2].map((i) => dot(16 + i * 4, 3 - i * 3, 1.2, p.white)).join('') +
    line('M44 -9q8 -2 12 -9', p.green, 1.4) +
    at(56, -18, 30, fill(leafPath(9, 2.8), p.green)) +
    at(51, -12, 96, fill(leafPath(8, 2.6), p.green))
  )
}

function plant(cloth: Cloth, a: string, b: string, p: Paint, kind: number): string {
  const { r } = cloth
  const stem = (
    from: readonly [number, number],
    mid: readonly [number, number],
    to: readonly [number, number],
    w = 3.8,
  ): string => fill(brush(r, bow(from, mid, to, 10), w, [0.01, 0.2], 0.06), p.green)
  const arm =
    stem([0, 66], [62, 56], [64, 8]) +
    stem([0, 14], [48, 8], [42, -38]) +
    at(64, 0, 10, kind ? star(20, b, a, p) : tulip(19, a, p.gold, p)) +
    at(42, -48, 6, kind ? tulip(17, b, p.gold, p) : star(19, b, a, p)) +
    at(24, 61, 24, leafOf(27, 7.4, p)) +
    at(46, 46, -34, leafOf(25, 7, p)) +
    at(61, 28, 96, leafOf(22, 6, p)) +
    at(27, 6, 152, leafOf(22, 6, p)) +
    at(38, -12, 74, leafOf(20, 5.6, p)) +
    dot(22, -24, 3.2, p.gold) +
    dot(30, 30, 3.8, a) +
    dot(18, 38, 2.4, p.gold) +
    at(14, 96, 68, leafOf(32, 8.4, p)) +
    line('M6 -44q10 -4 14 -14', p.green, 1.6) +
    dot(21, -60, 2.8, b)
  const pot =
    fill('M-21 0h42l-6 28q-15 6 -30 0Z', b) +
    fill('M-24 -4h48l-1.6 8h-44.8Z', p.gold) +
    line('M-15 13l5 6l5 -6l5 6l5 -6l5 6l5 -6M-13 24h26', p.white, 1.5)
  const crown = kind ? star(31, a, b, p) : tulip(30, a, b, p)
  return (
    stem([0, 116], [0, 0], [0, -64], 5.4) +
    both(arm) +
    at(0, -86, 0, crown) +
    at(0, 34, 0, heart(17, a, p)) +
    at(0, 114, 0, pot) +
    dot(0, -34, 4.6, p.gold) +
    dot(0, -48, 2.6, b)
  )
}

/**
 * A mirrored potted plant with tulip crown, hearts and paired doves; needle-fine pale detail on
 * top.
 */
export const folk: Family = {
  id: 'folk',
  cell: () => [160, 440],
  scales: [0.5, 0.75, 0.75, 1],
  repeats: ['half-drop', 'basic', 'centered', 'half-brick'],
  inks: ['ground', 'main', 'second', 'leaf', 'accent', 'soft'],
  draw(cloth) {
    const { r, inks, w } = cloth
    const p: Paint = {
      red: inks.main,
      blue: inks.second,
      gold: inks.accent,
      green: inks.leaf,
      white: lighten(inks.ground, 0.8),
    }
    const [a, b] = r.chance(0.5) ? [p.red, p.blue] : [p.blue, p.red]
    const x = w / 2
    const kind = r.int(0, 1)
    cloth.put(plant(cloth, a, b, p, kind), x, 122, 152)
    const flock = dove(kind ? b : a, p)
    cloth.put(at(-40, 0, 0, flock, [0.84, 0.84]) + at(40, 0, 0, flock, [-0.84, 0.84]), x, 306, 92)
    cloth.put(heart(9.5, b, p), x, 316, 16)
    cloth.put(star(28, a, b, p), x, 372, 34)
    for (const side of [-1, 1]) {
      cloth.put(leafOf(40, 9, p), x + side * 28, 378, 44, { turn: side * 66 })
      cloth.put(leafOf(30, 7.6, p), x + side * 18, 396, 34, { turn: side * 122 })
      cloth.put(leafOf(26, 7, p), x + side * 22, 356, 34, { turn: side * 34 })
      cloth.put(dot(0, 0, 3, p.gold), x + side * 52, 398, 4)
    }
    cloth.put(dot(0, 0, 4, p.gold), x, 414, 5)
    const seeds = [p.gold, a, inks.soft].map((c) => cloth.motif(dot(0, 0, 1.7, c)))
    for (const s of cloth.scatter(24)) cloth.put(r.pick(seeds), s.x, s.y, 4)
    cloth.specks(180, cloth.ground, 0.8, 0.6)
  },
}
