import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, dot, fill, line, nums, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { isDark } from '../palette.ts'
import { berry } from '../flowers.ts'
import { frond, leaf, leafPath } from '../leaves.ts'
import { wrapAt, inTurn } from '../random.ts'
import { deepen, lighten, mix } from '../tone.ts'

interface Inks {
  cap: string
  flesh: string
  gill: string
  spot: string
}

/** A stalk that swells at its foot. */
function stalk(h: number, w: number, lean: number, color: string, shade: string): string {
  return (
    fill(
      `M${nums(-w * 0.4, -h)}C${nums(-w * 0.3 - lean, -h * 0.5, -w * 0.8, -h * 0.2, -w * 0.76, -2)}Q${nums(0, w * 0.4, w * 0.76, -2)}C${nums(w * 0.8, -h * 0.2, w * 0.4 - lean, -h * 0.5, w * 0.4, -h)}Z`,
      color,
    ) +
    line(
      `M${nums(w * 0.16, -h * 0.9)}Q${nums(w * 0.1 - lean, -h * 0.5, w * 0.4, -h * 0.12)}M${nums(-w * 0.1, -h * 0.8)}Q${nums(-w * 0.1 - lean, -h * 0.5, -w * 0.2, -h * 0.16)}M${nums(w * 0.34, -h * 0.6)}Q${nums(w * 0.26 - lean, -h * 0.4, w * 0.52, -h * 0.14)}`,
      shade,
      1,
    )
  )
}

/** Fly agaric: domed spotted cap, gills under the rim, a skirt on the stalk. */
function agaric(cloth: Cloth, s: number, c: Inks): string {
  const { r } = cloth
  const h = s * r.range(1.5, 1.9)
  const lean = r.jitter(s * 0.1)
  let gills = ''
  for (let i = -7; i <= 7; i += 1)
    gills += `M${nums(i * s * 0.05, -h - s * 0.12)}L${nums(i * s * 0.12, -h + s * 0.12 - Math.abs(i) * s * 0.012)}`
  const cap = `M${nums(-s, -h)}C${nums(-s * 1.02, -h - s * 0.9, -s * 0.5, -h - s * 1.14, 0, -h - s * 1.14)}C${nums(s * 0.5, -h - s * 1.14, s * 1.02, -h - s * 0.9, s, -h)}C${nums(s * 0.6, -h - s * 0.16, -s * 0.6, -h - s * 0.16, -s, -h)}Z`
  const shade = `M${nums(s * 0.4, -h - s * 1.04)}C${nums(s * 0.86, -h - s * 0.88, s * 1, -h - s * 0.5, s, -h)}C${nums(s * 0.84, -h - s * 0.06, s * 0.7, -h - s * 0.1, s * 0.5, -h - s * 0.12)}C${nums(s * 0.8, -h - s * 0.4, s * 0.7, -h - s * 0.8, s * 0.4, -h - s * 1.04)}Z`
  const spots = (
    [
      [-0.56, -0.36, 0.13],
      [-0.2, -0.78, 0.15],
      [0.12, -0.36, 0.17],
      [0.52, -0.62, 0.13],
      [-0.3, -0.28, 0.07],
      [0.66, -0.26, 0.1],
      [0.2, -0.98, 0.08],
      [-0.66, -0.64, 0.08],
      [-0.08, -0.54, 0.06],
    ] as const
  )
    .map(([x, y, k]) =>
      fill(blob(r, x * s, -h + y * s, k * s * 1.1, k * s * 0.86, 7, 0.12), c.spot),
    )
    .join('')
  const skirt =
    fill(
      `M${nums(-s * 0.2, -h * 0.72)}Q${nums(0, -h * 0.8, s * 0.2, -h * 0.72)}L${nums(s * 0.36, -h * 0.5)}Q${nums(s * 0.2, -h * 0.58, s * 0.12, -h * 0.48)}Q${nums(0, -h * 0.56, -s * 0.12, -h * 0.47)}Q${nums(-s * 0.22, -h * 0.56, -s * 0.36, -h * 0.5)}Z`,
      lighten(c.flesh, 0.3),
    ) +
    line(
      `M${nums(-s * 0.1, -h * 0.7)}L${nums(-s * 0.16, -h * 0.56)}M${nums(s * 0.06, -h * 0.7)}L${nums(s * 0.1, -h * 0.56)}`,
      c.gill,
      0.9,
    )
  return (
    stalk(h, s * 0.46, lean, c.flesh, c.gill) +
    fill(
      `M${nums(-s, -h)}C${nums(-s * 0.5, -h + s * 0.26, s * 0.5, -h + s * 0.26, s, -h)}C${nums(s * 0.6, -h - s * 0.2, -s * 0.6, -h - s * 0.2, -s, -h)}Z`,
      mix(c.flesh, c.gill, 0.35),
    ) +
    line(gills, c.gill, 0.9) +
    fill(cap, c.cap) +
    fill(shade, deepen(c.cap, 0.16)) +
    spots +
    skirt
  )
}

