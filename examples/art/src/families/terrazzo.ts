import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { line, nums, polygon, TAU } from '../pen.ts'
import type { Point } from '../pen.ts'
import { pollen } from '../flowers.ts'

function shard(cloth: Cloth, size: number): string {
  const { r } = cloth
  const n = r.int(4, 7)
  const start = r.range(0, TAU)
  return polygon(
    Array.from({ length: n }, (_, i): Point => {
      const a = start + ((i + r.jitter(0.28)) / n) * TAU
      const m = size * r.range(0.7, 1.04)
      return [Math.cos(a) * m, Math.sin(a) * m * 0.84]
    }),
  )
}

function chip(cloth: Cloth, size: number, color: string, other: string, kind: number): string {
  const { r, inks } = cloth
  const d = shard(cloth, size)
  const body = `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${(size / 11).toFixed(1)}" stroke-linejoin="round"/>`
  if (size < 16) return body
  const clip = cloth.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  let grain = ''
  if (kind % 3 === 0) {
    let lines = ''
    for (let k = -4; k < 5; k += 1) {
      lines += `M${nums(-size - 6, k * 7 + r.jitter(2))}q${nums(r.range(8, 20), r.jitter(8), size, r.jitter(5))}t${nums(size + 8, r.jitter(5))}`
    }
    grain = line(lines, inks.ground, 1.1, 'opacity=".55"')
  } else
    grain = kind % 3 === 1 ? pollen(r, size, 26, 1.1, other) : pollen(r, size, 14, 0.9, inks.ground)
  return `${body}<g clip-path="url(#${clip})">${grain}</g>`
}

/** Broken chips in three sizes that never touch, some grained or speckled. */
export const terrazzo: Family = {
  id: 'terrazzo',
  cell: () => [320, 320],
  scales: [0.75, 1, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'leaf', 'soft', 'accent', 'ink', 'second'],
  draw(cloth) {
    const { r, inks } = cloth
    const dyes = r.shuffle([inks.main, inks.leaf, inks.soft, inks.accent, inks.ink, inks.second])
    const dye = (i: number): string => dyes[i % dyes.length] ?? inks.main
    const large = cloth.scatter(66)
    const mid = cloth.scatter(
      30,
      large.map((s) => ({ ...s, room: 62 })),
    )
    const fine = cloth.scatter(12, [
      ...large.map((s) => ({ ...s, room: 64 })),
      ...mid.map((s) => ({ ...s, room: 28 })),
    ])
    large.forEach((s, i) =>
      cloth.put(chip(cloth, r.range(22, 30), dye(i), dye(i + 2), i), s.x, s.y, 36, {
        turn: r.range(0, 360),
      }),
    )
    mid.forEach((s, i) =>
      cloth.put(chip(cloth, r.range(8, 12), dye(i + 1), inks.ground, 0), s.x, s.y, 16, {
        turn: r.range(0, 360),
      }),
    )
    const grit = Array.from({ length: 12 }, (_, i) =>
      cloth.motif(chip(cloth, r.range(2.2, 4.4), dye(i), inks.ground, 0)),
    )
    fine.forEach((s) => cloth.put(r.pick(grit), s.x, s.y, 6, { turn: r.range(0, 360) }))
  },
}
