import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT, isGreen, isWarm } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, bow, brush, dot, fill, line, nums, ring } from '../pen.ts'
import { petalPath } from '../flowers.ts'
import { leafPath } from '../leaves.ts'
import { isDark } from '../palette.ts'
import { contrast, deepen, lighten, luminance, mix } from '../tone.ts'
import { inTurn } from '../random.ts'

interface Rind {
  skin: string
  deep: string
  light: string
  stalk: string
}

/** Overlapping ribs under a twisted stalk. */
function gourd(cloth: Cloth, s: number, c: Rind, tall = 0.8): string {
  const { r } = cloth
  const rib = (x: number, w: number, color: string): string =>
    fill(blob(r, x * s, 0, w * s, s * tall * (1 - Math.abs(x) * 0.14), 12, 0.014), color)
  const glints = [-0.62, -0.24, 0.2, 0.56]
    .map(
      (x) =>
        `M${nums(x * s - 2, -s * tall * 0.58)}q${nums(-s * 0.12, s * 0.3, -s * 0.06, s * 0.62)}`,
    )
    .join('')
  const warts = Array.from({ length: 5 }, () =>
    dot(r.jitter(s * 0.6), r.jitter(s * 0.4), 1, c.deep),
  ).join('')
  const stalk = fill(
    `M${nums(-s * 0.16, -s * tall * 0.84)}C${nums(-s * 0.04, -s * (tall + 0.1), -s * 0.1, -s * (tall + 0.3), s * 0.1, -s * (tall + 0.42))}L${nums(s * 0.26, -s * (tall + 0.3))}C${nums(s * 0.1, -s * (tall + 0.14), s * 0.12, -s * (tall + 0.02), s * 0.2, -s * tall * 0.84)}Q${nums(0, -s * tall * 0.74, -s * 0.16, -s * tall * 0.84)}Z`,
    c.stalk,
  )
  return (
    rib(-0.6, 0.44, c.deep) +
    rib(0.62, 0.42, c.deep) +
    rib(-0.34, 0.44, c.skin) +
    rib(0.36, 0.43, mix(c.skin, c.deep, 0.4)) +
    rib(0, 0.4, c.skin) +
    line(glints, c.light, s / 18, 'opacity=".85"') +
    warts +
    line(
      `M${nums(-s * 0.2, -s * tall * 0.9)}Q${nums(-s * 0.24, 0, -s * 0.16, s * tall * 0.9)}M${nums(s * 0.2, -s * tall * 0.9)}Q${nums(s * 0.27, 0, s * 0.18, s * tall * 0.9)}`,
      c.deep,
      1.3,
    ) +
    stalk
  )
}

function grin(s: number, ink: string): string {
  return fill(
    `M${nums(-s * 0.5, -s * 0.06)}L${nums(-s * 0.28, -s * 0.38)}L${nums(-s * 0.12, -s * 0.02)}Q${nums(-s * 0.3, s * 0.05, -s * 0.5, -s * 0.06)}ZM${nums(s * 0.5, -s * 0.06)}L${nums(s * 0.28, -s * 0.38)}L${nums(s * 0.12, -s * 0.02)}Q${nums(s * 0.3, s * 0.05, s * 0.5, -s * 0.06)}ZM${nums(-s * 0.07, s * 0.16)}L0 ${nums(s * 0.03)}L${nums(s * 0.07, s * 0.16)}ZM${nums(-s * 0.6, s * 0.22)}Q${nums(0, s * 0.46, s * 0.6, s * 0.22)}Q${nums(s * 0.4, s * 0.64, s * 0.12, s * 0.62)}L${nums(s * 0.06, s * 0.5)}L${nums(-s * 0.08, s * 0.5)}L${nums(-s * 0.12, s * 0.63)}Q${nums(-s * 0.44, s * 0.6, -s * 0.6, s * 0.22)}Z`,
    ink,
  )
}

/** A five-lobed vine leaf. */
function vineLeaf(cloth: Cloth, s: number, light: string, vein: string): string {
  const { r } = cloth
  const lobes = [-112, -58, 0, 58, 112]
    .map((t, i) =>
      at(0, 0, t, fill(petalPath(r, s * (1 - Math.abs(i - 2) * 0.16), s * 0.42, 0.06), light)),
    )
    .join('')
  return (
    lobes +
    [-100, -54, 0, 54, 100]
      .map((t) =>
        at(
          0,
          0,
          t,
          line(
            `M0 0V${nums(-s * 0.7)}M0 ${nums(-s * 0.34)}l${nums(s * 0.14, -s * 0.14)}M0 ${nums(-s * 0.34)}l${nums(-s * 0.14, -s * 0.14)}`,
            vein,
            1,
          ),
        ),
      )
      .join('')
  )
}

const tendril = (color: string): string =>
  line(
    'M0 0C10 -4 18 4 24 -4C30 -14 18 -20 17 -11C17 -4 28 -4 34 -10C40 -17 34 -22 31 -18',
    color,
    1.5,
  )

