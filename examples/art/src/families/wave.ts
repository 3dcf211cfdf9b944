import type { Family } from '../family.ts'
import { bow, brush, dot, fill, smooth, TAU } from '../pen.ts'
import type { Point } from '../pen.ts'
import { wrapAt } from '../random.ts'
import { mix } from '../tone.ts'

/** Rows of periodic brush lines that swell and thin; foam rides the crests. */
export const wave: Family = {
  id: 'wave',
  cell: () => [320, 288],
  scales: [0.75, 1, 1.25],
  repeats: ['basic', 'half-brick', 'half-drop', 'centered', 'mirrored'],
  inks: ['ground', 'main', 'second', 'soft', 'accent'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const mirrored = cloth.repeat === 'mirrored'
    const dyes = r.pick([
      [inks.main, inks.second, inks.soft, inks.accent],
      [inks.main, inks.soft, inks.main, inks.second],
      [inks.second, inks.soft, inks.main, inks.soft],
    ])
    const rows = r.pick([12, 12, 16, 8])
    const gap = h / rows
    const crests = r.pick([2, 3])
    // a mirror needs waves that meet their own reflection: cosines only
    const lift = (phase: number): number => {
      if (!mirrored) return phase * TAU
      return phase > 0.5 ? 0 : Math.PI
    }
    for (let k = 0; k < rows; k += 1) {
      const y0 = (k + 0.5) * gap
      const drift = lift(((k * 0.17) % 1) + r.jitter(0.05))
      const second = lift(r.next())
      const [big, small] = [r.range(0.2, 0.34) * gap, r.range(0.05, 0.12) * gap]
      const cycle = mirrored ? crests / 2 : crests
      const lift1 = (x: number): number =>
        Math.cos((x / w) * TAU * cycle + drift) * big +
        Math.cos((x / w) * TAU * (cycle * 2) + second) * small
      const width = gap * (wrapAt([0.56, 0.16, 0.36, 0.1], k) as number)
      const [up, down]: [Point[], Point[]] = [[], []]
      const edge = Array.from({ length: 24 }, () => [r.jitter(0.5), r.jitter(0.5)] as const)
      for (let i = -2; i <= 26; i += 1) {
        const x = (i / 24) * w
        const load =
          (width / 2) *
          (0.58 + 0.42 * Math.cos((x / w) * TAU * cycle + drift + (mirrored ? 0 : 0.9)))
        const [a, b] = mirrored ? [0, 0] : wrapAt(edge, i)
        up.push([x - w / 2, lift1(x) - load + a])
        down.unshift([x - w / 2, lift1(x) + load + b])
      }
      const dye = wrapAt(dyes, k)
      cloth.put(
        fill(`${smooth(up, false)}L${smooth(down, false).slice(1)}Z`, dye),
        w / 2,
        y0,
        w * 0.6,
      )
      const foam = mix(inks.ground, dye, 0.08)
      if (k % 4 === 0) {
        const n = 16
        for (let i = 0; i < n; i += 1) {
          const x = ((i + 0.5) * w) / n + r.jitter(3)
          const slope = Math.atan2(lift1(x + 2) - lift1(x - 2), 4) * (180 / Math.PI)
          const long = gap * r.range(0.16, 0.3)
          cloth.put(
            fill(brush(r, bow([-long, 0.6], [0, -1.4], [long, 0.6], 4), gap * 0.07), foam),
            x,
            y0 + lift1(x) + r.jitter(gap * 0.06),
            long + 2,
            { turn: slope },
          )
        }
      } else if (k % 4 === 2) {
        const bead = cloth.motif(dot(0, 0, gap * 0.05, foam))
        for (let i = 0; i < 14; i += 1) {
          const x = ((i + 0.5) * w) / 14 + r.jitter(3)
          cloth.put(bead, x, y0 + lift1(x), 4)
        }
      }
    }
    cloth.specks(150)
  },
}
