import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, dot, fill, line, nums, ring } from '../pen.ts'
import { rosette } from '../flowers.ts'
import { leafPath } from '../leaves.ts'
import { wrapAt, inTurn } from '../random.ts'
import { lighten, mix } from '../tone.ts'

/** A heart whose two halves were cut by hand. */
function outline(cloth: Cloth, s: number): string {
  const { r } = cloth
  const j = (): number => 1 + r.jitter(0.05)
  return `M0 ${nums(s * 0.9)}C${nums(-s * 0.5 * j(), s * 0.46, -s * 1.12 * j(), -s * 0.06, -s * 0.88 * j(), -s * 0.52)}C${nums(-s * 0.66, -s * 0.92 * j(), -s * 0.16, -s * 0.8, 0, -s * 0.36)}C${nums(s * 0.16, -s * 0.8, s * 0.66, -s * 0.92 * j(), s * 0.88 * j(), -s * 0.52)}C${nums(s * 1.12 * j(), -s * 0.06, s * 0.5 * j(), s * 0.46, 0, s * 0.9)}Z`
}

interface Dress {
  base: string
  trim: string
  pale: string
}

/** Fills a heart with stripes, a sprig, petals, quilting, scallops or a smaller heart. */
function worked(cloth: Cloth, s: number, d: Dress, kind: number): string {
  const { r } = cloth
  const shape = outline(cloth, s)
  const inner = (): string => {
    if (kind === 0)
      return line(
        Array.from(
          { length: 9 },
          (_, i) => `M${nums(-s * 1.2 + i * s * 0.28, s)}l${nums(s * 0.7, -s * 2)}`,
        ).join(''),
        d.trim,
        s * 0.07,
      )
    if (kind === 1) {
      const leaves = [0.42, 0.18, -0.06]
        .map(
          (y) =>
            at(0, y * s, 52, fill(leafPath(s * 0.36, s * 0.1), d.pale)) +
            at(0, y * s, -52, fill(leafPath(s * 0.36, s * 0.1), d.pale)),
        )
        .join('')
      return (
        line(`M0 ${nums(s * 0.7)}V${nums(-s * 0.1)}`, d.pale, s * 0.05) +
        leaves +
        at(
          0,
          -s * 0.18,
          0,
          ring(6, () => fill(leafPath(s * 0.24, s * 0.09), d.trim)),
        ) +
        dot(0, -s * 0.18, s * 0.07, d.pale)
      )
    }
    if (kind === 2)
      return Array.from({ length: 26 }, (_, i) =>
        dot(
          ((i % 7) - 3) * s * 0.3 + (Math.floor(i / 7) % 2) * s * 0.15,
          Math.floor(i / 7) * s * 0.34 - s * 0.46,
          s * 0.055,
          d.pale,
        ),
      ).join('')
    if (kind === 3)
      return (
        line(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${nums(-s * 1.6 + i * s * 0.36, -s)}l${nums(s * 1.4, s * 2)}M${nums(s * 1.6 - i * s * 0.36, -s)}l${nums(-s * 1.4, s * 2)}`,
          ).join(''),
          d.trim,
          s * 0.035,
        ) + dot(0, 0, s * 0.05, d.pale)
      )
    if (kind === 4)
      return (
        at(0, s * 0.02, 0, fill(outline(cloth, s * 0.62), d.pale)) +
        at(0, s * 0.03, 0, fill(outline(cloth, s * 0.38), d.trim))
      )
    return (
      ring(
        9,
        () =>
          fill(leafPath(s * 0.5, s * 0.12), d.trim) +
          line(`M0 ${nums(-s * 0.14)}V${nums(-s * 0.36)}`, d.pale, s * 0.03),
      ) + dot(0, 0, s * 0.13, d.pale)
    )
  }
  const clip = cloth.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
  const stitch = `<path d="${shape}" fill="none" stroke="${d.pale}" stroke-width="${(s * 0.045).toFixed(1)}" stroke-dasharray="${(s * 0.12).toFixed(1)} ${(s * 0.1).toFixed(1)}" stroke-linecap="round" transform="scale(.87)"/>`
  return (
    fill(shape, d.base) +
    `<g clip-path="url(#${clip})"><g transform="translate(${nums(r.jitter(1), r.jitter(1))})">${inner()}</g></g>` +
    (kind === 4 ? '' : stitch)
  )
}

/** Hearts worked like needlecraft, no two alike, with arrows, letters and small posies. */
export const heart: Family = {
  id: 'heart',
  cell: () => [280, 280],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'soft', 'second', 'accent', 'leaf'],
  moods: ['love'],
  draw(cloth) {
    const { r, inks } = cloth
    const pale = lighten(mix(inks.soft, inks.ground, 0.3), 0.7)
    const dress: Dress[] = [
      { base: inks.main, trim: inks.soft, pale },
      { base: inks.soft, trim: inks.main, pale },
      { base: inks.second, trim: inks.soft, pale },
      { base: mix(inks.soft, pale, 0.5), trim: inks.main, pale: inks.main },
    ]
    const upright = r.chance(0.5)
    const turn = (): number => (upright ? r.jitter(16) : r.range(0, 360))
    const start = r.int(0, 5)
    const big = cloth.spread(8, 76)
    big.forEach((s, i) =>
      cloth.put(
        worked(cloth, i % 3 === 1 ? 26 : 32, wrapAt(dress, i), (i + start) % 6),
        s.x,
        s.y,
        42,
        { turn: turn() },
      ),
    )
    const near = big.map((s) => ({ ...s, room: 84 }))
    const mid = cloth.scatter(40, near)
    const envelope =
      fill('M-15 -10H15V10H-15Z', pale) +
      line('M-15 -10H15V10H-15ZM-15 -10L0 3L15 -10M-15 10L-4 0M15 10L4 0', inks.main, 1.3) +
      at(0, 2, 0, fill('M0 4C-6 0 -5 -5 0 -2C5 -5 6 0 0 4Z', inks.main))
    const arrow =
      line('M-24 0H20', inks.accent, 1.7) +
      fill('M28 0L18 -5L21 0L18 5Z', inks.main) +
      line(
        'M-24 0l-6 -5M-24 0l-6 5M-19 0l-6 -5M-19 0l-6 5M-14 0l-6 -5M-14 0l-6 5',
        inks.accent,
        1.4,
      )
    mid.forEach((s, i) => {
      const posy =
        at(0, 0, 130, fill(leafPath(15, 4.4), inks.leaf)) +
        at(0, 0, 230, fill(leafPath(15, 4.4), inks.leaf)) +
        rosette(r, 11, {
          petal: inks.soft,
          shade: inks.main,
          heart: inks.accent,
          dots: inks.accent,
        })
      cloth.put(
        inTurn(i, [
          () => envelope,
          () => posy,
          () => arrow,
          () => fill(outline(cloth, 9), wrapAt([inks.main, inks.second], i >> 2)),
        ]),
        s.x,
        s.y,
        32,
        { turn: i % 4 === 2 ? r.range(-60, 60) : turn() },
      )
    })
    const tiny = [
      fill(outline(cloth, 3.6), inks.soft),
      fill(outline(cloth, 3.2), inks.main),
      dot(0, 0, 1.5, inks.accent),
    ].map((t) => cloth.motif(t))
    for (const s of cloth.scatter(19, [...near.map((q) => ({ ...q, room: 92 })), ...mid]))
      cloth.put(r.pick(tiny), s.x, s.y, 6, { turn: turn() })
    cloth.specks(180)
  },
}
