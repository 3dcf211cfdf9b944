import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, bow, dot, fill, heading, line, nums, ring, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { bud, daisy, petalPath, pollen } from '../flowers.ts'
import { leaf, leafPath } from '../leaves.ts'
import { deepen, lighten } from '../tone.ts'

type Plant = (height: number) => string

/** The meadow's plants: each grows up from the origin to about (0, -height). */
function flora(cloth: Cloth): Plant[] {
  const { r, inks } = cloth
  const white = lighten(inks.ground, 0.75)
  const stalk = (h: number, lean = 0.14): Point[] =>
    bow([0, 0], [r.jitter(h * lean), -h * 0.5], [r.jitter(h * lean), -h], 12)
  const top = (s: readonly Point[]): Point => s[s.length - 1] as Point
  const blades = (h: number): string =>
    [-1, 1, r.jitter(1)]
      .map((k) =>
        fill(
          leafPath(h * r.range(0.4, 0.62), 3.2, k * h * 0.16),
          r.chance(0.5) ? inks.leaf : inks.leafSoft,
        ),
      )
      .join('')
  const poppy: Plant = (h) => {
    const s = stalk(h)
    const [x, y] = top(s)
    const R = 19
    const head =
      ring(
        4,
        (i) =>
          fill(
            petalPath(r, R * (i % 2 ? 0.92 : 1.05), R * 0.94, 0.05),
            i % 2 ? inks.main : deepen(inks.main, 0.1),
          ) + line(`M-3 -7L-6 -14M0 -7V-15M3 -7L6 -14`, deepen(inks.main, 0.28), 0.8),
        45,
      ) +
      dot(0, 0, 5, inks.ink) +
      ring(10, () => dot(0, -7.4, 0.9, inks.ink)) +
      dot(0, 0, 2.2, inks.leafSoft)
    const lf = (i: number, side: number): string =>
      at(
        ...(s[i] as Point),
        heading(s, i) + side * 44,
        [-40, 0, 40].map((t) => at(0, -5, t, fill(leafPath(17, 3.6), inks.leafSoft))).join(''),
      )
    return (
      line(smooth(s, false), inks.leaf, 1.9) + lf(2, 1) + lf(4, -1) + at(x, y, 0, head, [1, 0.86])
    )
  }
  const parsley: Plant = (h) => {
    const s = stalk(h, 0.08)
    const [x, y] = top(s)
    let out = line(smooth(s, false), inks.leaf, 1.9)
    for (let i = 0; i < 9; i += 1) {
      const a = ((-160 + i * 17.5) * Math.PI) / 180
      const d = 26 + Math.sin((i / 8) * Math.PI) * 10 + r.jitter(3)
      const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8 + 6]
      out += line(
        `M${nums(x, y + 6)}Q${nums(x + Math.cos(a) * d * 0.5, py + 3, px, py)}`,
        inks.leaf,
        1,
      )
      for (let k = 0; k < 6; k += 1)
        out += dot(px + r.jitter(6), py + r.jitter(4) - 2, r.range(1.4, 2.4), white)
      out += dot(px, py, 1, inks.accent)
    }
    return (
      out +
      [3, 5]
        .map((i, k) =>
          at(
            ...(s[i] as Point),
            (k ? -1 : 1) * 52,
            [-24, 0, 24].map((t) => at(0, 0, t, fill(leafPath(25, 2.8), inks.leaf))).join(''),
          ),
        )
        .join('')
    )
  }
  const cornflower: Plant = (h) => {
    const s = stalk(h)
    const [x, y] = top(s)
    const ray =
      ring(
        9,
        () => fill(`M0 0L-5.4 -15L-2 -13L0 -18L2 -13L5.4 -15Z`, inks.second),
        r.range(0, 40),
      ) + pollen(r, 4.6, 12, 1.3, deepen(inks.second, 0.4))
    return (
      line(smooth(s, false), inks.leaf, 1.7) +
      at(x, y + 7, 0, fill(leafPath(11, 5), inks.leaf)) +
      at(x, y - 2, 0, ray, [1, 0.8]) +
      [2, 4, 6]
        .map((i) =>
          at(...(s[i] as Point), (i % 4 ? 1 : -1) * 30, fill(leafPath(24, 2.4), inks.leafSoft)),
        )
        .join('')
    )
  }
  const ox: Plant = (h) => {
    const s = stalk(h)
    const [x, y] = top(s)
    return (
      line(smooth(s, false), inks.leaf, 1.7) +
      at(
        x,
        y,
        r.jitter(12),
        daisy(r, 16, 13, {
          petal: white,
          shade: lighten(inks.leafSoft, 0.4),
          heart: inks.accent,
          dots: deepen(inks.accent, 0.3),
        }),
        [1, 0.82],
      ) +
      at(...(s[3] as Point), 40, leaf(r, 20, 4, inks.leafSoft, inks.leaf)) +
      at(...(s[5] as Point), -44, leaf(r, 16, 3.4, inks.leafSoft, inks.leaf))
    )
  }
  const foxtail: Plant = (h) => {
    const s = stalk(h, 0.3)
    let ears = ''
    for (let i = 6; i < 12; i += 1)
      for (const side of [-1, 1])
        ears += at(
          ...(s[i] as Point),
          heading(s, i) + side * 26,
          fill(leafPath(11 - (i - 6) * 0.7, 2.4), inks.accent),
        )
    return (
      line(smooth(s, false), inks.leafSoft, 1.5) +
      ears +
      at(...(s[11] as Point), heading(s, 11), fill(leafPath(11, 2.4), inks.accent))
    )
  }
  const vetch: Plant = (h) => {
    const s = stalk(h, 0.24)
    let out = line(smooth(s, false), inks.leaf, 1.6)
    for (let i = 1; i < 7; i += 1)
      for (const side of [-1, 1])
        out += at(
          ...(s[i] as Point),
          heading(s, i) + side * 62,
          fill(leafPath(13, 3.2), i % 2 ? inks.leaf : inks.leafSoft),
        )
    for (let i = 7; i < 12; i += 1)
      for (const side of [-1, 1])
        out += at(
          ...(s[i] as Point),
          heading(s, i) + side * 70,
          bud(r, 12 - (i - 7) * 1.2, inks.soft, inks.main, inks.leaf),
        )
    return out
  }
  const harebell: Plant = (h) => {
    const s = stalk(h, 0.2)
    let out = line(smooth(s, false), inks.leaf, 1.4)
    for (const [i, side] of [
      [11, 1],
      [8, -1],
      [6, 1],
    ] as const) {
      const [x, y] = s[i] as Point
      out +=
        line(`M${nums(x, y)}q${nums(side * 9, -7, side * 13, 2)}`, inks.leaf, 1.2) +
        at(
          x + side * 13,
          y + 2,
          side * -10,
          fill('M-3 0C-9 3 -7 13 -10 18L-4 15L0 19L4 15L10 18C7 13 9 3 3 0Z', inks.soft) +
            line('M0 4V13M-4 5L-6 13M4 5L6 13', inks.main, 0.8),
        )
    }
    return out + blades(h * 0.7)
  }
  return [poppy, parsley, cornflower, ox, foxtail, vetch, harebell].map(
    (plant) => (h) => plant(h) + (r.chance(0.4) ? blades(h * 0.6) : ''),
  )
}

