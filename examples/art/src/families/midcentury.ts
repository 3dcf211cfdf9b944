import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, bow, brush, dot, fill, line, nums, polygon, ring } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { inTurn, wrapAt } from '../random.ts'

/** A leaf of the fifties: one solid half, one half of ribs only. */
function splitLeaf(cloth: Cloth, l: number, w: number, a: string, b: string, kind: number): string {
  const { r, inks } = cloth
  const right = `M0 0C${nums(w * 1.1, -l * 0.2, w * 0.9, -l * 0.7, 0, -l)}Z`
  const left = `M0 0C${nums(-w * 1.1, -l * 0.2, -w * 0.9, -l * 0.7, 0, -l)}Z`
  let ribs = ''
  for (let t = 0.16; t < 0.86; t += 0.1) {
    const reach = w * Math.sin(Math.PI * (0.16 + t * 0.78)) * 0.86
    ribs += `M0 ${nums(-l * t)}L${nums(-reach, -l * (t + 0.09))}`
  }
  const rib2 = ribs.replaceAll('L-', 'L')
  const slip = `translate(${nums(r.range(1, 2.4), r.range(-1.6, 1.6))})`
  if (kind === 0)
    return (
      `<g transform="${slip}">${fill(right, a)}</g>` +
      line(`M0 ${nums(l * 0.22)}V${nums(-l)}${ribs}`, b, 1.5) +
      line(left, b, 1.5)
    )
  if (kind === 1)
    return (
      `<g transform="${slip}">${fill(right + left, a)}</g>` +
      line(`M0 ${nums(l * 0.22)}V${nums(-l * 0.9)}${ribs}${rib2}`, b, 1.5)
    )
  return fill(left, a) + fill(right, b) + line(`M0 ${nums(l * 0.22)}V${nums(-l)}`, inks.ink, 1.5)
}

/** Thin rods and balls. */
function atom(cloth: Cloth, R: number, rod: string, balls: readonly string[]): string {
  const { r } = cloth
  return (
    ring(
      5,
      (i) =>
        line(`M0 ${nums(R * r.range(0.5, 0.9))}V${nums(-R)}`, rod, 1.4) +
        dot(0, -R, R * r.range(0.1, 0.17), wrapAt(balls, i)),
      r.range(0, 30),
    ) + dot(0, 0, R * 0.13, rod)
  )
}

function boomerang(cloth: Cloth, s: number, color: string): string {
  return fill(
    brush(cloth.r, bow([-s, s * 0.5], [0, -s * 1.5], [s, s * 0.5], 11), s * 0.62, [0.4, 0.4], 0.03),
    color,
  )
}

/** Split leaves with ribs, atoms, boomerangs and kites: color printed a little off its line. */
export const midcentury: Family = {
  id: 'midcentury',
  cell: () => [280, 280],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'leaf', 'accent', 'ink', 'second', 'soft'],
  draw(cloth) {
    const { r, inks } = cloth
    const dyes = r.shuffle([
      inks.main,
      inks.leaf,
      inks.accent,
      inks.second,
      inks.leafSoft,
      inks.soft,
    ])
    const big = cloth.spread(6, 96)
    const mode = r.int(0, 2)
    big.forEach((s, i) => {
      const pair = splitLeaf(
        cloth,
        r.range(70, 84),
        r.range(21, 27),
        wrapAt(dyes, i),
        inks.ink,
        wrapAt([0, 1, 2], i + mode),
      )
      cloth.put(
        fill(blob(r, 8, 4, 27, 36, 6, 0.13), wrapAt(dyes, i + 3), 'opacity=".32"') +
          at(0, 36, 0, pair),
        s.x,
        s.y,
        58,
        {
          turn: r.jitter(38) + (i % 2 ? 180 : 0),
        },
      )
    })
    const near = big.map((s) => ({ ...s, room: 98 }))
    const mid = cloth.scatter(50, near)
    mid.forEach((s, i) => {
      const c = wrapAt(dyes, i + 1)
      const body = inTurn(i + mode, [
        () => atom(cloth, 19, inks.ink, [c, wrapAt(dyes, i + 2), inks.ink]),
        () => boomerang(cloth, 15, c) + line('M-10 2Q0 -15 10 2', inks.ground, 1.3),
        () =>
          fill(
            polygon([
              [0, -20],
              [9, 0],
              [0, 20],
              [-9, 0],
            ]),
            c,
          ) +
          fill(
            polygon([
              [0, -20],
              [9, 0],
              [0, 20],
            ]),
            wrapAt(dyes, i + 3),
          ) +
          line('M0 -27V27', inks.ink, 1.2),
        () => ring(3, () => fill(leafPath(19, 6.4), c) + line('M0 -3V-15', inks.ink, 1.1), 0),
      ])
      cloth.put(body, s.x, s.y, 28, { turn: r.range(0, 360) })
    })
    const marks = [
      line('M-4 0H4M0 -4V4', inks.ink, 1.3),
      dot(0, 0, 1.8, inks.ink),
      line('M-3 -3L3 3M-3 3L3 -3', inks.ink, 1.2),
    ].map((m) => cloth.motif(m))
    for (const s of cloth.scatter(26, [...near, ...mid])) cloth.put(r.pick(marks), s.x, s.y, 6)
    cloth.specks(240)
  },
}
