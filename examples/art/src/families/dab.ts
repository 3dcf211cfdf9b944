import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { bow, brush, fill, line, nums } from '../pen.ts'
import { wrapAt } from '../random.ts'
import { deepen } from '../tone.ts'

function stroke(cloth: Cloth, length: number, width: number, color: string): string {
  const { r, inks } = cloth
  const L = length
  const body = fill(
    brush(
      r,
      bow([r.jitter(2), L], [r.jitter(width * 0.4), 0], [r.jitter(2), -L], 7),
      width,
      [0.3, 0.5],
      0.1,
    ),
    color,
  )
  const bristle = [-0.26, -0.06, 0.18]
    .map(
      (o) =>
        `M${nums(width * o, -L * r.range(0.2, 0.72))}q${nums(r.jitter(1), L * 0.5, r.jitter(1), L * r.range(0.7, 1.25))}`,
    )
    .join('')
  const load = line(
    `M${nums(width * 0.3, L * 0.2)}q${nums(0.6, -L * 0.4, -width * 0.06, -L * 0.8)}`,
    deepen(color, 0.18),
    1.2,
    'opacity=".6"',
  )
  return body + load + line(bristle, inks.ground, 0.9, 'opacity=".6"')
}

/**
 * Loaded-brush marks, each in two tones so that the bristles show: in columns, herringbone or
 * loose.
 */
export const dab: Family = {
  id: 'dab',
  cell: () => [256, 240],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'soft', 'second', 'accent', 'leafSoft'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const dyes = r.pick([
      [inks.main, inks.soft, inks.second, inks.accent, inks.leafSoft],
      [inks.main, inks.soft],
      [inks.second, inks.leaf, inks.leafSoft, inks.soft],
      [inks.ink, inks.main, inks.accent],
    ])
    const kind = r.pick(['column', 'lean', 'loose'] as const)
    const pick = (i: number, j: number): string =>
      wrapAt(dyes, i * 3 + j * 2 + (r.chance(0.22) ? 1 : 0))
    if (kind === 'loose') {
      for (const [i, s] of cloth.scatter(27).entries())
        cloth.put(stroke(cloth, r.range(9, 15), r.range(8, 13), pick(i, i >> 2)), s.x, s.y, 20, {
          turn: r.range(0, 360),
        })
    } else {
      const [columns, rows] = [8, 6]
      for (let j = 0; j < rows; j += 1) {
        for (let i = 0; i < columns; i += 1) {
          const x = ((i + 0.5) * w) / columns + r.jitter(2.2)
          const y = ((j + (i % 2 ? 0.75 : 0.25)) * h) / rows + r.jitter(2.2)
          const turn = kind === 'lean' ? (i % 2 ? 34 : -34) + r.jitter(7) : r.jitter(13)
          cloth.put(stroke(cloth, r.range(12.5, 16), 12, pick(i, j)), x, y, 20, { turn })
        }
      }
    }
    cloth.specks(260)
  },
}
