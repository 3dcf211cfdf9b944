import type { Cloth } from './cloth.ts'
import { at, both, fill, line, nums } from './pen.ts'
import { mix } from './tone.ts'

/** The colors of a fox. */
export interface Coat {
  fur: string
  deep: string
  bib: string
  sock: string
  line: string
}

/** Fur: short strokes along a shape. */
function fur(
  cloth: Cloth,
  spots: readonly (readonly [number, number, number])[],
  color: string,
  long = 5,
): string {
  const { r } = cloth
  let d = ''
  for (const [x, y, turn] of spots) {
    const a = (turn * Math.PI) / 180
    for (let k = -1; k <= 1; k += 1)
      d += `M${nums(x + k * 3 + r.jitter(0.8), y + r.jitter(1.4))}l${nums(Math.sin(a) * long, Math.cos(a) * long)}`
  }
  return line(d, color, 1.1)
}

/** A head seen from the front, about 44 across. */
function head(c: Coat, asleep: boolean): string {
  const ear =
    fill('M6 -10C8 -22 14 -31 20 -34C24 -26 25 -16 22 -8Z', c.fur) +
    fill('M11 -13C13 -20 16 -25 19 -28C21 -22 21 -16 20 -11Z', c.sock)
  const cheek = fill('M0 12C4 2 10 -3 24 -4C27 2 24 8 19 12C12 18 4 22 0 23Z', c.bib)
  const eyes = asleep ? 'M7 2q4 4 8 -1' : 'M8 0q3 -4 7 -1q-3 3 -7 1Z'
  return (
    both(ear) +
    fill(
      'M0 -14C12 -17 21 -11 25 -2C22 8 10 18 0 24C-10 18 -22 8 -25 -2C-21 -11 -12 -17 0 -14Z',
      c.fur,
    ) +
    both(cheek) +
    fill('M0 -13C3 -6 3 2 0 12C-3 2 -3 -6 0 -13Z', c.deep, 'opacity=".5"') +
    both(
      asleep ? line(eyes, c.line, 1.6) : fill(eyes, c.line) + line('M6 -4q5 -3 9 -1', c.line, 1),
    ) +
    fill('M-3.6 18Q0 15.6 3.6 18Q2.4 22.4 0 22.8Q-2.4 22.4 -3.6 18Z', c.line)
  )
}

/** Sitting upright, brush curled round. */
export function sitting(cloth: Cloth, c: Coat): string {
  const tail =
    fill('M10 44C34 50 56 38 54 14C53 4 44 -4 36 -8C40 4 38 14 30 22C22 30 12 32 8 34Z', c.fur) +
    fill('M54 14C53 4 44 -4 36 -8C40 2 39 8 36 14C42 10 48 14 54 14Z', c.bib)
  const body =
    fill('M-16 -8C-24 10 -27 30 -24 44C-12 49 12 49 24 44C27 30 24 10 16 -8Z', c.fur) +
    fill('M-9 -6C-13 8 -10 24 0 30C10 24 13 8 9 -6Z', c.bib)
  const legs =
    fill('M-13 14C-14 26 -13 38 -14 45C-11 48 -5 48 -3 45C-4 34 -3 24 -4 16Z', c.fur) +
    fill('M13 14C14 26 13 38 14 45C11 48 5 48 3 45C4 34 3 24 4 16Z', c.fur) +
    fill('M-13.4 32C-13.2 38 -13.6 42 -14 45C-11 48 -5 48 -3 45C-3.6 40 -3.7 36 -3.6 32Z', c.sock) +
    fill('M13.4 32C13.2 38 13.6 42 14 45C11 48 5 48 3 45C3.6 40 3.7 36 3.6 32Z', c.sock)
  return (
    tail +
    body +
    legs +
    fur(
      cloth,
      [
        [-19, 16, -14],
        [-20, 30, -8],
        [18, 16, 14],
        [19, 32, 8],
      ],
      c.deep,
    ) +
    fur(
      cloth,
      [
        [0, 4, 0],
        [-3, 14, 0],
        [3, 14, 0],
      ],
      mix(c.bib, c.deep, 0.3),
      4,
    ) +
    fur(
      cloth,
      [
        [34, 30, 80],
        [44, 18, 40],
      ],
      c.deep,
    ) +
    at(0, -22, 0, head(c, false))
  )
}