/** Wildflowers and grasses growing up through each other, a whole verge at a time. */
export const meadow: Family = {
  id: 'meadow',
  cell: () => [320, 240],
  scales: [0.75, 1, 1.25],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'leaf', 'main', 'second', 'leafSoft', 'accent', 'soft'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const plants = flora(cloth)
    const pressed = r.chance(0.4)
    const order = r.shuffle(plants)
    cloth.stack(() => {
      const columns = pressed ? 6 : 7
      const rows = pressed ? 2 : 3
      for (let j = 0; j < rows; j += 1) {
        for (let i = 0; i < columns; i += 1) {
          const plant = order[(i * 3 + j * 2) % order.length] as Plant
          const height = r.range(64, pressed ? 92 : 108)
          const x = ((i + (j % 2) * 0.5 + 0.25) * w) / columns + r.jitter(5)
          const y = ((j + 0.9) * h) / rows + r.jitter(8)
          cloth.put(at(0, height / 2, 0, plant(height)), x, y - height / 2, height / 2 + 34, {
            turn: r.jitter(9),
          })
        }
      }
    })
    const specks = [inks.accent, inks.soft, inks.leafSoft].map((c) =>
      cloth.motif(dot(0, 0, 1.4, c)),
    )
    for (const s of cloth.scatter(26)) cloth.put(r.pick(specks), s.x, s.y, 3)
    cloth.specks(160)
  },
}
