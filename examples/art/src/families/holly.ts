import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT, isGreen, isWarm } from '../family.ts'
import type { Family } from '../family.ts'
import { at, bow, dot, fill, heading, line, nums, ring, smooth } from '../pen.ts'
import type { Point } from '../pen.ts'
import { berry, petalPath, pollen } from '../flowers.ts'
import { brushLeaf, leaf } from '../leaves.ts'
import { contrast, deepen, lighten, mix } from '../tone.ts'
import { inTurn } from '../random.ts'

/** A holly leaf: scooped edges between prickles, one half in shade. */
function hollyLeaf(cloth: Cloth, l: number, light: string, dark: string, vein: string): string {
  const { r } = cloth
  const w = l * r.range(0.28, 0.34)
  const tips = [0.14, 0.36, 0.58, 0.8]
  const side = (k: number): string => {
    let d = ''
    let last: Point = [0, 0]
    for (const t of tips) {
      const tip: Point = [k * w * Math.sin(Math.PI * (0.16 + t * 0.72)) * 1.16, -l * (t + 0.07)]
      d += `Q${nums(k * w * 0.52, (last[1] + tip[1]) / 2 + l * 0.02, ...tip)}`
      last = tip
    }
    return `${d}Q${nums(k * w * 0.34, -l * 0.9, 0, -l * 1.06)}`
  }
  const right = `M0 0${side(1)}Z`
  const left = `M0 0${side(-1)}Z`
  const ribs = tips
    .map(
      (t) =>
        `M0 ${nums(-l * t)}L${nums(w * 0.6, -l * (t + 0.07))}M0 ${nums(-l * t)}L${nums(-w * 0.6, -l * (t + 0.07))}`,
    )
    .join('')
  return (
    fill(left, light) +
    fill(right, dark) +
    line(`M0 ${nums(l * 0.1)}V${nums(-l)}${ribs}`, vein, Math.max(0.8, l / 44))
  )
}

function pine(cloth: Cloth, l: number, color: string, wood: string): string {
  const { r } = cloth
  const spine = bow([0, 0], [r.jitter(l * 0.2), -l * 0.5], [r.jitter(l * 0.1), -l], 15)
  let d = ''
  spine.forEach((p, i) => {
    for (const side of [-1, 1]) {
      const a = ((heading(spine, i) - 90 + side * r.range(30, 44)) * Math.PI) / 180
      const n = l * 0.34 * (1 - i / 26) * r.range(0.85, 1.1)
      d += brushLeaf(p, [p[0] + Math.cos(a) * n, p[1] + Math.sin(a) * n], 0.9)
    }
  })
  return fill(d, color) + line(smooth(spine, false), wood, 1.6)
}

function mistletoe(cloth: Cloth, s: number, leafInk: string, shade: string, pearl: string): string {
  const { r } = cloth
  const blade = (turn: number, k: number): string =>
    at(0, 0, turn, leaf(r, s * k, s * 0.2 * k, leafInk, shade))
  return (
    line(`M0 ${nums(s * 0.5)}V0`, leafInk, 2) +
    blade(-42, 1) +
    blade(42, 1) +
    at(0, s * 0.26, 0, blade(-74, 0.76) + blade(74, 0.76)) +
    dot(-4, -2, s * 0.11, pearl) +
    dot(5, 0, s * 0.11, pearl) +
    dot(0, -8, s * 0.1, pearl)
  )
}

