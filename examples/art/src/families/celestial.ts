import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, dot, fill, line, nums, polygon, ring, TAU } from '../pen.ts'
import type { Point } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { inTurn, wrapAt } from '../random.ts'
import { contrast, deepen, luminance, mix } from '../tone.ts'

function star(points: number, long: number, short: number, color: string, shade: string): string {
  const outline = Array.from({ length: points * 2 }, (_, i): Point => {
    const a = (i / (points * 2)) * TAU - Math.PI / 2
    const d = i % 2 ? short : long
    return [Math.cos(a) * d, Math.sin(a) * d]
  })
  // every ray has a light and a dark side, as on old maps
  let dark = ''
  for (let i = 0; i < points * 2; i += 2)
    dark += `M0 0L${nums(...(outline[i] as Point))}L${nums(...(outline[i + 1] as Point))}Z`
  return fill(polygon(outline), color) + fill(dark, shade)
}

function face(line_: string, R: number): string {
  const k = R / 30
  const eye = (x: number): string =>
    line(
      `M${nums((x - 5) * k, -4 * k)}q${nums(5 * k, -5 * k, 10 * k, 0)}M${nums((x - 6) * k, -10 * k)}q${nums(6 * k, -5 * k, 12 * k, 0)}`,
      line_,
      1.3 * k,
    ) + dot(x * k, -4.6 * k, 1.5 * k, line_)
  return (
    eye(-10) +
    eye(10) +
    line(
      `M0 ${nums(-4 * k)}Q${nums(-1 * k, 3 * k, -3 * k, 5 * k)}q${nums(3 * k, 2 * k, 6 * k, 0)}M${nums(-7 * k, 12 * k)}q${nums(7 * k, 5 * k, 14 * k, 0)}M${nums(-3 * k, 17 * k)}q${nums(3 * k, 1.4 * k, 6 * k, 0)}`,
      line_,
      1.3 * k,
    )
  )
}

function sun(cloth: Cloth, R: number, gold: string, deep: string, pale: string): string {
  const { r } = cloth
  const rays = ring(16, (i) =>
    i % 2
      ? fill(leafPath(R * 1.86, R * 0.15), gold)
      : fill(
          `M${nums(-R * 0.13, -R)}C${nums(R * 0.1, -R * 1.25, -R * 0.24, -R * 1.45, 0, -R * 1.72)}C${nums(R * 0.02, -R * 1.4, R * 0.3, -R * 1.3, R * 0.13, -R)}Z`,
          deep,
        ),
  )
  return (
    rays +
    fill(blob(r, 0, 0, R * 1.06, R * 1.06, 16, 0.01), gold) +
    fill(blob(r, 0, 0, R * 0.92, R * 0.92, 16, 0.01), pale) +
    dot(-R * 0.5, R * 0.22, R * 0.14, mix(pale, deep, 0.35)) +
    dot(R * 0.5, R * 0.22, R * 0.14, mix(pale, deep, 0.35)) +
    face(deepen(deep, 0.5), R)
  )
}

function moon(R: number, pale: string, shade: string, line_: string): string {
  const d = `M${nums(R * 0.3, -R)}A${nums(R, R)} 0 1 0 ${nums(R * 0.3, R)}A${nums(R * 1.04, R * 1.04)} 0 0 1 ${nums(R * 0.3, -R)}Z`
  let hatch = ''
  for (let i = 0; i < 9; i += 1) {
    const y = -R * 0.7 + (i * R * 1.4) / 8
    const x = -Math.sqrt(Math.max(0, R * R - y * y)) + R * 0.02
    hatch += `M${nums(x + R * 0.08, y)}h${nums(R * 0.16)}`
  }
  return (
    fill(d, pale) +
    line(hatch, shade, R * 0.05) +
    line(
      `M${nums(-R * 0.42, -R * 0.16)}q${nums(R * 0.12, -R * 0.12, R * 0.26, 0)}M${nums(-R * 0.1, R * 0.02)}q${nums(R * 0.04, R * 0.14, -R * 0.06, R * 0.2)}M${nums(-R * 0.4, R * 0.42)}q${nums(R * 0.1, R * 0.08, R * 0.22, 0)}`,
      line_,
      R * 0.05,
    )
  )
}

/** Suns with faces, hatched moons, map-maker's stars, comets and dust. */
export const celestial: Family = {
  id: 'celestial',
  cell: () => [280, 280],
  scales: [0.75, 1, 1.25],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'accent', 'soft', 'main', 'second'],
  draw(cloth) {
    const { r, inks } = cloth
    const by = [inks.accent, inks.soft, inks.main, inks.second].sort(
      (a, b) => contrast(inks.ground, b) - contrast(inks.ground, a),
    )
    const gold = contrast(inks.ground, inks.accent) > 1.7 ? inks.accent : wrapAt(by, 0)
    const pale =
      luminance(gold) < 0.16 ? mix(inks.ground, '#fff6e0', 0.7) : mix(gold, '#fff6e0', 0.62)
    const deep = contrast(inks.ground, inks.main) > 1.5 ? inks.main : wrapAt(by, 1)
    const ink = deepen(deep, 0.5)
    const big = cloth.spread(4, 112)
    big.forEach((s, i) => {
      const body = inTurn(i, [
        () => sun(cloth, 27, gold, deep, pale),
        () => moon(33, pale, gold, ink),
        () =>
          star(8, 40, 12, gold, deep) +
          ring(8, () => dot(0, -30, 1.6, pale), 22.5) +
          dot(0, 0, 5, pale),
        () =>
          line('M-38 0A38 38 0 1 1 38 0A38 38 0 1 1 -38 0', gold, 1, 'stroke-dasharray="1 5"') +
          dot(0, 0, 17, deep) +
          line('M-15 -5q14 5 30 -1M-16 3q16 6 32 0M-11 10q12 4 22 0', pale, 1.5) +
          at(0, 0, -20, line('M-27 0A27 7 0 1 0 27 0A27 7 0 1 0 -27 0', gold, 2.4)) +
          dot(36, -12, 3.4, gold),
      ])
      cloth.put(body, s.x, s.y, 54, { turn: r.jitter(wrapAt([8, 22, 20, 20], i)) })
    })
    const near = big.map((s) => ({ ...s, room: 104 }))
    const mid = cloth.scatter(44, near)
    const stars = [
      star(5, 12, 5, gold, mix(gold, deep, 0.4)),
      star(4, 16, 4, pale, gold),
      star(6, 11, 4, deep, mix(deep, gold, 0.3)),
      star(8, 13, 5, gold, deep),
    ].map((s) => cloth.motif(s))
    const comet = cloth.motif(
      line('M-4 4Q-22 12 -34 28M-3 1Q-26 4 -38 16M0 6Q-14 18 -22 34', gold, 1.2) +
        star(5, 10, 4.4, pale, gold),
    )
    mid.forEach((s, i) =>
      cloth.put(i % 5 === 4 ? comet : wrapAt(stars, i), s.x, s.y, 20, { turn: r.range(0, 60) }),
    )
    const dust = [
      dot(0, 0, 1.3, pale),
      dot(0, 0, 1.9, gold),
      line('M0 -4V4M-4 0H4', pale, 0.9),
    ].map((d) => cloth.motif(d))
    for (const s of cloth.scatter(15, [...near, ...mid.map((q) => ({ ...q, room: 32 }))]))
      cloth.put(r.pick(dust), s.x, s.y, 5)
  },
}
