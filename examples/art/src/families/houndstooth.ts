import { STRAIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { threads, weaveCheck } from '../woven.ts'
import type { Yarn } from '../woven.ts'

/** The tooth that two yarns and a broad twill make, with its own loose threads. */
export const houndstooth: Family = {
  id: 'houndstooth',
  cell: () => [160, 160],
  scales: [0.5, 0.75, 1],
  repeats: STRAIGHT_REPEAT,
  inks: ['ground', 'ink', 'main', 'accent'],
  draw(cloth) {
    const { r, inks } = cloth
    const dark = r.pick([inks.ink, inks.main, inks.main, inks.second])
    const size = r.pick([40, 40, 20])
    const tooth: Yarn[] = [
      [size, inks.ground],
      [size, dark],
    ]
    const sett: Yarn[] =
      r.chance(0.3) && size === 20 ? [...tooth, [size, inks.ground], [size, inks.accent]] : tooth
    weaveCheck(cloth, sett, sett, size)
    threads(cloth, 0.16, 0.1)
    let slubs = ''
    for (let i = 0; i < 60; i += 1)
      slubs += `M${r.range(6, 154).toFixed(1)} ${r.range(6, 154).toFixed(1)}${r.chance(0.5) ? 'h' : 'v'}${r.range(-6, 6).toFixed(1)}`
    cloth.layer(`<path d="${slubs}" stroke="${inks.ground}" stroke-width=".8" opacity=".5"/>`)
  },
}
