import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, bow, heading, line, nums } from '../pen.ts'
import type { Point } from '../pen.ts'
import { berry, bud, cup, daisy, pollen, rosette } from '../flowers.ts'
import { leaf, pairs, stem } from '../leaves.ts'
import type { FlowerInks } from '../flowers.ts'
import { deepen } from '../tone.ts'

type Head = (size: number) => string

function headOf(cloth: Cloth): Head {
  const { r, inks } = cloth
  const flower: FlowerInks = {
    petal: inks.main,
    shade: deepen(inks.main, 0.22),
    heart: inks.accent,
    dots: inks.ink,
  }
  const kind = r.int(0, 2)
  if (kind === 0) return (s) => daisy(r, s, 13, flower)
  if (kind === 1) return (s) => rosette(r, s, { ...flower, shade: inks.soft }, 6)
  return (s) => at(0, s * 0.55, 0, cup(r, s * 1.05, inks.main, inks.soft, inks.ground))
}

function tallStem(cloth: Cloth, height: number, bend: number, head: Head, fat: number): string {
  const { r, inks } = cloth
  const spine = bow(
    [r.jitter(5), height / 2],
    [bend, height * 0.06],
    [-bend * 0.3, -height / 2 + 16],
    18,
  )
  let out = stem(r, spine, 3.4, inks.leaf)
  const long = height * 0.24
  const shade = deepen(inks.leaf, 0.14)
  out += pairs(r, spine, {
    from: 2,
    to: 12,
    step: 2,
    angle: 52,
    draw: (s) =>
      leaf(
        r,
        long * s,
        long * s * fat,
        inks.leafSoft,
        r.chance(0.75) ? inks.leaf : shade,
        inks.ground,
      ),
  })
  const fork = spine[11] as Point
  for (const side of [-1, 1]) {
    const tip: Point = [fork[0] + side * height * 0.19, fork[1] - height * 0.23 + r.jitter(6)]
    out += stem(
      r,
      bow(fork, [fork[0] + side * height * 0.15, fork[1] - height * 0.03], tip),
      2.2,
      inks.leaf,
    )
    out += at(tip[0], tip[1], side * 22, bud(r, height * 0.13, inks.main, inks.soft, inks.leaf))
  }
  for (let i = 0; i < 5; i += 1) {
    const from = spine[4 + i * 2] as Point
    const side = i % 2 ? 1 : -1
    const tip: Point = [from[0] + side * r.range(15, 24), from[1] - r.range(17, 27)]
    out += line(
      `M${nums(...from)}Q${nums(from[0] + side * 6, tip[1] + 8, tip[0], tip[1])}`,
      inks.leaf,
      1.2,
    )
    out += berry(r, tip[0], tip[1], 4.2, inks.accent, inks.ground)
  }
  const top = spine[17] as Point
  return out + at(top[0], top[1] - height * 0.03, heading(spine, 16) * 0.5, head(height * 0.17))
}

/** Arching garden stems with two-toned leaves, a flower head, buds and berries; seeds between. */
export const sprig: Family = {
  id: 'sprig',
  cell: () => [160, 400],
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'leafSoft', 'leaf', 'main', 'soft', 'accent'],
  draw(cloth) {
    const { r, inks, w } = cloth
    const head = headOf(cloth)
    const fat = r.pick([0.2, 0.26, 0.32])
    const bend = r.range(24, 40)
    cloth.put(tallStem(cloth, 208, bend, head, fat), w / 2 + r.jitter(3), 104, 150, { turn: -7 })
    cloth.put(tallStem(cloth, 176, -bend, head, fat), w / 2 + r.jitter(3), 306, 130, { turn: 9 })
    const spray =
      leaf(r, 30, 8, inks.leafSoft, inks.leaf, inks.ground) +
      at(0, 0, 54, leaf(r, 24, 6.5, inks.leafSoft, inks.leaf)) +
      at(0, 0, -50, bud(r, 20, inks.main, inks.soft, inks.leaf))
    for (const y of [6, 204])
      cloth.put(spray, r.pick([6, w - 6]), y, 34, { turn: r.range(-60, 60) })
    const seeds = cloth.motif(pollen(r, 5, 3, 1.3, inks.accent))
    const seeds2 = cloth.motif(pollen(r, 5, 3, 1.3, inks.leafSoft))
    for (const s of cloth.scatter(34)) cloth.put(r.chance(0.5) ? seeds : seeds2, s.x, s.y, 8)
    cloth.specks(240)
  },
}