/** Chanterelle: a trumpet with a frilled lip and running folds. */
function chanterelle(cloth: Cloth, s: number, color: string): string {
  const { r } = cloth
  const lip = Array.from({ length: 11 }, (_, i): Point => [
    (-1 + i / 5) * s,
    -s * 1.7 - (i % 2 ? 0.16 : 0) * s - Math.sin((i / 10) * Math.PI) * s * 0.26 + r.jitter(1),
  ])
  const folds = [-0.7, -0.4, -0.12, 0.16, 0.44, 0.72]
    .map((x) => `M${nums(x * s, -s * 1.62)}Q${nums(x * s * 0.4, -s, x * s * 0.2, -s * 0.3)}`)
    .join('')
  return (
    fill(
      `${smooth(lip, false)}C${nums(s * 0.6, -s * 1.1, s * 0.24, -s * 0.8, s * 0.22, 0)}Q0 ${nums(s * 0.12)} ${nums(-s * 0.22, 0)}C${nums(-s * 0.24, -s * 0.8, -s * 0.6, -s * 1.1, -s, -s * 1.7)}Z`,
      color,
    ) +
    line(folds, deepen(color, 0.24), 1.2) +
    line(smooth(lip.slice(1, -1), false), lighten(color, 0.4), 1.4)
  )
}

/** A tuft of small bonnets. */
function bonnets(cloth: Cloth, s: number, c: Inks): string {
  const { r } = cloth
  return (
    [
      [-0.5, 1.2, 0.42],
      [0.5, 1.05, 0.4],
      [0, 1.75, 0.52],
      [0.85, 0.6, 0.28],
      [-0.9, 0.66, 0.3],
    ] as const
  )
    .map(([x, y, k]) => {
      const [cx, cy, z] = [x * s, -y * s, k * s]
      const ribs = [-0.5, -0.2, 0.12, 0.44]
        .map((t) => `M${nums(cx + t * z * 0.4, cy - z * 0.7)}L${nums(cx + t * z * 1.5, cy)}`)
        .join('')
      return (
        line(`M${nums(x * s * 0.3, 0)}Q${nums(cx * 0.7, cy * 0.4, cx, cy)}`, c.flesh, s * 0.11) +
        fill(
          `M${nums(cx - z, cy + z * 0.06)}C${nums(cx - z * 0.9, cy - z * 0.8, cx - z * 0.3, cy - z * 1.3, cx, cy - z * 1.3)}C${nums(cx + z * 0.3, cy - z * 1.3, cx + z * 0.9, cy - z * 0.8, cx + z, cy + z * 0.06)}Q${nums(cx, cy - z * 0.2, cx - z, cy + z * 0.06)}Z`,
          c.cap,
        ) +
        line(ribs, deepen(c.cap, 0.24), 0.9) +
        dot(cx + r.jitter(1), cy - z * 0.94, z * 0.1, c.spot)
      )
    })
    .join('')
}

function snail(c: string, shell: string, line_: string): string {
  return (
    fill('M-20 0C-16 -7 -6 -6 2 -6C10 -6 14 -14 20 -15C25 -15 26 -9 23 -6C19 -1 12 0 4 0Z', c) +
    line('M21 -15L19 -22M24 -14L26 -21', c, 1.3) +
    dot(19, -22.6, 1.4, c) +
    dot(26, -21.6, 1.4, c) +
    dot(-1, -12, 11, shell) +
    line('M-10 -9C-11 -22 8 -23 7 -12C6 -4 -6 -6 -5 -12C-4 -17 3 -16 2 -12', line_, 1.5)
  )
}

