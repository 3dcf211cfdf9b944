import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { inTurn } from '../random.ts'
import { at, bow, dot, fill, heading, line, nums, ring, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { berry, bud, peony, petalPath, rosette } from '../flowers.ts'
import { leaf, stem } from '../leaves.ts'
import { deepen, lighten, mix } from '../tone.ts'

interface Dyes {
  a: readonly [string, string, string, string]
  b: readonly [string, string, string, string]
}

/** A compound spray: a bowed rib with five toothed leaflets. */
function roseLeaf(cloth: Cloth, size: number): string {
  const { r, inks } = cloth
  const rib = bow(
    [0, 0],
    [r.jitter(size * 0.2), -size * 0.5],
    [r.jitter(size * 0.1), -size * 0.9],
    7,
  )
  const one = (s: number): string =>
    leaf(r, s, s * 0.34, inks.leafSoft, inks.leaf, deepen(inks.leaf, 0.25))
  let out = stem(r, rib, 2.2, inks.leaf)
  for (const [i, s] of [
    [2, 0.56],
    [4, 0.62],
  ] as const) {
    const p = rib[i] as Point
    for (const side of [-1, 1])
      out += at(p[0], p[1], heading(rib, i) + side * 58, one(size * s * r.range(0.9, 1.06)))
  }
  const tip = rib[6] as Point
  return out + at(tip[0], tip[1] + size * 0.1, heading(rib, 6), one(size * 0.72))
}

/** A tulip striped like the Dutch broken ones. */
function parrot(cloth: Cloth, s: number, tones: Dyes['a']): string {
  const { r } = cloth
  const [edge, mid, deep] = tones
  const side = (x: number, turn: number): string =>
    at(
      x,
      0,
      turn,
      fill(petalPath(r, s, s * 0.4, 0.04), mid) +
        line(
          `M0 ${nums(-s * 0.2)}Q${nums(-s * 0.1, -s * 0.5, -s * 0.02, -s * 0.86)}M0 ${nums(-s * 0.2)}Q${nums(s * 0.16, -s * 0.5, s * 0.14, -s * 0.72)}M0 ${nums(-s * 0.2)}Q${nums(-s * 0.24, -s * 0.45, -s * 0.2, -s * 0.66)}`,
          edge,
          s / 20,
        ),
    )
  return (
    side(-s * 0.1, -30) +
    side(s * 0.1, 30) +
    at(
      0,
      0,
      0,
      fill(petalPath(r, s * 1.04, s * 0.46, 0.05), edge) +
        fill(petalPath(r, s * 0.72, s * 0.2), mid) +
        line(
          `M0 ${nums(-s * 0.16)}V${nums(-s * 0.6)}M${nums(-s * 0.1, -s * 0.3)}L${nums(-s * 0.2, -s * 0.76)}M${nums(s * 0.1, -s * 0.3)}L${nums(s * 0.2, -s * 0.76)}`,
          deep,
          s / 24,
        ),
    )
  )
}

function lily(cloth: Cloth, s: number, tones: Dyes['a']): string {
  const { r } = cloth
  const [edge, mid, deep] = tones
  return (
    ring(
      6,
      (i) =>
        fill(petalPath(r, s * (i % 2 ? 1 : 0.9), s * 0.3), i % 2 ? edge : mid) +
        line(`M0 ${nums(-s * 0.2)}V${nums(-s * 0.8)}`, deep, s / 26) +
        dot(s * 0.08, -s * 0.4, s * 0.026, deep) +
        dot(-s * 0.07, -s * 0.5, s * 0.026, deep) +
        dot(s * 0.03, -s * 0.3, s * 0.026, deep),
      r.range(0, 60),
    ) +
    ring(
      6,
      () =>
        line(`M0 0Q${nums(s * 0.06, -s * 0.2, s * 0.02, -s * 0.4)}`, deep, s / 26) +
        fill(
          `M${nums(-s * 0.05, -s * 0.4)}h${nums(s * 0.12)}v${nums(s * 0.045)}h${nums(-s * 0.12)}Z`,
          deep,
        ),
      20,
    )
  )
}

/**
 * Large flowers on wandering stems: full roses, broken tulips, lilies, leaves that turn, small
 * filler sprays.
 */
export const chintz: Family = {
  id: 'chintz',
  cell: () => [360, 400],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'soft', 'leaf', 'leafSoft', 'second', 'accent'],
  draw(cloth) {
    const { r, inks } = cloth
    const dyes: Dyes = {
      a: [
        inks.soft,
        mix(inks.soft, inks.main, 0.55),
        deepen(inks.main, 0.15),
        deepen(inks.main, 0.05),
      ],
      b: [
        lighten(inks.second, 0.4),
        inks.second,
        deepen(inks.second, 0.3),
        deepen(inks.second, 0.18),
      ],
    }
    const heads = cloth.spread(5, 142)
    heads.forEach((s, i) => {
      const turn = r.range(0, 360)
      const arms = r.int(2, 3)
      let under = ''
      for (let k = 0; k < arms; k += 1)
        under += at(
          0,
          0,
          (k * 360) / arms + r.jitter(24),
          at(0, -28, r.jitter(16), roseLeaf(cloth, 66)),
        )
      const sprig = bow([0, 0], [r.jitter(50), -50], [r.jitter(24), -96], 10)
      const tip = sprig[9] as Point
      under += at(
        0,
        0,
        360 / arms / 2,
        line(smooth(sprig, false), inks.leaf, 2.4) +
          at(tip[0], tip[1], heading(sprig, 8), bud(r, 30, dyes.a[0], dyes.a[1], inks.leaf)) +
          at(
            ...(sprig[5] as Point),
            heading(sprig, 5) + 56,
            leaf(r, 26, 8, inks.leafSoft, inks.leaf, deepen(inks.leaf, 0.25)),
          ),
      )
      const tones = i % 5 === 1 || i % 5 === 3 ? dyes.b : dyes.a
      const flower = () => peony(r, i === 0 ? 60 : 50, tones)
      const head = inTurn(i, [
        flower,
        flower,
        flower,
        () => at(0, 30, 0, parrot(cloth, 62, tones)),
        () =>
          lily(cloth, 50, [
            lighten(inks.accent, 0.3),
            inks.accent,
            deepen(inks.main, 0.2),
            inks.main,
          ]),
      ])
      cloth.put(under + head, s.x, s.y, 116, { turn })
    })
    const near = heads.map((s) => ({ ...s, room: 170 }))
    const fills = cloth.scatter(58, near)
    fills.forEach((s, i) => {
      const body =
        i % 2
          ? roseLeaf(cloth, 34) +
            at(
              0,
              2,
              0,
              rosette(r, 13, {
                petal: dyes.b[0],
                shade: dyes.b[1],
                heart: inks.accent,
                dots: inks.accent,
              }),
            )
          : [-34, 0, 32]
              .map((t) =>
                at(
                  0,
                  14,
                  t,
                  line('M0 0Q3 -14 0 -26', inks.leaf, 1.5) +
                    berry(r, 0, -29, 4.6, inks.main, inks.soft),
                ),
              )
              .join('') +
            at(0, 14, 78, leaf(r, 24, 7, inks.leafSoft, inks.leaf)) +
            at(0, 14, -80, leaf(r, 24, 7, inks.leafSoft, inks.leaf))
      cloth.put(body, s.x, s.y, 36, { turn: r.range(0, 360) })
    })
    const dots = cloth.motif(dot(0, 0, 1.6, mix(inks.leafSoft, inks.ground, 0.3)))
    for (const s of cloth.scatter(17, [...heads.map((q) => ({ ...q, room: 190 })), ...fills]))
      cloth.put(dots, s.x, s.y, 3)
    cloth.specks(160)
  },
}
