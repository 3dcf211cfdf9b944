import type { Cloth } from './cloth.ts'
import { at, blob, dot, fill, line, nums, ring } from './pen.ts'
import { petalPath } from './flowers.ts'
import { leafPath } from './leaves.ts'
import { mix } from './tone.ts'

/** The colors of a cactus. */
export interface Skin {
  green: string
  pale: string
  dark: string
  spine: string
  bloom: string
  heart: string
}

/** An open flower. */
export const bloomOf = (cloth: Cloth, s: number, c: Skin): string =>
  ring(
    7,
    (i) =>
      fill(
        petalPath(cloth.r, s * (i % 2 ? 0.86 : 1), s * 0.3),
        i % 2 ? mix(c.bloom, c.heart, 0.3) : c.bloom,
      ),
    0,
  ) + dot(0, 0, s * 0.26, c.heart)
const crown = (cloth: Cloth, s: number, c: Skin): string =>
  [-52, -26, 0, 26, 52]
    .map((t, i) =>
      at(
        0,
        0,
        t,
        fill(
          petalPath(cloth.r, s * (i % 2 ? 0.9 : 1), s * 0.3),
          i % 2 ? mix(c.bloom, c.heart, 0.3) : c.bloom,
        ),
      ),
    )
    .join('')

/** A column with arms, ribbed, spines along the ribs. */
export function saguaro(cloth: Cloth, h: number, c: Skin): string {
  const { r } = cloth
  const w = h * 0.2
  const column = (x: number, y0: number, y1: number, k: number): string => {
    const z = w * k
    const ribs = [-0.5, -0.17, 0.17, 0.5]
      .map((t) => `M${nums(x + t * z * 0.8, y0)}V${nums(y1 + z * (0.2 + t * t))}`)
      .join('')
    let spines = ''
    for (let y = y1 + z * 0.6; y < y0 - 3; y += 6)
      for (const t of [-0.36, 0, 0.36])
        spines += `M${nums(x + t * z, y + r.jitter(1))}l-1.8 -2.6m1.8 2.6l1.8 -2.6`
    return (
      fill(
        `M${nums(x - z / 2, y0)}V${nums(y1 + z / 2)}A${nums(z / 2, z / 2)} 0 0 1 ${nums(x + z / 2, y1 + z / 2)}V${nums(y0)}Z`,
        c.green,
      ) +
      fill(
        `M${nums(x + z * 0.16, y0)}V${nums(y1 + z * 0.1)}A${nums(z / 2, z / 2)} 0 0 1 ${nums(x + z / 2, y1 + z / 2)}V${nums(y0)}Z`,
        c.dark,
      ) +
      line(ribs, c.pale, 1, 'opacity=".7"') +
      line(spines, c.spine, 0.8)
    )
  }
  const arm = (side: number, y: number, up: number): string =>
    line(
      `M0 ${nums(y)}H${nums(side * w * 0.86)}Q${nums(side * w * 1.24, y, side * w * 1.24, y - w * 0.4)}`,
      side < 0 ? c.green : c.dark,
      w * 0.62,
    ) + column(side * w * 1.24, y - w * 0.2, y - up, 0.66)
  const top = -h
  return (
    arm(-1, -h * 0.4, h * 0.42) +
    arm(1, -h * 0.28, h * 0.34) +
    column(0, 0, top, 1) +
    at(0, top + 3, 0, crown(cloth, w * 0.5, c)) +
    at(-w * 1.24, -h * 0.82 + 3, 0, crown(cloth, w * 0.36, c))
  )
}

