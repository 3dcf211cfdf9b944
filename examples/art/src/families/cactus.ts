import { bloomOf, saguaro, pear, barrel, agave, flowerStalk } from '../cacti.ts'
import type { Skin } from '../cacti.ts'
import { UPRIGHT_REPEAT, isGreen } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, bow, brush, dot, fill, line, ring, TAU } from '../pen.ts'
import { pollen } from '../flowers.ts'
import { wrapAt, inTurn } from '../random.ts'
import { deepen, lighten, mix } from '../tone.ts'

/** Flowering cacti on dry ground, stones and small suns between. */
export const cactus: Family = {
  id: 'cactus',
  cell: () => [280, 300],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'leaf', 'leafSoft', 'main', 'accent', 'soft'],
  suits: (inks) => isGreen(inks.leaf),
  draw(cloth) {
    const { r, inks } = cloth
    const skin: Skin = {
      green: inks.leaf,
      pale: inks.leafSoft,
      dark: deepen(inks.leaf, 0.2),
      spine: lighten(inks.ground, 0.7),
      bloom: inks.main,
      heart: inks.accent,
    }
    const soft: Skin = {
      ...skin,
      green: mix(inks.leaf, inks.leafSoft, 0.6),
      dark: inks.leaf,
      pale: lighten(inks.leafSoft, 0.4),
      bloom: inks.accent,
      heart: inks.main,
    }
    const plants = cloth.spread(6, 88)
    const earth = mix(inks.soft, inks.ground, 0.35)
    cloth.stack(() => {
      plants.forEach((s, i) => {
        const tall = i % 4 === 0
        const mound =
          fill(brush(r, bow([-36, 3], [0, -3], [36, 3], 9), 9, [0.4, 0.4], 0.12), earth) +
          [-26, -14, 22, 29]
            .map((x) =>
              fill(
                blob(r, x, 4, r.range(2.4, 5), r.range(1.8, 3), 6, 0.16),
                wrapAt([inks.soft, inks.main, inks.accent], Math.abs(x)),
              ),
            )
            .join('')
        const body = inTurn(i, [
          () => saguaro(cloth, 96, skin),
          () => pear(cloth, 36, soft),
          () => barrel(cloth, 25, skin) + at(31, 1, 0, barrel(cloth, 13, soft)),
          () => agave(cloth, 50, soft) + flowerStalk(inks.leaf, inks.accent),
        ])
        cloth.put(at(0, tall ? 48 : 32, 0, mound + body), s.x, s.y, 74, { turn: r.jitter(3) })
      })
    })
    const near = plants.map((s) => ({ ...s, room: 96 }))
    const mid = cloth.scatter(44, near)
    mid.forEach((s, i) =>
      cloth.put(
        inTurn(i, [
          () => bloomOf(cloth, 13, skin),
          () => agave(cloth, 17, skin),
          () =>
            at(
              0,
              0,
              0,
              ring(10, () => line('M0 -8V-13', inks.accent, 1.5)) + dot(0, 0, 5.4, inks.main),
            ),
        ]),
        s.x,
        s.y,
        20,
        { turn: i % 3 === 1 ? r.jitter(10) : r.range(0, TAU * 50) },
      ),
    )
    const grit = [
      pollen(r, 5, 3, 1.3, inks.soft),
      pollen(r, 4, 3, 1.2, inks.leafSoft),
      line('M-4 2L0 -4L4 2', inks.main, 1.2),
    ].map((g) => cloth.motif(g))
    for (const s of cloth.scatter(20, [...near.map((q) => ({ ...q, room: 110 })), ...mid]))
      cloth.put(r.pick(grit), s.x, s.y, 8)
    cloth.specks(160)
  },
}
