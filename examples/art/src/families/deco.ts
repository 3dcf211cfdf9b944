import type { Cloth } from '../cloth.ts'
import type { Family } from '../family.ts'
import { bow, brush, dot, fill, line, nums } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { mix } from '../tone.ts'

interface Metal {
  ground: string
  line: string
  fill: string
  deep: string
}

const sector = (R: number): string => `M${nums(-R, 0)}A${nums(R, R)} 0 0 1 ${nums(R, 0)}Z`
const arc = (R: number): string => `M${nums(-R, 0)}A${nums(R, R)} 0 0 1 ${nums(R, 0)}`

function fan(cloth: Cloth, R: number, m: Metal, kind: number): string {
  const { r } = cloth
  let rays = ''
  const n = [13, 9, 17][kind] ?? 13
  for (let i = 0; i < n; i += 1) {
    const a = Math.PI + (Math.PI * (i + 0.5)) / n
    const [c, s] = [Math.cos(a), Math.sin(a)]
    rays += brush(
      r,
      bow([c * R * 0.3, s * R * 0.3], [c * R * 0.5, s * R * 0.5], [c * R * 0.78, s * R * 0.78], 3),
      (R * 1.4) / n,
      [1.4, 0.05],
      0.02,
    )
  }
  let beads = ''
  for (let i = 0; i < n; i += 1) {
    const a = Math.PI + (Math.PI * (i + 0.5)) / n
    beads += dot(Math.cos(a) * R * 0.86, Math.sin(a) * R * 0.86, R * 0.024, m.line)
  }
  const plume =
    kind === 1
      ? Array.from(
          { length: 7 },
          (_, i) =>
            `<g transform="rotate(${-72 + i * 24})">${fill(leafPath(R * 0.76, R * 0.11), i % 2 ? m.fill : m.line)}${line(`M0 ${nums(-R * 0.2)}V${nums(-R * 0.66)}`, m.ground, 1.1)}</g>`,
        ).join('')
      : fill(rays, m.fill)
  return (
    fill(sector(R), m.ground) +
    line(arc(R * 0.985), m.line, R * 0.03) +
    line(arc(R * 0.93), m.line, R * 0.012) +
    beads +
    line(arc(R * 0.8), m.line, R * 0.014) +
    plume +
    fill(sector(R * 0.27), m.deep) +
    line(arc(R * 0.27), m.line, R * 0.022) +
    line(arc(R * 0.19), m.line, R * 0.014) +
    fill(sector(R * 0.11), m.line)
  )
}

/** Ruled fans in rows, overlapped like roof tiles: foyers, liners and picture palaces. */
export const deco: Family = {
  id: 'deco',
  cell: () => [160, 160],
  scales: [0.5, 0.75, 1],
  repeats: ['basic', 'half-brick', 'centered', 'half-drop'],
  inks: ['ground', 'accent', 'main', 'second'],
  draw(cloth) {
    const { r, inks } = cloth
    const kind = r.int(0, 2)
    const warm = r.pick([inks.accent, inks.main, inks.soft])
    const m: Metal = {
      ground: inks.ground,
      line: warm,
      fill: warm,
      deep: mix(inks.ground, inks.second, 0.85),
    }
    const n: Metal = {
      ground: mix(inks.ground, inks.second, r.pick([0, 0.3, 0.9])),
      line: warm,
      fill: warm,
      deep: inks.main,
    }
    const [a, b] = [cloth.motif(fan(cloth, 80, m, kind)), cloth.motif(fan(cloth, 80, n, kind))]
    cloth.stack(() => {
      for (let j = 0; j < 4; j += 1)
        cloth.put(`<g transform="translate(0 40)">${j % 2 ? a : b}</g>`, j % 2 ? 80 : 0, j * 40, 92)
    })
    cloth.specks(60, inks.ground, 0.6, 0.6)
  },
}
