import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT, isGreen } from '../family.ts'
import type { Family } from '../family.ts'
import { bow, brush, fill, heading, line, nums, ring, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { petalPath } from '../flowers.ts'
import { brushLeaf } from '../leaves.ts'
import { wrapAt, inTurn } from '../random.ts'
import { deepen, lighten, mix } from '../tone.ts'

/** A heart-shaped leaf cut into fingers, holes near the rib. */
function monsteraLeaf(cloth: Cloth, s: number, color: string, vein: string, hole: string): string {
  const { r } = cloth
  const lobes = 6
  const half = (side: number): Point[] => {
    const out: Point[] = [[side * s * 0.04, s * 0.3]]
    for (let i = 0; i < lobes; i += 1) {
      const t = (i + 0.5) / lobes
      const a = (120 - t * 200) * (Math.PI / 180)
      const reach = s * (0.66 + 0.26 * Math.sin(t * Math.PI)) * r.range(0.95, 1.05)
      const tip = (k: number, d: number): Point => [
        side * Math.cos(a + k) * reach * d,
        Math.sin(a + k) * reach * d - s * 0.16,
      ]
      out.push(tip(0.22, 0.9), tip(0.04, 1.05), tip(-0.14, 0.96))
      if (i < lobes - 1) out.push(tip(-0.22, r.range(0.5, 0.62)))
    }
    return out
  }
  const right = half(1)
  const left = half(-1).reverse()
  const outline = smooth([...right, [0, -s * 1.12], ...left])
  let veins = `M0 ${nums(s * 0.34)}Q${nums(r.jitter(3), -s * 0.3, 0, -s * 0.98)}`
  let holes = ''
  for (let i = 0; i < lobes; i += 1) {
    const t = (i + 0.5) / lobes
    const a = (118 - t * 190) * (Math.PI / 180)
    for (const side of [-1, 1]) {
      const y = s * 0.24 - t * s * 0.92
      veins += `M0 ${nums(y)}Q${nums(side * Math.cos(a) * s * 0.3, y + Math.sin(a) * s * 0.16, side * Math.cos(a) * s * 0.62, Math.sin(a) * s * 0.62 - s * 0.16)}`
      if (i > 0 && i < 5)
        holes += brushLeaf(
          [side * s * 0.1, y - s * 0.1],
          [side * s * (0.1 + 0.17 * Math.cos(a)), y - s * 0.1 + Math.sin(a) * s * 0.12],
          s * 0.032,
        )
    }
  }
  return (
    fill(
      brush(
        r,
        bow([0, s * 0.3], [s * 0.04, s * 0.6], [s * 0.14, s * 0.9], 6),
        s * 0.07,
        [0.1, 0.3],
      ),
      vein,
    ) +
    fill(outline, color) +
    line(veins, vein, s / 46) +
    fill(holes, hole)
  )
}

/** A palm frond: long blades from a bowed rib. */
function palm(cloth: Cloth, s: number, color: string, rib: string): string {
  const { r } = cloth
  const spine = bow([0, s * 0.8], [r.jitter(s * 0.3), 0], [r.jitter(s * 0.2), -s * 0.9], 17)
  let d = ''
  spine.forEach((p, i) => {
    if (i < 3) return
    const size = s * 0.74 * Math.sin(Math.PI * (0.2 + (i / 17) * 0.68)) * r.range(0.9, 1.05)
    for (const side of [-1, 1]) {
      const a = ((heading(spine, i) - 90 + side * (62 - i * 2)) * Math.PI) / 180
      d += brushLeaf(p, [p[0] + Math.cos(a) * size, p[1] + Math.sin(a) * size], size * 0.075)
    }
  })
  return fill(d, color) + fill(brush(r, spine, s * 0.045, [0.05, 0.5]), rib)
}

/** A paddle leaf with torn edges and a pale rib. */
function banana(cloth: Cloth, s: number, light: string, dark: string, rib: string): string {
  const { r } = cloth
  const edge = (side: number): Point[] =>
    Array.from({ length: 11 }, (_, i): Point => {
      const t = i / 10
      return [
        side *
          s *
          (0.36 * Math.sin(Math.PI * (0.1 + t * 0.86)) + (i === 4 || i === 7 ? -0.09 : 0)) *
          r.range(0.95, 1.05),
        s * (0.86 - t * 1.8),
      ]
    })
  let veins = ''
  for (let i = 0; i < 13; i += 1) {
    const y = s * (0.7 - i * 0.12)
    veins += `M0 ${nums(y)}l${nums(s * 0.26, -s * 0.1)}M0 ${nums(y)}l${nums(-s * 0.26, -s * 0.1)}`
  }
  const [right, left] = [edge(1), edge(-1)]
  return (
    fill(smooth([...right, [0, -s], ...[...left].reverse()]), light) +
    fill(smooth([[0, s * 0.86], ...right, [0, -s]]), dark) +
    line(veins, rib, 1, 'opacity=".55"') +
    line(`M0 ${nums(s)}V${nums(-s * 0.94)}`, rib, s / 26)
  )
}

function hibiscus(cloth: Cloth, s: number, petal: string, shade: string, gold: string): string {
  const { r } = cloth
  return (
    ring(
      5,
      () =>
        fill(petalPath(r, s, s * 0.62, 0.03), petal) +
        line(
          `M0 ${nums(-s * 0.24)}V${nums(-s * 0.82)}M${nums(s * 0.08, -s * 0.26)}Q${nums(s * 0.2, -s * 0.5, s * 0.26, -s * 0.76)}M${nums(-s * 0.08, -s * 0.26)}Q${nums(-s * 0.2, -s * 0.5, -s * 0.26, -s * 0.76)}`,
          shade,
          s / 26,
        ) +
        fill(petalPath(r, s * 0.4, s * 0.16), shade),
      r.range(0, 72),
    ) +
    line(`M0 0Q${nums(s * 0.2, -s * 0.3, s * 0.5, -s * 0.62)}`, gold, s * 0.08) +
    Array.from(
      { length: 9 },
      (_, i) =>
        `<circle cx="${nums(s * (0.3 + i * 0.026) + r.jitter(3))}" cy="${nums(-s * (0.36 + i * 0.034) + r.jitter(3))}" r="1.6" fill="${gold}"/>`,
    ).join('')
  )
}

/**
 * Hothouse leaves in layers: palms behind, split leaves and paddles before, a flower here and
 * there.
 */
export const monstera: Family = {
  id: 'monstera',
  cell: () => [360, 360],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'leaf', 'leafSoft', 'main', 'soft', 'accent'],
  suits: (inks) => isGreen(inks.leaf),
  draw(cloth) {
    const { r, inks } = cloth
    const shadow = mix(inks.ground, inks.leaf, 0.22)
    const behind = cloth.spread(8, 84)
    behind.forEach((s) =>
      cloth.put(palm(cloth, 58, shadow, mix(shadow, inks.ground, 0.4)), s.x, s.y, 86, {
        turn: r.range(0, 360),
      }),
    )
    const front = cloth.spread(9, 92)
    const greens = [inks.leaf, mix(inks.leaf, inks.leafSoft, 0.6), deepen(inks.leaf, 0.2)]
    front.forEach((s, i) => {
      const green = wrapAt(greens, i)
      const rib = lighten(inks.leafSoft, 0.25)
      const body = inTurn(i, [
        () => monsteraLeaf(cloth, 56, green, rib, cloth.ground),
        () =>
          banana(
            cloth,
            62,
            inks.leafSoft,
            mix(inks.leafSoft, inks.leaf, 0.5),
            lighten(inks.ground, 0.4),
          ),
        () => palm(cloth, 56, green, rib),
      ])
      cloth.put(body, s.x, s.y, 80, { turn: r.range(0, 360) })
    })
    const blooms = cloth.spread(
      3,
      90,
      front.map((s) => ({ ...s, room: 50 })),
    )
    if (r.chance(0.7))
      blooms.forEach((s) =>
        cloth.put(
          hibiscus(cloth, 27, inks.main, deepen(inks.main, 0.25), inks.accent),
          s.x,
          s.y,
          36,
          { turn: r.range(0, 360) },
        ),
      )
    cloth.specks(200)
  },
}
