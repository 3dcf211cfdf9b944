import { STRAIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { threads, weaveCheck } from '../woven.ts'
import type { Yarn } from '../woven.ts'

/** Two yarns, even checks; sometimes a line of a third at each edge. */
export const gingham: Family = {
  id: 'gingham',
  cell: () => [160, 160],
  scales: [0.5, 1, 1, 1.5],
  repeats: STRAIGHT_REPEAT,
  inks: ['ground', 'main', 'accent'],
  draw(cloth) {
    const { ground, main, accent } = cloth.inks
    const kinds: Yarn[][] = [
      [
        [40, ground],
        [40, main],
      ],
      [
        [20, ground],
        [20, main],
      ],
      [
        [40, ground],
        [16, main],
        [8, accent],
        [16, main],
      ],
      [
        [52, ground],
        [12, main],
        [4, ground],
        [12, main],
      ],
    ]
    const sett = cloth.r.pick(kinds)
    weaveCheck(cloth, sett, sett, 5)
    threads(cloth, 0.16, 0.08)
  },
}
