import type { Cloth } from '../cloth.ts'
import type { Family } from '../family.ts'
import { blob, bow, brush, dot, fill, ring } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { wrapAt } from '../random.ts'

function fan(cloth: Cloth, R: number, a: string, b: string): string {
  const { r, inks } = cloth
  const g = inks.ground
  const disc = (size: number, color: string): string =>
    fill(blob(r, 0, 0, R * size, R * size, 12, 0.01), color)
  let out = disc(1, a) + disc(0.9, g) + disc(0.84, a) + disc(0.5, b) + disc(0.42, g) + disc(0.34, b)
  let ribs = ''
  for (let k = 0; k < 13; k += 1) {
    const t = Math.PI + ((k + 0.5) / 13) * Math.PI
    const [c, s] = [Math.cos(t), Math.sin(t)]
    ribs += brush(
      r,
      bow(
        [c * R * 0.54, s * R * 0.54],
        [c * R * 0.66 + r.jitter(0.6), s * R * 0.66],
        [c * R * 0.79, s * R * 0.79],
        3,
      ),
      3.4,
      [0.5, 0.3],
      0.2,
    )
    out += dot(c * R * 0.95, s * R * 0.95, 1.15, g)
  }
  out += fill(ribs, g)
  return out + ring(7, () => fill(leafPath(R * 0.26, 3), g), -90)
}

/** Overlapped sea-wave fans, each with its own hand, colors drifting across. */
export const scallop: Family = {
  id: 'scallop',
  cell: () => [240, 192],
  scales: [0.75, 1, 1, 1.25],
  repeats: ['basic', 'half-drop', 'half-brick', 'centered'],
  inks: ['ground', 'second', 'main', 'accent', 'leaf'],
  draw(cloth) {
    const { r, inks, w } = cloth
    const dyes = r.pick([
      [inks.second, inks.main, inks.accent],
      [inks.main, inks.soft, inks.main, inks.leaf],
      [inks.leaf, inks.leafSoft, inks.second],
    ])
    const [dx, dy] = [80, 32]
    const prints = dyes.flatMap((dye, i) =>
      [0, 1].map(() => ({ i, body: cloth.motif(fan(cloth, 56, dye, wrapAt(dyes, i + 1))) })),
    )
    const drift = r.int(1, 3)
    cloth.stack(() => {
      for (let j = 0; j < 6; j += 1) {
        for (let i = 0; i < w / dx; i += 1) {
          const want = (i * drift + j + (r.chance(0.14) ? 1 : 0)) % dyes.length
          const body = r.pick(prints.filter((p) => p.i === want)).body
          cloth.put(body, i * dx + (j % 2) * (dx / 2), j * dy, 60)
        }
      }
    })
    cloth.specks(200)
  },
}
