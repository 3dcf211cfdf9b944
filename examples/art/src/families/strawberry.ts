import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT, isGreen, isWarm } from '../family.ts'
import type { Family } from '../family.ts'
import { at, bow, dot, fill, line, nums, ring } from '../pen.ts'
import type { Point } from '../pen.ts'
import { daisy, pollen, rosette } from '../flowers.ts'
import { leaf, leafPath, stem } from '../leaves.ts'
import { deepen, lighten } from '../tone.ts'
import { inTurn } from '../random.ts'

function fruit(cloth: Cloth, s: number, color: string): string {
  const { r, inks } = cloth
  const lean = r.jitter(s * 0.1)
  const shape = `M0 ${nums(-s * 0.62)}C${nums(s * 0.62, -s * 0.86, s * 1.02, -s * 0.28, s * 0.66, s * 0.3)}C${nums(s * 0.46, s * 0.68, s * 0.2 + lean, s * 1.06, lean, s * 1.06)}C${nums(-s * 0.24 + lean, s * 1.06, -s * 0.5, s * 0.68, -s * 0.68, s * 0.28)}C${nums(-s * 1.02, -s * 0.28, -s * 0.62, -s * 0.86, 0, -s * 0.62)}Z`
  const shade = `M${nums(s * 0.5, -s * 0.68)}C${nums(s * 0.92, -s * 0.5, s * 0.94, -s * 0.16, s * 0.66, s * 0.3)}C${nums(s * 0.46, s * 0.68, s * 0.2 + lean, s * 1.06, lean, s * 1.06)}C${nums(s * 0.3, s * 0.6, s * 0.6, 0, s * 0.5, -s * 0.68)}Z`
  let seeds = ''
  for (let j = 0; j < 5; j += 1) {
    const n = [3, 4, 3, 2, 1][j] ?? 1
    for (let i = 0; i < n; i += 1) {
      const x = (i - (n - 1) / 2) * s * 0.42 + lean * (j / 4)
      const y = -s * 0.3 + j * s * 0.28
      seeds += at(
        x + r.jitter(0.6),
        y + r.jitter(0.6),
        r.jitter(14),
        fill(leafPath(s * 0.13, s * 0.05), inks.accent),
      )
    }
  }
  const crown = ring(
    6,
    () => fill(leafPath(s * r.range(0.5, 0.64), s * 0.17, r.jitter(4)), inks.leaf),
    r.range(0, 40),
  )
  const shine = line(
    `M${nums(-s * 0.6, s * 0.1)}Q${nums(-s * 0.76, -s * 0.26, -s * 0.46, -s * 0.46)}`,
    lighten(color, 0.5),
    s * 0.07,
  )
  return (
    fill(shape, color) +
    fill(shade, deepen(color, 0.16)) +
    seeds +
    shine +
    at(0, -s * 0.64, 0, crown, [1, 0.62]) +
    line(
      `M0 ${nums(-s * 0.66)}q${nums(r.jitter(3), -s * 0.2, r.jitter(5), -s * 0.42)}`,
      inks.leaf,
      s * 0.1,
    )
  )
}

function trefoil(cloth: Cloth, s: number): string {
  const { r, inks } = cloth
  const lobe = (turn: number, size: number): string =>
    at(0, 0, turn, leaf(r, s * size, s * size * 0.46, inks.leafSoft, inks.leaf, inks.ground))
  return lobe(-66, 0.88) + lobe(66, 0.88) + lobe(0, 1)
}

function sprayOf(cloth: Cloth): string {
  const { r, inks } = cloth
  const main = bow([-6, 58], [-30, 10], [-14, -40], 12)
  const p = main[5] as Point
  const hang: Point = [36, 16 + r.jitter(4)]
  let out = stem(r, main, 2.8, inks.leaf)
  out += stem(r, bow(p, [24, -34], hang, 9), 2.2, inks.leaf)
  out += at(-24, 22, -74, trefoil(cloth, 34)) + at(8, 44, 120, trefoil(cloth, 30))
  out += at(-14, -40, -18, trefoil(cloth, 38))
  out += at(hang[0], hang[1] + 17, -8, fruit(cloth, 19, inks.main))
  out +=
    line(`M${nums(p[0] - 3, p[1] - 8)}q-26 -4 -34 12`, inks.leaf, 1.9) +
    at(p[0] - 37, p[1] + 18, 12, fruit(cloth, 13.5, r.pick([inks.main, inks.soft])))
  out += line(`M${nums(p[0] + 2, p[1] - 14)}q18 -18 30 -24`, inks.leaf, 1.8)
  return (
    out +
    at(
      p[0] + 35,
      p[1] - 41,
      0,
      rosette(r, 14.5, {
        petal: lighten(inks.ground, 0.7),
        shade: inks.soft,
        heart: inks.accent,
        dots: inks.leaf,
      }),
    )
  )
}

/** Strawberry plants in fruit and flower, with single berries and runners between. */
export const strawberry: Family = {
  id: 'strawberry',
  cell: () => [240, 240],
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'leaf', 'leafSoft', 'soft', 'accent'],
  suits: (inks) => isWarm(inks.main) && isGreen(inks.leaf),
  draw(cloth) {
    const { r, inks } = cloth
    const plants = cloth.spread(3, 118)
    plants.forEach((s, i) =>
      cloth.put(sprayOf(cloth), s.x, s.y, 84, {
        turn: r.jitter(24) + (i === 1 ? 150 : 0),
        scale: 0.92,
      }),
    )
    const near = plants.map((s) => ({ ...s, room: 124 }))
    const small = cloth.scatter(48, near)
    small.forEach((s, i) =>
      cloth.put(
        inTurn(i, [
          () => trefoil(cloth, 20),
          () => fruit(cloth, 10.5, inks.main),
          () =>
            daisy(r, 10, 6, {
              petal: lighten(inks.ground, 0.7),
              shade: inks.soft,
              heart: inks.accent,
              dots: inks.leaf,
            }),
        ]),
        s.x,
        s.y,
        26,
        { turn: r.range(0, 360) },
      ),
    )
    const seed = cloth.motif(dot(0, 0, 1.5, inks.accent))
    const drops = cloth.motif(pollen(r, 4, 3, 1.1, inks.soft))
    for (const s of cloth.scatter(19, [...near.map((q) => ({ ...q, room: 130 })), ...small]))
      cloth.put(r.chance(0.4) ? seed : drops, s.x, s.y, 8)
    cloth.specks(160)
  },
}
