import { STRAIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { fill, line, nums, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { threads, twill } from '../woven.ts'

/** Stripe groups as [center, width, ink] within 160 units. */
const GROUPS = [
  [
    [40, 26, 'main'],
    [20, 3, 'main'],
    [60, 3, 'main'],
    [12, 1.6, 'main'],
    [68, 1.6, 'main'],
    [118, 8, 'second'],
    [108, 1.6, 'second'],
    [128, 1.6, 'second'],
  ],
  [
    [20, 4, 'main'],
    [32, 4, 'main'],
    [44, 4, 'main'],
    [100, 30, 'main'],
    [78, 3, 'accent'],
    [122, 3, 'accent'],
  ],
  [
    [20, 14, 'main'],
    [60, 14, 'soft'],
    [100, 14, 'main'],
    [140, 14, 'soft'],
    [40, 2, 'main'],
    [80, 2, 'main'],
    [120, 2, 'main'],
    [156, 2, 'main'],
  ],
  [
    [16, 2, 'main'],
    [24, 2, 'main'],
    [56, 2, 'main'],
    [64, 2, 'main'],
    [96, 2, 'second'],
    [104, 2, 'second'],
    [136, 2, 'main'],
    [144, 2, 'main'],
    [40, 5, 'main'],
    [120, 5, 'main'],
  ],
  [
    [40, 54, 'main'],
    [76, 3, 'main'],
    [120, 22, 'soft'],
    [120, 4, 'second'],
  ],
] as const

/** Mattress ticking: grouped yarn stripes whose edges waver, under a fine twill. */
export const ticking: Family = {
  id: 'ticking',
  cell: () => [160, 240],
  scales: [0.5, 1, 1, 1.5],
  repeats: STRAIGHT_REPEAT,
  inks: ['ground', 'main', 'second', 'soft'],
  draw(cloth) {
    const { r, inks, h } = cloth
    const group = r.pick(GROUPS)
    for (const [x, width, ink] of group) {
      const edge = (side: number): Point[] => {
        const wobble = Array.from({ length: 24 }, () => r.jitter(0.45))
        return Array.from({ length: 28 }, (_, i): Point => [
          side * (width / 2 + (wobble[i % 24] ?? 0)),
          (i - 2) * (h / 24) - h / 2,
        ])
      }
      const body = `${smooth(edge(-1), false)}L${smooth(edge(1).reverse(), false).slice(1)}Z`
      cloth.put(fill(body, inks[ink]), x, h / 2, h * 0.62)
    }
    cloth.weave((window) => line(twill(window, 4), inks.ground, 0.9, 'opacity=".32"'))
    threads(cloth, 0.1, 0.06)
    let slubs = ''
    for (let i = 0; i < 26; i += 1)
      slubs += `M${nums(r.range(4, 156), r.range(16, h - 16))}v${nums(r.range(4, 13))}`
    cloth.layer(line(slubs, inks.ground, 1.1, 'opacity=".5"'))
  },
}
