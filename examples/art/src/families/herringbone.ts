import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { fill, line, nums, polygon } from '../pen.ts'
import type { Point } from '../pen.ts'
import { wrapAt } from '../random.ts'
import { mix } from '../tone.ts'

/** One plank leaning left or right, edges cut by hand, grain showing. */
function plank(cloth: Cloth, w: number, t: number, side: number, color: string): string {
  const { r, inks } = cloth
  const rise = (w / 2) * side
  const j = (): number => r.jitter(0.7)
  const pts: Point[] = [
    [-w / 2 + 1 + j(), rise - t / 2 + j()],
    [0, -t / 2 + j()],
    [w / 2 - 1 + j(), -rise - t / 2 + j()],
    [w / 2 - 1 + j(), -rise + t / 2 + j()],
    [0, t / 2 + j()],
    [-w / 2 + 1 + j(), rise + t / 2 + j()],
  ]
  let grain = ''
  for (let k = 0; k < 3; k += 1) {
    const [x, y] = [r.range(-w * 0.42, 0), r.jitter(t * 0.32)]
    const long = r.range(w * 0.2, w * 0.44)
    grain += `M${nums(x, -(x * 2 * rise) / w + y)}l${nums(long, -(long * 2 * rise) / w + r.jitter(0.8))}`
  }
  return fill(polygon(pts), color) + line(grain, mix(color, inks.ground, 0.55), 0.9, 'opacity=".7"')
}

/** Chevron planks in columns, each cut and colored by hand. */
export const herringbone: Family = {
  id: 'herringbone',
  cell: () => [240, 240],
  scales: [0.5, 0.75, 1],
  repeats: ANY_REPEAT.filter((repeat) => repeat !== 'half-brick' && repeat !== 'mirrored'),
  inks: ['ground', 'main', 'soft', 'second', 'leaf', 'accent'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const dyes = r.pick([
      [inks.main],
      [inks.main, inks.soft],
      [inks.main, inks.soft, inks.second, inks.leaf, inks.accent],
      [inks.second, inks.leaf, inks.leafSoft, inks.soft],
      [inks.ink, inks.main, inks.soft],
    ])
    const columns = r.pick([4, 6, 8])
    const [cw, pitch] = [w / columns, h / r.pick([10, 12, 15])]
    const rows = Math.round(h / pitch)
    const banded = r.chance(0.5)
    for (let i = 0; i < columns; i += 1) {
      for (let j = 0; j < rows; j += 1) {
        const pick = banded ? j + (r.chance(0.08) ? 1 : 0) : i * 2 + j * 3 + (r.chance(0.3) ? 1 : 0)
        const dye = wrapAt(dyes, pick)
        const worn =
          dyes.length === 1
            ? mix(dye, inks.ground, wrapAt([0, 0.16, 0.3, 0.08, 0.42], i * 3 + j * 2))
            : dye
        cloth.put(
          plank(cloth, cw, pitch * 0.84, i % 2 ? 1 : -1, worn),
          (i + 0.5) * cw,
          (j + 0.5) * pitch,
          cw * 0.72 + pitch,
        )
      }
    }
    cloth.specks(220)
  },
}