/** Asleep in a ring, nose under the brush. */
export function curled(cloth: Cloth, c: Coat): string {
  return (
    fill(
      'M-44 8C-46 -18 -20 -34 6 -32C34 -30 50 -12 46 10C42 26 20 32 0 32C-22 32 -42 26 -44 8Z',
      c.fur,
    ) +
    fill('M-8 -31C12 -36 42 -26 46 2C40 -12 26 -22 -8 -31Z', c.deep, 'opacity=".45"') +
    fill('M46 4C50 24 30 38 4 36C-12 35 -22 30 -26 24C-10 26 2 22 12 14C22 6 36 -4 46 4Z', c.fur) +
    fill('M-26 24C-10 26 -2 23 6 18C8 24 6 31 4 36C-12 35 -22 30 -26 24Z', c.bib) +
    line('M46 4C36 -4 22 6 12 14C2 22 -10 26 -26 24', c.deep, 1.2) +
    fur(
      cloth,
      [
        [0, -20, 70],
        [18, -18, 60],
        [30, -6, 40],
        [-20, -14, 100],
        [26, 20, -100],
        [12, 26, -96],
      ],
      c.deep,
    ) +
    at(-24, 2, -16, head(c, true), 0.9)
  )
}

/** Trotting to the right. */
export function trotting(cloth: Cloth, c: Coat): string {
  const leg = (x: number, lean: number, color: string): string =>
    fill(
      `M${x - 6} 4C${nums(x - 6 + lean * 0.3, 16, x - 4 + lean, 24, x - 4 + lean, 34)}Q${nums(x + lean, 37, x + 5 + lean, 34)}C${nums(x + 3 + lean, 24, x + 6, 16, x + 8, 4)}Z`,
      color,
    ) +
    fill(
      `M${nums(x - 4 + lean * 0.86, 22)}L${nums(x - 4 + lean, 34)}Q${nums(x + lean, 37, x + 5 + lean, 34)}L${nums(x + 4 + lean * 0.86, 22)}Z`,
      c.sock,
    )
  const profile =
    fill('M2 -8C4 -20 8 -27 12 -30C15 -24 17 -18 17 -12Z', c.fur) +
    fill('M7 -12C8 -19 10 -23 12 -25C14 -20 14 -16 14 -12Z', c.sock) +
    fill('M-10 6C-12 -8 4 -17 16 -13C24 -10 32 -2 40 4C40 7 38 9 35 9C24 11 14 18 2 18Z', c.fur) +
    fill('M40 4C40 7 38 9 35 9C24 11 14 18 2 18C8 12 18 4 28 3Z', c.bib) +
    fill('M37 2.4Q41 2 41 5Q40 7.4 37.4 6.8Z', c.line) +
    fill('M17 -3q4 -3 7 0q-3 3 -7 0Z', c.line)
  return (
    fill(
      'M-34 -6C-50 -10 -66 -4 -80 8C-88 16 -96 18 -104 16C-98 28 -80 32 -66 24C-52 16 -44 8 -32 6Z',
      c.fur,
    ) +
    fill('M-104 16C-98 28 -84 30 -74 27C-80 22 -82 16 -80 8C-88 16 -96 18 -104 16Z', c.bib) +
    leg(-24, -10, c.deep) +
    leg(22, 12, c.deep) +
    fill(
      'M-40 0C-38 -16 -14 -18 4 -16C20 -15 34 -22 42 -16C46 -8 42 8 32 12C14 18 -16 18 -32 14C-38 12 -41 8 -40 0Z',
      c.fur,
    ) +
    fill('M34 -2C38 4 36 10 30 13C22 15 14 16 8 16C18 12 28 6 34 -2Z', c.bib) +
    leg(-32, 8, c.fur) +
    leg(28, -7, c.fur) +
    fur(
      cloth,
      [
        [-24, -6, 96],
        [-6, -8, 92],
        [12, -6, 92],
        [-58, 6, -60],
        [-72, 14, -60],
        [24, -10, 80],
      ],
      c.deep,
    ) +
    at(46, -22, 4, profile)
  )
}
