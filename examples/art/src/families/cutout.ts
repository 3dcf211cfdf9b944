import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { blob, bow, brush, dot, fill, line, nums, smooth, TAU } from '../pen.ts'
import type { Point } from '../pen.ts'
import { wrapAt, inTurn } from '../random.ts'

/** A seaweed frond as scissors leave it: lobes along a spine, rounded, one piece of paper. */
function algae(cloth: Cloth, length: number, lobes: number): string {
  const { r } = cloth
  const left: Point[] = []
  const right: Point[] = []
  const lean = r.jitter(length * 0.16)
  for (let i = 0; i < lobes; i += 1) {
    const t = i / lobes
    const y = length * (0.5 - t)
    const sway = lean * t * t
    const out = length * 0.3 * Math.sin((0.28 + t * 0.72) * Math.PI) * r.range(0.85, 1.1) + 6
    const step = length / lobes
    right.push(
      [4 + sway, y],
      [out * 0.8 + sway, y - step * 0.75],
      [out + sway, y - step * 1.25],
      [out * 0.72 + sway, y - step * 1.4],
      [6 + sway, y - step * 0.72],
    )
    left.unshift(
      [-6 + sway, y - step * 0.72],
      [-out * 0.72 + sway, y - step * 1.4],
      [-out + sway, y - step * 1.25],
      [-out * 0.8 + sway, y - step * 0.75],
      [-4 + sway, y],
    )
  }
  return smooth([
    ...right,
    [lean + 7, -length * 0.56],
    [lean, -length * 0.68],
    [lean - 7, -length * 0.56],
    ...left,
  ])
}

function pebble(cloth: Cloth, size: number): string {
  const { r } = cloth
  return blob(r, 0, 0, size * r.range(0.8, 1.1), size * r.range(0.6, 0.9), r.int(5, 7), 0.2)
}

function star(cloth: Cloth, size: number): string {
  const { r } = cloth
  const n = r.int(5, 8)
  return smooth(
    Array.from({ length: n * 2 }, (_, i): Point => {
      const a = (i / (n * 2)) * TAU
      const d = (i % 2 ? size * 0.4 : size) * r.range(0.88, 1.08)
      return [Math.cos(a) * d, Math.sin(a) * d]
    }),
  )
}

function bean(cloth: Cloth, size: number): string {
  const { r } = cloth
  return brush(
    r,
    bow([-size, size * 0.2], [0, -size * r.range(0.5, 1.1)], [size, size * 0.3], 7),
    size * 0.95,
    [0.3, 0.3],
    0.08,
  )
}

/** Cut-paper forms on blocks of painted color: fronds, pebbles, stars and beans. */
export const cutout: Family = {
  id: 'cutout',
  cell: () => [320, 320],
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'second', 'soft', 'leaf', 'accent'],
  draw(cloth) {
    const { r, inks } = cloth
    const dyes = r.shuffle([inks.main, inks.second, inks.leaf, inks.accent, inks.soft])
    const big = cloth.repeat === 'mirrored' ? cloth.spread(4, 144) : cloth.spread(5, 126)
    big.forEach((s, i) =>
      cloth.put(
        fill(
          blob(r, 6, 4, 58, 66, 6, 0.16),
          wrapAt([inks.soft, inks.leafSoft, inks.accent], i),
          'opacity=".5"',
        ),
        s.x,
        s.y,
        84,
        { turn: r.range(0, 360) },
      ),
    )
    big.forEach((s, i) =>
      cloth.put(fill(algae(cloth, r.range(92, 112), r.int(4, 6)), wrapAt(dyes, i)), s.x, s.y, 88, {
        turn: r.range(0, 360),
      }),
    )
    const mid = cloth.scatter(
      58,
      big.map((s) => ({ ...s, room: 122 })),
    )
    mid.forEach((s, i) => {
      const d = [pebble, star, bean][i % 3]?.(cloth, r.range(15, 21)) ?? ''
      const mark = inTurn(i, [
        () => line(`M${nums(-8, -4)}q8 -5 16 0M${nums(-8, 4)}q8 -5 16 0`, inks.ground, 2),
        () => dot(0, 0, 4, inks.ground),
        () => '',
      ])
      cloth.put(fill(d, wrapAt(dyes, i + 2)) + mark, s.x, s.y, 34, { turn: r.range(0, 360) })
    })
    const fine = cloth.scatter(24, [...big.map((s) => ({ ...s, room: 132 })), ...mid])
    fine.forEach((s, i) =>
      cloth.put(fill(pebble(cloth, r.range(3, 5.4)), wrapAt(dyes, i)), s.x, s.y, 9),
    )
    cloth.specks(260, inks.ground, 0.9)
  },
}
