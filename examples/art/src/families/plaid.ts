import type { Cloth } from '../cloth.ts'
import { STRAIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { mix } from '../tone.ts'
import { threads, turnSett, weaveCheck } from '../woven.ts'
import type { Yarn } from '../woven.ts'

/** The setts, as [width, ink]; widths sum to 320. */
function settOf(cloth: Cloth): Yarn[] {
  const { ground, main, second, leaf, accent, ink, soft } = cloth.inks
  const half = mix(ground, main, 0.55)
  const setts: Yarn[][] = [
    [
      [60, ground],
      [56, main],
      [18, ground],
      [6, accent],
      [18, ground],
      [56, main],
      [60, ground],
      [10, ink],
      [26, leaf],
      [10, ink],
    ],
    [
      [40, main],
      [8, ground],
      [40, main],
      [12, leaf],
      [76, leaf],
      [12, ink],
      [40, leaf],
      [6, accent],
      [40, leaf],
      [46, ink],
    ],
    [
      [88, ground],
      [6, second],
      [10, ground],
      [6, second],
      [50, ground],
      [64, soft],
      [32, main],
      [64, soft],
    ],
    [
      [70, ink],
      [10, main],
      [20, ink],
      [10, main],
      [70, ink],
      [50, leaf],
      [6, accent],
      [28, leaf],
      [6, accent],
      [50, leaf],
    ],
    [
      [120, ground],
      [16, half],
      [16, main],
      [16, half],
      [120, ground],
      [8, second],
      [16, ground],
      [8, second],
    ],
    [
      [80, soft],
      [80, half],
      [70, main],
      [8, ground],
      [4, second],
      [8, ground],
      [70, main],
    ],
  ]
  return cloth.r.pick(setts)
}

/** A woven tartan or country check: wide grounds, an over-check, uneven threads. */
export const plaid: Family = {
  id: 'plaid',
  cell: () => [320, 320],
  scales: [0.5, 0.75, 1, 1],
  repeats: STRAIGHT_REPEAT,
  inks: ['ground', 'main', 'leaf', 'ink', 'accent', 'second', 'soft'],
  draw(cloth) {
    const sett = settOf(cloth)
    const yarns = cloth.repeat === 'mirrored' ? turnSett(sett) : sett
    weaveCheck(cloth, yarns, yarns, 5)
    threads(cloth, 0.14, 0.09)
  },
}