/** Pads on pads, fruit and flowers along the rims. */
export function pear(cloth: Cloth, s: number, c: Skin): string {
  const pad = (z: number, color: string): string => {
    let tufts = ''
    for (const [x, y] of [
      [-0.2, -0.4],
      [0.22, -0.5],
      [0, -0.85],
      [-0.3, -0.9],
      [0.34, -1],
      [0, -1.3],
      [-0.22, -1.4],
      [0.24, -1.45],
    ] as const)
      tufts += `M${nums(x * z, y * z)}l-2 -2.6m2 2.6l2 -2.6m-2 2.6v-3.4`
    return (
      fill(
        `M0 0C${nums(-z * 0.5, -z * 0.3, -z * 0.76, -z * 1.2, -z * 0.4, -z * 1.6)}C${nums(-z * 0.1, -z * 1.86, z * 0.3, -z * 1.84, z * 0.5, -z * 1.54)}C${nums(z * 0.78, -z * 1.1, z * 0.4, -z * 0.3, 0, 0)}Z`,
        color,
      ) + line(tufts, c.spine, 0.9)
    )
  }
  const fruit = (x: number, y: number, t: number): string =>
    at(
      x,
      y,
      t,
      fill(leafPath(s * 0.32, s * 0.15), c.bloom) +
        line(`M-3 ${nums(-s * 0.3)}l3 3l3 -3`, c.heart, 1.2),
    )
  return (
    at(
      -s * 0.3,
      -s * 1.2,
      -42,
      pad(s * 0.62, c.dark) + at(0, -s * 1.02, 0, bloomOf(cloth, s * 0.26, c)),
    ) +
    at(s * 0.34, -s * 1.1, 40, pad(s * 0.7, mix(c.green, c.pale, 0.2))) +
    pad(s, c.green) +
    at(
      s * 0.06,
      -s * 1.6,
      4,
      pad(s * 0.56, c.dark) + fruit(-4, -s * 0.86, -20) + fruit(5, -s * 0.86, 18),
    ) +
    fruit(s * 0.86, -s * 1.9, 44) +
    fruit(s * 1.16, -s * 1.66, 62) +
    fruit(-s * 0.5, -s * 1.2, -60)
  )
}

/** A ribbed ball with flowers on top. */
export function barrel(cloth: Cloth, s: number, c: Skin): string {
  let ribs = ''
  let spines = ''
  for (let i = -3; i <= 3; i += 1) {
    ribs += `M0 ${nums(-s * 1.7)}Q${nums(i * s * 0.52, -s * 0.9, i * s * 0.2, 0)}`
    for (let k = 1; k < 6; k += 1) {
      const t = k / 6
      spines += `M${nums(2 * t * (1 - t) * i * s * 0.52 + t * t * i * s * 0.2, -s * 1.7 * (1 - t) ** 2 - 2 * t * (1 - t) * s * 0.9)}m-2.4 -1.6l2.4 1.6l2.4 -1.6`
    }
  }
  return (
    fill(blob(cloth.r, 0, -s * 0.84, s, s * 0.88, 14, 0.015), c.green) +
    fill(
      `M${nums(s * 0.3, -s * 1.66)}C${nums(s * 1.3, -s * 1.3, s * 1.1, -s * 0.2, s * 0.4, -s * 0.02)}C${nums(s * 0.7, -s * 0.6, s * 0.7, -s * 1.2, s * 0.3, -s * 1.66)}Z`,
      c.dark,
    ) +
    line(ribs, c.pale, 1.2, 'opacity=".8"') +
    line(spines, c.spine, 0.9) +
    at(0, -s * 1.62, 0, crown(cloth, s * 0.5, c)) +
    at(-s * 0.4, -s * 1.56, -20, crown(cloth, s * 0.34, c)) +
    at(s * 0.4, -s * 1.56, 20, crown(cloth, s * 0.34, c))
  )
}

/** A rosette of pointed leaves. */
export const agave = (cloth: Cloth, s: number, c: Skin): string =>
  [-84, -62, 62, 84, -42, 42, -22, 22, 0]
    .map((t, i) =>
      at(
        0,
        0,
        t + cloth.r.jitter(4),
        fill(
          leafPath(s * (i > 3 ? 1.1 : 0.9), s * 0.15, cloth.r.jitter(4)),
          i % 2 ? c.green : mix(c.green, c.pale, 0.35),
        ) + line(`M0 -6V${nums(-s * 0.8)}`, c.pale, 0.9),
      ),
    )
    .join('')

/** A stalk of small flowers above an agave. */
export function flowerStalk(green: string, flower: string): string {
  const flowers = [-70, -62, -54, -46].map((y, k) =>
    at(0, y, k % 2 ? 60 : -60, fill(leafPath(15, 3.4), flower)),
  )
  return (
    line('M0 -6V-70', green, 2.4) + flowers.join('') + at(0, -68, 0, fill(leafPath(16, 4), flower))
  )
}