/** Holly with berries, fir sprigs, mistletoe, winter roses and frost between. */
export const holly: Family = {
  id: 'holly',
  cell: () => [280, 280],
  scales: [0.75, 1, 1],
  repeats: ANY_REPEAT,
  inks: ['ground', 'leaf', 'main', 'leafSoft', 'accent', 'soft'],
  suits: (inks) => isGreen(inks.leaf) && isWarm(inks.main),
  moods: ['winter'],
  draw(cloth) {
    const { r, inks } = cloth
    const pale = lighten(inks.ground, 0.85)
    const petal = contrast(pale, inks.ground) < 1.25 ? mix(inks.soft, pale, 0.62) : pale
    const dark = deepen(inks.leaf, 0.22)
    const vein = mix(inks.leafSoft, pale, 0.35)
    const cluster = (n: number, s: number): string =>
      Array.from({ length: n }, (_, i) =>
        berry(
          r,
          Math.cos(i * 2.2) * s * (n > 1 ? 1.1 : 0),
          Math.sin(i * 2.2) * s * (n > 1 ? 1.1 : 0),
          s,
          i % 2 ? inks.main : mix(inks.main, inks.ink, 0.16),
          pale,
        ),
      ).join('')
    const rose = (s: number): string =>
      ring(
        5,
        () =>
          fill(petalPath(r, s, s * 0.66, 0.02), petal) +
          line(
            `M0 ${nums(-s * 0.3)}V${nums(-s * 0.7)}M3 ${nums(-s * 0.3)}L6 ${nums(-s * 0.62)}M-3 ${nums(-s * 0.3)}L-6 ${nums(-s * 0.62)}`,
            mix(inks.leafSoft, petal, 0.4),
            0.9,
          ),
        r.range(0, 72),
      ) +
      ring(
        14,
        () =>
          line(`M0 -3V${nums(-s * r.range(0.26, 0.36))}`, inks.accent, 0.9) +
          dot(0, -s * r.range(0.3, 0.38), 1.2, inks.accent),
      ) +
      dot(0, 0, s * 0.13, inks.leafSoft)
    const big = cloth.spread(5, 100)
    big.forEach((s, i) => {
      const sprigs = [r.range(10, 40), r.range(160, 200)]
        .map((t) => at(0, 0, t, at(0, -14, 0, pine(cloth, 44, inks.leafSoft, inks.second))))
        .join('')
      const holly3 = [0, 118, 236]
        .map((t) =>
          at(0, 0, t + r.jitter(10), at(0, -5, 0, hollyLeaf(cloth, 42, inks.leaf, dark, vein))),
        )
        .join('')
      const rose3 = [30, 150, 262]
        .map((t) =>
          at(0, 0, t + r.jitter(10), at(0, -12, 0, hollyLeaf(cloth, 34, inks.leaf, dark, vein))),
        )
        .join('')
      cloth.put(
        i % 5 < 3 ? sprigs + holly3 + cluster(4, 6.2) : at(0, 0, 40, sprigs) + rose3 + rose(23),
        s.x,
        s.y,
        66,
        {
          turn: r.range(0, 360),
        },
      )
    })
    const near = big.map((s) => ({ ...s, room: 106 }))
    const mid = cloth.scatter(52, near)
    mid.forEach((s, i) =>
      cloth.put(
        inTurn(i, [
          () => mistletoe(cloth, 25, inks.leafSoft, inks.leaf, petal),
          () =>
            at(0, 12, 0, hollyLeaf(cloth, 26, inks.leaf, dark, vein)) +
            at(0, 12, 0, cluster(2, 4.4)),
          () =>
            at(0, 16, -10, pine(cloth, 32, inks.leaf, inks.second)) + at(3, 12, 0, cluster(3, 4)),
        ]),
        s.x,
        s.y,
        34,
        { turn: r.range(0, 360) },
      ),
    )
    const frost = cloth.motif(
      ring(6, () => line('M0 0V-6M0 -3.6l2 -2M0 -3.6l-2 -2', inks.accent, 0.9)),
    )
    const snow = cloth.motif(
      pollen(r, 4, 3, 1.2, contrast(pale, inks.ground) > 1.4 ? pale : inks.soft),
    )
    for (const s of cloth.scatter(20, [...near.map((q) => ({ ...q, room: 118 })), ...mid]))
      cloth.put(r.chance(0.4) ? frost : snow, s.x, s.y, 8)
    cloth.specks(160)
  },
}
