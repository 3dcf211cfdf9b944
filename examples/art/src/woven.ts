import type { Cloth, Window } from './cloth.ts'
import { line, num, nums } from './pen.ts'

/** A band of yarn: its width and color. */
export type Yarn = readonly [width: number, color: string]

const span = (from: number, to: number, period: number): number[] => {
  const out: number[] = []
  for (let k = Math.floor(from / period) - 1; k * period < to; k += 1) out.push(k * period)
  return out
}

/** Diagonal twill lines through the window; `pitch` must divide the period. */
export function twill(window: Window, pitch: number): string {
  const { x0, y0, x1, y1 } = window
  const height = y1 - y0 + 2 * pitch
  let d = ''
  // a line is x + y = k: start from the multiple that passes the window's corner
  for (let k = Math.floor((x0 + y0) / pitch) * pitch; k < x1 + y1 + 2 * pitch; k += pitch) {
    const top = y0 - pitch
    d += `M${nums(k - top, top)}l${nums(-height, height)}`
  }
  return d
}

/** Bands across one way of the window, as rectangles of one path per color. */
export function bands(window: Window, yarns: readonly Yarn[], along: 'warp' | 'weft'): string {
  const period = yarns.reduce((sum, [w]) => sum + w, 0)
  const { x0, y0, x1, y1 } = window
  const [from, to] = along === 'warp' ? [x0, x1] : [y0, y1]
  const byColor = new Map<string, string>()
  for (const start of span(from, to, period)) {
    let at = start
    for (const [width, color] of yarns) {
      if (at + width > from - 1 && at < to + 1) {
        const piece =
          along === 'warp'
            ? `M${nums(at, y0 - 2)}h${num(width + 0.2)}V${num(y1 + 2)}h${num(-width - 0.2)}Z`
            : `M${nums(x0 - 2, at)}H${num(x1 + 2)}v${num(width + 0.2)}H${num(x0 - 2)}Z`
        byColor.set(color, (byColor.get(color) ?? '') + piece)
      }
      at += width
    }
  }
  return [...byColor].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('')
}

/** The faint unevenness of single threads, both ways. */
export function threads(cloth: Cloth, light: number, shade: number): void {
  const { r, lattice } = cloth
  const lay = (period: number): number[] => {
    const out: number[] = []
    for (let at = 0; at < period; at += r.range(3, 9)) out.push(at)
    return out
  }
  const sets = [
    { color: '#fffaf0', opacity: light, xs: lay(lattice.periodW), ys: lay(lattice.periodH) },
    { color: '#1a1510', opacity: shade, xs: lay(lattice.periodW), ys: lay(lattice.periodH) },
  ]
  cloth.weave((window) => {
    const run = (list: number[], period: number, from: number, to: number): number[] =>
      span(from, to, period)
        .flatMap((k) => list.map((v) => v + k))
        .filter((v) => v > from - 1 && v < to + 1)
    return sets
      .map(({ color, opacity, xs, ys }) => {
        const warp = run(xs, lattice.periodW, window.x0, window.x1).map(
          (x) => `M${nums(x, window.y0)}V${num(window.y1)}`,
        )
        const weft = run(ys, lattice.periodH, window.y0, window.y1).map(
          (y) => `M${nums(window.x0, y)}H${num(window.x1)}`,
        )
        return line(warp.join('') + weft.join(''), color, 0.8, `opacity="${num(opacity, 2)}"`)
      })
      .join('')
  })
}

/** A sett read forwards and then backwards, for a mirrored cloth. */
export function turnSett(yarns: readonly Yarn[]): Yarn[] {
  return [...yarns, ...[...yarns].reverse()]
}

/** Weaves a check: the weft whole, the warp seen through a twill. */
export function weaveCheck(
  cloth: Cloth,
  warp: readonly Yarn[],
  weft: readonly Yarn[],
  pitch: number,
): void {
  cloth.weave((window) => {
    const mask = cloth.define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="${num(window.x0 - 4)}" y="${num(window.y0 - 4)}" width="${num(window.x1 - window.x0 + 8)}" height="${num(window.y1 - window.y0 + 8)}">${line(twill(window, pitch), '#fff', pitch * 0.36)}</mask>`,
    )
    return `${bands(window, weft, 'weft')}<g mask="url(#${mask})">${bands(window, warp, 'warp')}</g>`
  })
}
