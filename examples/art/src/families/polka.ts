import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { blob, brush, fill, line, TAU } from '../pen.ts'
import type { Point } from '../pen.ts'
import { wrapAt } from '../random.ts'

/** Painted spots: some full, some ringed, some swirled, with the brush left showing. */
export const polka: Family = {
  id: 'polka',
  // a half-drop must move by an even number of rows to keep the spots staggered
  cell: (_rand, repeat) => (repeat === 'half-drop' ? [240, 320] : [240, 240]),
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'soft', 'second', 'accent'],
  draw(cloth) {
    const { r, inks } = cloth
    const dyes = r.pick([
      [inks.main],
      [inks.main, inks.soft],
      [inks.main, inks.soft, inks.second, inks.accent],
      [inks.second, inks.accent, inks.main],
    ])
    const mirrored = cloth.repeat === 'mirrored'
    const loose = r.chance(0.5)
    const arc = (radius: number, turns: number): Point[] => {
      const start = r.range(0, TAU)
      return Array.from({ length: 18 }, (_, i): Point => {
        const a = start + (i / 17) * TAU * turns
        const d = radius * (1 - (turns > 1 ? (i / 17) * 0.66 : 0)) * (1 + r.jitter(0.03))
        return [Math.cos(a) * d, Math.sin(a) * d]
      })
    }
    const spot = (color: string, size: number, kind: number): string => {
      if (kind === 1)
        return fill(brush(r, arc(size * 0.78, 1.06), size * 0.42, [0.2, 0.2], 0.12), color)
      if (kind === 2)
        return fill(brush(r, arc(size * 0.84, 2.4), size * 0.22, [0.15, 0.15], 0.14), color)
      let bristle = ''
      for (let k = 0; k < 5; k += 1) {
        const y = size * r.jitter(0.7)
        const x = Math.sqrt(Math.max(0, size * size * 0.7 - y * y)) * r.range(0.4, 0.9)
        bristle += `M${(-x).toFixed(1)} ${y.toFixed(1)}q${x.toFixed(1)} ${r.jitter(3).toFixed(1)} ${(2 * x * r.range(0.5, 1)).toFixed(1)} ${r.jitter(1.4).toFixed(1)}`
      }
      return (
        fill(blob(r, 0, 0, size, size * r.range(0.94, 1.04), 11, 0.045), color) +
        line(bristle, inks.ground, 0.8, 'opacity=".5"')
      )
    }
    const kinds = r.pick([[0], [0, 0, 1], [0, 1, 2, 0], [2, 1]])
    const draw = (i: number, size: number): string =>
      spot(wrapAt(dyes, i + (r.chance(0.2) ? 1 : 0)), size, wrapAt(kinds, i * 7 + (i >> 1)))
    if (loose) {
      const sized = cloth.scatter(46)
      sized.forEach((s, i) =>
        cloth.put(draw(i, r.range(12, 17)), s.x, s.y, 21, { turn: r.range(0, 360) }),
      )
      cloth
        .scatter(
          17,
          sized.map((s) => ({ ...s, room: 48 })),
        )
        .forEach((s, i) => cloth.put(spot(wrapAt(dyes, i), r.range(2.4, 4), 0), s.x, s.y, 6))
    } else {
      for (let j = 0; j < cloth.h / 40; j += 1) {
        for (let i = 0; i < 6; i += 1) {
          cloth.put(
            draw(i + j * 5, 12.5 + r.jitter(0.8)),
            i * 40 + (mirrored ? 20 : 10 + (j % 2) * 20) + r.jitter(1.2),
            j * 40 + 20 + r.jitter(1.2),
            18,
          )
        }
      }
    }
    cloth.specks(220)
  },
}
