import type { Cloth } from '../cloth.ts'
import type { Family } from '../family.ts'
import { at, both, bow, brush, dot, fill, line, nums, ring, smooth } from '../pen.ts'
import { leafPath, petalPath } from '../plants.ts'
import { mix } from '../tone.ts'
import { isDark } from '../palette.ts'

/** Half an acanthus scroll: lobes along one side of a curling rib. */
function acanthus(cloth: Cloth, s: number, colour: string, vein: string): string {
  const { r } = cloth
  const rib = bow([0, 0], [s * 0.5, -s * 0.3], [s * 0.42, -s], 9)
  let out = fill(brush(r, rib, s * 0.09, [0.2, 0.5], 0.04), colour)
  rib.forEach((p, i) => {
    if (i === 0 || i > 7) return
    const size = s * (0.44 - i * 0.03)
    out += at(
      p[0],
      p[1],
      54 + i * 4,
      fill(
        `M${nums(-size * 0.2, 0)}C${nums(-size * 0.34, -size * 0.6, -size * 0.1, -size, size * 0.2, -size * 1.02)}C${nums(size * 0.36, -size * 0.9, size * 0.3, -size * 0.7, size * 0.16, -size * 0.72)}C${nums(size * 0.34, -size * 0.5, size * 0.26, -size * 0.2, size * 0.14, 0)}Z`,
        colour,
      ) + line(`M0 ${nums(-size * 0.1)}Q${nums(-size * 0.1, -size * 0.6, size * 0.12, -size * 0.84)}`, vein, 1),
    )
    out += at(p[0], p[1], -36 - i * 5, fill(leafPath(size * 0.62, size * 0.2), colour))
  })
  return out
}

function bouquet(cloth: Cloth, main: string, second: string, g: string): string {
  const { r } = cloth
  const pome = ring(7, (i) => at(0, 0, 0, fill(petalPath(r, 33, 9), i % 2 ? second : main), 1), 0)
  const fan = [-66, -44, -22, 0, 22, 44, 66]
    .map((t, i) =>
      at(0, 0, t, fill(leafPath(i % 2 ? 46 : 58, 8.4), i % 2 ? second : main) + line(`M0 -14V${i % 2 ? -34 : -44}`, g, 1.2)),
    )
    .join('')
  const thistle =
    fill('M-15 2C-20 -14 -10 -26 0 -28C10 -26 20 -14 15 2C8 10 -8 10 -15 2Z', main) +
    line('M-11 -2L0 -20L11 -2M-13 -10L-3 4M13 -10L3 4M-5 -22L8 2M5 -22L-8 2', g, 1.2)
  return (
    at(0, -42, 0, fan) +
    at(0, -36, 0, thistle) +
    both(
      at(10, 12, 18, acanthus(cloth, 58, main, g)) +
        at(8, 40, 70, acanthus(cloth, 46, second, g)) +
        at(6, 58, 128, fill(leafPath(36, 9), main) + line('M0 -8V-26', g, 1.1)) +
        dot(38, -70, 3.4, main) +
        dot(46, -60, 2.4, second),
    ) +
    at(
      0,
      30,
      0,
      fill('M0 -34C16 -18 14 14 0 34C-14 14 -16 -18 0 -34Z', main) +
        line('M0 -22V20M0 -8l6 -8M0 -8l-6 -8M0 6l6 -8M0 6l-6 -8', g, 1.3),
    ) +
    at(0, 74, 180, fill(leafPath(34, 8), second) + line('M0 -6V-24', g, 1.1)) +
    at(0, 8, 0, pome, 0.34)
  )
}

/** An ogee net of leaf-wrapped bands, each window filled with a formal bouquet. */
export const damask: Family = {
  id: 'damask',
  cell: () => [200, 280],
  scales: [0.5, 0.75, 1, 1],
  repeats: ['half-drop', 'half-brick'],
  inks: ['ground', 'main', 'soft', 'second'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const tonal = r.chance(0.5)
    const lift = isDark(inks) ? 0.3 : 0.36
    const main = tonal ? mix(inks.ground, inks.main, lift + 0.12) : inks.main
    const second = tonal ? mix(inks.ground, inks.main, lift) : r.pick([inks.soft, inks.second, inks.accent])
    const g = cloth.ground
    cloth.put(bouquet(cloth, main, second, g), w / 2, h / 2, 132, { scale: 0.86 })
    // the net: from the waist of one window up to the next; half-drop and half-brick make the same ogee
    const drop = cloth.repeat === 'half-drop'
    const [hw, hh] = drop ? [w, h / 2] : [w / 2, h]
    const band = (side: number): string => {
      const pts = Array.from({ length: 15 }, (_, i) => {
        const t = i / 14
        const ease = t - Math.sin(t * Math.PI * 2) / (2 * Math.PI)
        return [side * (ease - 0.5) * hw, (t - 0.5) * hh] as const
      })
      let leaves = ''
      pts.forEach((p, i) => {
        if (i === 0 || i === 14) return
        const a = side * (drop ? 60 : 34) * -1
        leaves += at(p[0], p[1], a + (i % 2 ? 46 : -46) + 180, fill(leafPath(16, 4.4), i % 2 ? second : main))
      })
      return fill(brush(r, pts, 3.4, [0.01, 0.01], 0.05), main) + leaves + line(smooth(pts.slice(1, -1), false), g, 0.7)
    }
    const reach = Math.hypot(hw, hh) / 2 + 24
    for (const side of [-1, 1])
      cloth.put(
        band(side),
        drop ? w / 2 + (side * w) / 2 - (side > 0 ? w / 2 : -w / 2) : w / 2 - side * (w / 4),
        drop ? h / 4 : h / 2,
        reach,
      )
    cloth.put(ring(8, () => fill(leafPath(15, 4.4), main)) + dot(0, 0, 5, second) + dot(0, 0, 2, g), w / 2, 0, 18)
    cloth.specks(120, g, 0.7, 0.6)
  },
}
