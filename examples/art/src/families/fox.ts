import { sitting, curled, trotting } from '../foxes.ts'
import type { Coat } from '../foxes.ts'
import { UPRIGHT_REPEAT, isWarm } from '../family.ts'
import type { Family } from '../family.ts'
import { at, bow, brush, dot, fill, nums } from '../pen.ts'
import { berry } from '../flowers.ts'
import { frond, leaf, leafPath } from '../leaves.ts'
import { wrapAt, inTurn } from '../random.ts'
import { contrast, deepen, lighten, mix } from '../tone.ts'

/** Foxes asleep, sitting and trotting through fern, oak leaf and berries. */
export const fox: Family = {
  id: 'fox',
  cell: () => [320, 300],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'leaf', 'leafSoft', 'accent', 'ink', 'soft'],
  suits: (inks) => isWarm(inks.main),
  moods: ['autumn', 'winter', 'desert'],
  draw(cloth) {
    const { r, inks } = cloth
    const red = contrast(inks.main, inks.ground) > 1.6 ? inks.main : inks.second
    const coat: Coat = {
      fur: red,
      deep: deepen(red, 0.3),
      bib: lighten(mix(inks.ground, inks.soft, 0.2), 0.75),
      sock: deepen(mix(red, '#2a1d1a', 0.72), 0.1),
      line: '#241b1b',
    }
    const foxes = cloth.spread(4, 128)
    foxes.forEach((s, i) => {
      const grass = Array.from({ length: 12 }, () =>
        fill(
          leafPath(r.range(8, 16), 2, r.jitter(5)),
          r.chance(0.5) ? inks.leaf : inks.leafSoft,
          `transform="translate(${nums(r.jitter(40), 0)})"`,
        ),
      ).join('')
      const drawn = inTurn(i, [
        () => curled(cloth, coat) + at(0, 36, 0, grass),
        () => at(0, -6, 0, sitting(cloth, coat)) + at(0, 44, 0, grass),
        () => at(14, 0, 0, trotting(cloth, coat)) + at(0, 40, 0, grass),
      ])
      cloth.put(at(0, 0, 0, drawn, [i % 4 === 3 ? -1 : 1, 1]), s.x, s.y, 106, {
        turn: r.jitter(5),
        scale: 0.94,
      })
    })
    const near = foxes.map((s) => ({ ...s, room: 148 }))
    const mid = cloth.spread(9, 56, near)
    mid.forEach((s, i) => {
      const body = inTurn(i, [
        () => at(0, 26, 0, frond(r, 58, 18, inks.leaf, 11)),
        () =>
          at(0, 22, -22, leaf(r, 40, 12, inks.accent, mix(inks.accent, red, 0.4), inks.ground)) +
          at(0, 22, 24, leaf(r, 34, 11, inks.leafSoft, inks.leaf, inks.ground)),
        () =>
          fill(brush(r, bow([0, 28], [8, 0], [-2, -26], 8), 2.4), inks.leaf) +
          [
            [8, 10],
            [-9, 2],
            [9, -8],
            [-7, -16],
            [0, -28],
          ]
            .map(([x, y]) => berry(r, x ?? 0, y ?? 0, 4.4, inks.main, coat.bib))
            .join('') +
          at(2, 14, 62, leaf(r, 20, 6, inks.leafSoft, inks.leaf)),
      ])
      cloth.put(body, s.x, s.y, 44, { turn: r.jitter(50) })
    })
    const bits = [
      leaf(r, 12, 3.6, inks.accent, red),
      dot(0, 0, 1.7, inks.leafSoft),
      dot(0, 0, 1.5, inks.accent),
    ].map((b) => cloth.motif(b))
    cloth
      .scatter(24, [
        ...near.map((q) => ({ ...q, room: 150 })),
        ...mid.map((q) => ({ ...q, room: 70 })),
      ])
      .forEach((s, i) => cloth.put(wrapAt(bits, i), s.x, s.y, 13, { turn: r.range(0, 360) }))
    cloth.specks(200)
  },
}