/** Forest floor: spotted caps, chanterelles, bonnets, fern, acorn leaves and a slow snail. */
export const mushroom: Family = {
  id: 'mushroom',
  cell: () => [300, 280],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'soft', 'leaf', 'leafSoft', 'accent', 'second'],
  draw(cloth) {
    const { r, inks } = cloth
    const flesh = lighten(mix(inks.ground, inks.soft, 0.55), isDark(inks) ? 0.5 : 0.25)
    const red: Inks = {
      cap: inks.main,
      flesh,
      gill: mix(inks.soft, inks.ink, 0.3),
      spot: lighten(flesh, 0.5),
    }
    const brown: Inks = { ...red, cap: mix(inks.second, inks.soft, 0.25) }
    const big = cloth.spread(5, 92)
    cloth.stack(() => {
      big.forEach((s, i) => {
        const back =
          at(-16, -4, -34, frond(r, 52, 15, inks.leaf, 9)) +
          at(18, -4, 36, frond(r, 46, 14, inks.leafSoft, 9))
        const body = inTurn(i, [
          () => agaric(cloth, 27, red) + at(26, 0, 8, agaric(cloth, 14, red)),
          () =>
            at(-10, 0, -5, chanterelle(cloth, 22, inks.accent)) +
            at(18, 0, 9, chanterelle(cloth, 14, inks.accent)),
          () => bonnets(cloth, 34, brown),
          () => agaric(cloth, 21, brown) + at(-22, 0, -8, agaric(cloth, 12, brown)),
          () => at(-8, 0, 0, agaric(cloth, 20, red)) + at(20, 0, 0, bonnets(cloth, 20, brown)),
        ])
        const moss = Array.from({ length: 16 }, () =>
          fill(
            leafPath(r.range(6, 13), 1.8, r.jitter(4)),
            r.chance(0.5) ? inks.leaf : inks.leafSoft,
            `transform="translate(${nums(r.jitter(28), r.range(-1, 4))})"`,
          ),
        ).join('')
        cloth.put(at(0, 34, 0, back + body + moss), s.x, s.y, 74, { turn: r.jitter(5), scale: 1.2 })
      })
    })
    const near = big.map((s) => ({ ...s, room: 104 }))
    const mid = cloth.scatter(48, near)
    mid.forEach((s, i) => {
      const oak = leaf(r, 30, 9, inks.leafSoft, inks.leaf, inks.ground)
      const acorn =
        fill('M-7 0C-7 10 -3 15 0 18C3 15 7 10 7 0Z', inks.accent) +
        fill('M-9 1C-9 -8 9 -8 9 1Z', inks.second) +
        line('M0 -6V-11M-5 -3l3 3M0 -4l3 3M4 -4l2 2', mix(inks.second, inks.ground, 0.4), 1.2)
      const body =
        i === 2
          ? at(0, 8, 0, snail(inks.soft, inks.second, inks.ground))
          : inTurn(i, [
              () => at(0, 14, -20, oak) + at(0, 14, 34, oak),
              () => at(0, -4, 0, acorn),
              () =>
                [-26, 0, 26]
                  .map((t) =>
                    at(
                      0,
                      14,
                      t,
                      line('M0 0V-20', inks.leaf, 1.2) + berry(r, 0, -23, 3.8, inks.main, red.spot),
                    ),
                  )
                  .join(''),
            ])
      cloth.put(body, s.x, s.y, 32, { turn: i === 2 ? 0 : r.range(-60, 60) })
    })
    const dust = [inks.accent, inks.leafSoft, inks.soft].map((c) => cloth.motif(dot(0, 0, 1.5, c)))
    cloth
      .scatter(18, [...near.map((q) => ({ ...q, room: 120 })), ...mid])
      .forEach((s, i) => cloth.put(wrapAt(dust, i), s.x, s.y, 3))
    cloth.specks(180)
  },
}
