import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { nums } from '../pen.ts'
import { mix } from '../tone.ts'

type Edge = (x: number) => number

/** A shape whose dye has run along the warp: every thread ends where it likes. */
function feathered(
  cloth: Cloth,
  half: number,
  edge: Edge,
  run: number,
  color: string,
  thread = 3.2,
): string {
  const { r } = cloth
  // one bleed for each thread of the right half, mirrored to the left as the folded warp was
  const count = Math.ceil(half / thread)
  const top: number[] = []
  const foot: number[] = []
  for (let i = 0; i < count; i += 1) {
    const bleed = r.next() ** 2 * run
    top.push(bleed)
    foot.push(r.next() ** 2 * run)
  }
  let d = ''
  for (let i = -count; i < count; i += 1) {
    const k = i < 0 ? -i - 1 : i
    const x = i * thread
    const y = edge(Math.abs(x + thread / 2))
    if (y <= 0) continue
    const [a, b] = [y + (top[k] ?? 0), y + (foot[k] ?? 0)]
    d += `M${nums(x, -a)}h${nums(thread + 0.15)}V${nums(b)}h${nums(-thread - 0.15)}Z`
  }
  return `<path d="${d}" fill="${color}"/>`
}

const diamond =
  (w: number, h: number): Edge =>
  (x) =>
    h * (1 - x / w)
const pome =
  (w: number, h: number): Edge =>
  (x) =>
    x > w ? 0 : h * Math.sqrt(1 - (x / w) ** 2)
const wing =
  (w: number, h: number): Edge =>
  (x) =>
    h * Math.max(0, 1 - x / w) ** 0.6

/** Diamonds and pomegranates whose edges run along the thread, as the bound dye does. */
export const ikat: Family = {
  id: 'ikat',
  cell: () => [160, 240],
  scales: [0.75, 1, 1.25],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'second', 'accent', 'soft', 'ink'],
  draw(cloth) {
    const { r, inks, w, h } = cloth
    const shape = r.pick([diamond, pome, wing])
    const dyes = r.shuffle([inks.main, inks.second, inks.leaf]).concat([inks.accent, inks.ground])
    const [a = inks.main, b = inks.second, c = inks.leaf, d = inks.accent] = dyes
    const layers: (readonly [number, number, string])[] = [
      [74, 104, a],
      [60, 82, cloth.ground],
      [52, 70, b],
      [38, 50, d],
      [26, 34, c],
      [14, 18, cloth.ground],
    ]
    let body = ''
    for (const [lw, lh, color] of layers)
      body += feathered(cloth, lw, shape(lw, lh), 9 + lw * 0.06, color)
    cloth.put(body, w / 2, h / 2, 130)
    const side =
      feathered(cloth, 22, diamond(22, 36), 8, b) +
      feathered(cloth, 14, diamond(14, 22), 6, d) +
      feathered(cloth, 7, diamond(7, 10), 4, a)
    cloth.put(side, 0, 0, 52)
    if (cloth.repeat === 'half-drop' || cloth.repeat === 'half-brick')
      cloth.put(feathered(cloth, 12, diamond(12, 20), 6, c), w / 2, 0, 34)
    else
      for (const [x, y] of [
        [w / 2, 0],
        [0, h / 2],
      ] as const)
        cloth.put(
          feathered(cloth, 13, diamond(13, 24), 6, c) +
            feathered(cloth, 6, diamond(6, 10), 4, cloth.ground),
          x,
          y,
          36,
        )
    let warp = ''
    for (let i = 0; i < 46; i += 1)
      warp += `M${nums(r.range(2, w - 2), r.range(0, h - 30))}v${nums(r.range(8, 26))}`
    cloth.layer(
      `<path d="${warp}" stroke="${mix(inks.ground, a, 0.1)}" stroke-width="1.1" opacity=".55"/>`,
    )
  },
}
