import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, bow, brush, dot, fill, line, nums, ring } from '../pen.ts'
import type { Point } from '../pen.ts'
import { pollen } from '../flowers.ts'
import { leafPath } from '../leaves.ts'
import { wrapAt, inTurn } from '../random.ts'
import { deepen, lighten, mix } from '../tone.ts'

interface Scales {
  body: string
  band: string
  fin: string
  pale: string
  ink: string
}

const eye = (x: number, y: number, s: number, c: Scales): string =>
  dot(x, y, s, c.pale) +
  dot(x + s * 0.14, y, s * 0.6, c.ink) +
  dot(x - s * 0.1, y - s * 0.3, s * 0.2, c.pale)

/** A tall banded angel, facing right. */
function angel(cloth: Cloth, c: Scales): string {
  const body =
    'M46 0C36 -14 22 -25 2 -26C-16 -24 -30 -13 -36 0C-30 13 -16 24 2 26C22 25 36 14 46 0Z'
  const clip = cloth.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`)
  const bands = [-24, -6, 14]
    .map((x) => fill(`M${x} -40Q${x + 9} 0 ${x} 40h9Q${x + 18} 0 ${x + 9} -40Z`, c.band))
    .join('')
  return (
    fill('M14 -22C4 -44 -14 -52 -34 -54C-26 -42 -24 -30 -26 -16Z', c.fin) +
    fill('M14 22C4 44 -14 52 -34 54C-26 42 -24 30 -26 16Z', c.fin) +
    line(
      'M8 -26Q-6 -42 -26 -50M0 -26Q-10 -38 -24 -42M8 26Q-6 42 -26 50M0 26Q-10 38 -24 42',
      c.band,
      1.1,
    ) +
    fill('M-32 0C-40 -8 -48 -15 -58 -17C-53 -6 -53 6 -58 17C-48 15 -40 8 -32 0Z', c.fin) +
    line('M-38 -2L-54 -11M-38 2L-54 11M-40 0H-53', c.band, 1.1) +
    fill(body, c.body) +
    `<g clip-path="url(#${clip})">${bands}</g>` +
    fill('M4 2C-6 -2 -14 2 -19 9C-10 13 0 12 4 6Z', c.fin) +
    line('M2 5Q-8 4 -15 8', c.band, 1) +
    eye(31, -6, 4.4, c) +
    line('M45 1Q40 4 37 3', c.ink, 1.2)
  )
}

/** A round spotted fish with scales drawn as small arcs. */
function puffer(cloth: Cloth, c: Scales): string {
  const { r } = cloth
  let scales = ''
  for (let j = -2; j <= 2; j += 1)
    for (let i = -2; i <= 2; i += 1)
      scales += `M${nums(i * 9 - 8 + (j % 2 ? 4 : 0), j * 7)}q${nums(5, 4, 0, 8)}`
  return (
    fill('M-26 0C-34 -10 -42 -15 -50 -14C-46 -5 -46 5 -50 14C-42 15 -34 10 -26 0Z', c.fin) +
    fill('M8 -18C0 -30 -12 -33 -22 -30C-16 -24 -14 -18 -12 -14Z', c.fin) +
    fill('M6 18C0 27 -8 30 -16 28C-12 23 -10 18 -8 14Z', c.fin) +
    line('M4 -20L-12 -28M-2 -18L-14 -25M-30 -2L-46 -9M-30 2L-46 9', c.band, 1.1) +
    fill(blob(r, 2, 0, 32, 21, 12, 0.015), c.body) +
    line(scales, c.band, 1.2) +
    fill('M20 -17C34 -12 36 12 20 17C27 6 27 -6 20 -17Z', c.band) +
    eye(25, -4, 4, c) +
    fill('M2 2C-8 0 -12 4 -16 10C-8 12 0 11 4 6Z', c.fin)
  )
}

/** A slim striped minnow. */
function minnow(c: Scales): string {
  return (
    fill('M30 0C18 -10 -4 -12 -18 -2L-32 -10C-29 -4 -29 4 -32 10L-18 2C-4 12 18 10 30 0Z', c.body) +
    line('M-14 0Q6 -3 18 -1M-10 4Q6 3 14 4M-10 -4Q4 -8 14 -6', c.band, 1.4) +
    fill('M4 -8C-2 -14 -8 -16 -14 -15L-8 -7Z', c.fin) +
    eye(21, -2, 2.6, c)
  )
}

/** Branching coral: each arm forks until it is a stub. */
function coral(cloth: Cloth, s: number, color: string, beads: string): string {
  const { r } = cloth
  let d = ''
  let knots = ''
  const grow = (from: Point, a: number, long: number, w: number, depth: number): void => {
    const to: Point = [from[0] + Math.cos(a) * long, from[1] + Math.sin(a) * long]
    d += brush(
      r,
      bow(
        from,
        [
          (from[0] + to[0]) / 2 + r.jitter(long * 0.16),
          (from[1] + to[1]) / 2 + r.jitter(long * 0.1),
        ],
        to,
        4,
      ),
      w,
      [0.01, 2.4],
      0.05,
    )
    if (depth === 0) knots += dot(to[0], to[1], w * 0.46, color)
    else
      for (const side of depth === 3 ? [-1, 0, 1] : [-1, 1])
        grow(to, a + side * r.range(0.36, 0.6), long * r.range(0.62, 0.8), w * 0.78, depth - 1)
  }
  grow([0, s * 0.5], -Math.PI / 2, s * 0.4, s * 0.13, 3)
  return fill(d, color) + knots + at(0, -s * 0.1, 0, pollen(r, s * 0.3, 9, 1.1, beads))
}

function seaFan(cloth: Cloth, s: number, color: string, vein: string): string {
  const { r } = cloth
  let d = ''
  for (let i = -4; i <= 4; i += 1)
    d += `M0 ${nums(s * 0.5)}Q${nums(i * s * 0.06, -s * 0.1, i * s * 0.13 + r.jitter(2), -s * 0.5 + Math.abs(i) * s * 0.06)}`
  let net = ''
  for (let k = 1; k < 6; k += 1)
    net += `M${nums(-s * 0.1 * k, s * 0.42 - k * s * 0.15)}Q${nums(0, s * 0.32 - k * s * 0.17, s * 0.1 * k, s * 0.42 - k * s * 0.15)}`
  return (
    fill(
      `M0 ${nums(s * 0.54)}C${nums(-s * 0.3, s * 0.3, -s * 0.76, -s * 0.2, -s * 0.5, -s * 0.44)}C${nums(-s * 0.3, -s * 0.66, s * 0.3, -s * 0.66, s * 0.5, -s * 0.44)}C${nums(s * 0.76, -s * 0.2, s * 0.3, s * 0.3, 0, s * 0.54)}Z`,
      color,
    ) + line(d + net, vein, 1.2)
  )
}

/** Banded fish between corals, fans, weed, shells and bubbles. */
export const reef: Family = {
  id: 'reef',
  cell: () => [320, 320],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'second', 'soft', 'accent', 'leaf', 'leafSoft'],
  draw(cloth) {
    const { r, inks } = cloth
    const pale = lighten(inks.ground, 0.8)
    const ink = deepen(inks.ink, 0.3)
    const a: Scales = { body: inks.main, band: pale, fin: inks.accent, pale, ink }
    const b: Scales = { body: inks.accent, band: inks.second, fin: inks.second, pale, ink }
    const c: Scales = { body: inks.second, band: inks.soft, fin: inks.soft, pale, ink }
    const fish = cloth.spread(5, 104)
    fish.forEach((s, i) => {
      const set = wrapAt([a, b, c], i)
      const body = inTurn(i, [
        () => angel(cloth, set),
        () => puffer(cloth, set),
        () => minnow(set) + at(-16, -26, 6, minnow(set)) + at(-12, 24, -5, minnow(set)),
      ])
      cloth.put(at(0, 0, 0, body, [i % 2 ? -1 : 1, 1]), s.x, s.y, 66, {
        turn: r.jitter(16),
        scale: 0.92,
      })
    })
    const near = fish.map((s) => ({ ...s, room: 108 }))
    const growth = cloth.spread(7, 62, near)
    growth.forEach((s, i) => {
      const weed = [-0.5, 0, 0.5]
        .map((k) =>
          fill(
            brush(
              r,
              bow([k * 14, 30], [k * 40 + 12, 0], [k * 34 - 6, -32 - r.range(0, 8)], 9),
              7,
              [0.2, 0.7],
              0.12,
            ),
            k ? inks.leafSoft : inks.leaf,
          ),
        )
        .join('')
      const body = inTurn(i, [
        () => coral(cloth, 62, inks.main, pale),
        () => seaFan(cloth, 52, mix(inks.soft, inks.ground, 0.1), inks.main),
        () => weed,
      ])
      cloth.put(body, s.x, s.y, 58, { turn: r.jitter(40), scale: 0.86 })
    })
    const taken = [...near, ...growth.map((s) => ({ ...s, room: 70 }))]
    const small = cloth.scatter(32, taken)
    const shell = cloth.motif(
      fill('M0 10C-14 8 -15 -8 0 -11C15 -8 14 8 0 10Z', inks.soft) +
        line('M0 9V-9M0 9L-6 -8M0 9L6 -8M0 9L-10 -3M0 9L10 -3', pale, 1),
    )
    const urchin = cloth.motif(
      ring(5, () => fill(leafPath(12, 4), inks.accent) + dot(0, -6, 1, pale)) +
        dot(0, 0, 1.6, pale),
    )
    const bubbles = cloth.motif(
      line(
        'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M5 -8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
        mix(inks.leafSoft, pale, 0.4),
        1.2,
      ),
    )
    small.forEach((s, i) =>
      cloth.put(wrapAt([bubbles, shell, bubbles, urchin], i), s.x, s.y, 16, {
        turn: r.range(0, 360),
      }),
    )
    const sand = cloth.motif(dot(0, 0, 1.3, inks.soft))
    for (const s of cloth.scatter(17, [...taken, ...small])) cloth.put(sand, s.x, s.y, 3)
    cloth.specks(140)
  },
}
