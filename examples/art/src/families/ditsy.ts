import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, line } from '../pen.ts'
import { bud, daisy, pollen, rosette } from '../flowers.ts'
import { leaf } from '../leaves.ts'
import type { FlowerInks } from '../flowers.ts'
import { mix } from '../tone.ts'

function flowers(cloth: Cloth): { big: string[]; small: string[]; tiny: string[] } {
  const { r, inks } = cloth
  const one: FlowerInks = {
    petal: inks.main,
    shade: inks.soft,
    heart: inks.accent,
    dots: inks.ground,
  }
  const two: FlowerInks = {
    petal: inks.second,
    shade: mix(inks.second, inks.ground, 0.45),
    heart: inks.accent,
    dots: inks.ground,
  }
  const three: FlowerInks = {
    petal: inks.soft,
    shade: inks.main,
    heart: inks.accent,
    dots: inks.main,
  }
  const lf = (l: number, w: number): string =>
    leaf(r, l, w, inks.leafSoft, inks.leaf, l > 15 ? inks.ground : undefined)
  const dress = (head: string, n: number): string => {
    let out = line(
      `M0 0Q${r.jitter(10).toFixed(1)} 16 ${r.jitter(7).toFixed(1)} 29`,
      inks.leaf,
      1.5,
    )
    for (let i = 0; i < n; i += 1)
      out += at(0, 0, 116 + i * 60 + r.jitter(12), at(0, -8, 0, lf(20, 5.6)))
    return out + head
  }
  const petals = r.pick([5, 6, 7])
  const big = [one, two, one, two, one].map((ink, i) =>
    cloth.motif(dress(i % 2 ? daisy(r, 15, 11, ink) : rosette(r, 15.5, ink, petals), 3)),
  )
  const small = [two, three, one].flatMap((ink, i) => [
    cloth.motif(
      at(0, 0, 150, lf(14, 4)) +
        at(0, 0, 215, lf(12, 3.6)) +
        (i % 2 ? daisy(r, 8, 8, ink) : rosette(r, 8, ink, 5)),
    ),
    cloth.motif(
      at(0, 8, 0, bud(r, 15, ink.petal, ink.shade, inks.leaf)) +
        line('M0 8v8', inks.leaf, 1.3) +
        at(0, 14, 50, lf(10, 3)),
    ),
  ])
  const tiny = [
    cloth.motif(lf(10, 2.8)),
    ...[inks.soft, inks.accent, inks.second].map((c) => cloth.motif(pollen(r, 3.6, 3, 1.3, c))),
  ]
  return { big, small, tiny }
}

/**
 * Small flowers of three sizes, turned freely on an even spread, seeds in the gaps: never a visible
 * row.
 */
export const ditsy: Family = {
  id: 'ditsy',
  cell: () => [280, 280],
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'second', 'leaf', 'leafSoft', 'soft', 'accent'],
  draw(cloth) {
    const { r } = cloth
    const { big, small, tiny } = flowers(cloth)
    const loose = r.pick([1, 1, 1.2])
    const a = cloth.scatter(56 * loose)
    const b = cloth.scatter(
      31 * loose,
      a.map((s) => ({ ...s, room: 48 * loose })),
    )
    const c = cloth.scatter(16 * loose, [
      ...a.map((s) => ({ ...s, room: 50 })),
      ...b.map((s) => ({ ...s, room: 27 })),
    ])
    a.forEach((s, i) =>
      cloth.put(big[i % big.length] ?? '', s.x, s.y, 34, { turn: r.range(0, 360) }),
    )
    b.forEach((s, i) =>
      cloth.put(small[i % small.length] ?? '', s.x, s.y, 22, { turn: r.range(0, 360) }),
    )
    c.forEach((s) => cloth.put(r.pick(tiny), s.x, s.y, 12, { turn: r.range(0, 360) }))
    cloth.specks(160)
  },
}