const bat = (s: number, color: string): string =>
  fill(
    `M0 ${nums(-s * 0.1)}L${nums(-s * 0.1, -s * 0.28)}L${nums(-s * 0.16, -s * 0.06)}C${nums(-s * 0.4, -s * 0.3, -s * 0.8, -s * 0.34, -s * 1.1, -s * 0.1)}Q${nums(-s * 0.84, -s * 0.1, -s * 0.76, s * 0.14)}Q${nums(-s * 0.56, 0, -s * 0.42, s * 0.2)}Q${nums(-s * 0.22, s * 0.08, 0, s * 0.36)}Q${nums(s * 0.22, s * 0.08, s * 0.42, s * 0.2)}Q${nums(s * 0.56, 0, s * 0.76, s * 0.14)}Q${nums(s * 0.84, -s * 0.1, s * 1.1, -s * 0.1)}C${nums(s * 0.8, -s * 0.34, s * 0.4, -s * 0.3, s * 0.16, -s * 0.06)}L${nums(s * 0.1, -s * 0.28)}Z`,
    color,
  )

/** Ribbed pumpkins and gourds on the vine; some grin after dark, with bats and stars. */
export const pumpkin: Family = {
  id: 'pumpkin',
  cell: () => [300, 280],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'soft', 'leaf', 'leafSoft', 'second', 'accent'],
  suits: (inks) =>
    isGreen(inks.leaf) && (isWarm(inks.main) || isDark(inks)) && luminance(inks.main) > 0.08,
  moods: ['autumn'],
  draw(cloth) {
    const { r, inks } = cloth
    const stalk = mix(inks.leafSoft, inks.second, 0.2)
    const a: Rind = {
      skin: inks.main,
      deep: deepen(inks.main, 0.2),
      light: lighten(inks.main, 0.5),
      stalk,
    }
    const b: Rind = {
      skin: inks.soft,
      deep: mix(inks.soft, inks.main, 0.5),
      light: lighten(inks.soft, 0.6),
      stalk,
    }
    const c: Rind = {
      skin: lighten(mix(inks.soft, inks.ground, 0.4), 0.55),
      deep: mix(inks.soft, inks.leafSoft, 0.5),
      light: '#fffaf0',
      stalk,
    }
    const spooky = isDark(inks) || r.chance(0.3)
    const ink = deepen(inks.ink, contrast(inks.ink, inks.main) < 2 ? 0.85 : 0)
    const big = cloth.spread(5, 98)
    big.forEach((s, i) => {
      const vines =
        at(-6, -22, -118, tendril(inks.leaf)) +
        at(10, -20, -20, tendril(inks.leaf)) +
        at(-26, -18, -52, vineLeaf(cloth, 25, inks.leaf, inks.leafSoft)) +
        at(24, -18, 46, vineLeaf(cloth, 21, inks.leafSoft, inks.leaf))
      const body = inTurn(i, [
        () => gourd(cloth, 40, a) + (spooky ? grin(34, ink) : ''),
        () => at(-12, 2, 0, gourd(cloth, 29, c, 0.72)) + at(21, 10, 6, gourd(cloth, 21, a)),
        () => gourd(cloth, 34, b, 0.7),
        () =>
          at(-4, -2, -4, gourd(cloth, 31, a, 1.02)) +
          (spooky ? at(-4, -2, 0, grin(28, ink)) : '') +
          at(27, 16, 8, gourd(cloth, 16, c, 0.74)),
      ])
      cloth.put(vines + body, s.x, s.y, 70, { turn: r.jitter(9) })
    })
    const near = big.map((s) => ({ ...s, room: 106 }))
    const mid = cloth.scatter(48, near)
    const wing = contrast(inks.ground, inks.second) > 1.8 ? inks.second : inks.ink
    mid.forEach((s, i) => {
      const flower =
        ring(5, () => fill(petalPath(r, 14, 6.4), inks.accent) + line('M0 -4V-10', inks.main, 1)) +
        dot(0, 0, 3, inks.main)
      cloth.put(
        i % 2 && spooky
          ? bat(21, wing)
          : inTurn(i, [
              () => vineLeaf(cloth, 19, inks.leaf, inks.leafSoft),
              () => flower,
              () =>
                fill(brush(r, bow([-14, 6], [0, -12], [14, 2], 8), 5, [0.4, 0.4]), inks.leafSoft) +
                at(4, -4, 30, fill(leafPath(14, 4), inks.leaf)),
            ]),
        s.x,
        s.y,
        28,
        { turn: i % 2 && spooky ? r.jitter(24) : r.range(0, 360) },
      )
    })
    const bits = spooky
      ? [line('M0 -5V5M-5 0H5', inks.accent, 1.1), dot(0, 0, 1.4, inks.accent)]
      : [fill(leafPath(8, 2.6), inks.leafSoft), dot(0, 0, 1.5, inks.main)]
    const motes = bits.map((m) => cloth.motif(m))
    for (const s of cloth.scatter(20, [...near.map((q) => ({ ...q, room: 116 })), ...mid]))
      cloth.put(r.pick(motes), s.x, s.y, 9, { turn: r.range(0, 360) })
    cloth.specks(180)
  },
}
