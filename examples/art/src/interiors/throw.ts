import {
  ellipse,
  fill,
  polygon,
  rect,
  ROOM,
  room,
  rumple,
  INTERIOR,
  shadow,
  stroke,
} from './interior.ts'
import type { ClothSurface, Point, Interior, Sides } from './interior.ts'

const MIDDLE = INTERIOR.width / 2
const [BACK, SEAT, FRONT] = [40, 88, 112]

/** A throw over the back, the seat and the front of a sofa. */
export function throwBlanket([width, length]: Sides): Interior {
  const perInch = 2.15
  const half = (width * perInch) / 2
  // Inches of cloth up to each bend: over the back, down to the seat, and to its front edge.
  const [toBack, toSeat, toFront] = [
    12,
    12 + (SEAT - BACK) / perInch,
    12 + (SEAT - BACK) / perInch + 20,
  ]
  const foot = Math.min(146, FRONT + (length - toFront) * perInch)
  const strip = (
    from: number,
    to: number,
    a: number,
    b: number,
    inFrom: number,
    inTo: number,
  ): { outline: string; at: ClothSurface['at'] } => {
    const spread = (y: number) => a + ((b - a) * (y - from)) / (to - from)
    return {
      outline: polygon([
        [MIDDLE - a, from],
        [MIDDLE + a, from],
        [MIDDLE + b, to],
        [MIDDLE - b, to],
      ] as Point[]),
      at: (x, y) => {
        const t = (y - from) / (to - from)
        const u = ((x - MIDDLE) / spread(y)) * (width / 2)
        const v = inFrom + (inTo - inFrom) * t
        const shade = Math.sin(u * 0.42 + v * 0.05)
        return [u + 0.4 * shade, v, 1 + 0.05 * shade + rumple(u, v)]
      },
    }
  }
  const [back, seat, front] = [
    strip(BACK, SEAT, half * 0.94, half * 0.97, toBack, toSeat),
    strip(SEAT, FRONT, half * 0.97, half * 1.03, toSeat, toFront),
    strip(FRONT, foot, half * 1.03, half * 1.02, toFront, length),
  ]
  const lit = (surface: typeof back, by: number): ClothSurface => ({
    outline: surface.outline,
    at: (x, y) => {
      const [u, v, light] = surface.at(x, y)
      return [u, v, light * by]
    },
  })
  const fringe = Array.from({ length: 46 }, (_, at) => {
    const x = MIDDLE - half * 1.02 + (at / 45) * half * 2.04
    return `M${x} ${foot}l${(at % 3) * 0.2 - 0.2} 3`
  }).join('')
  return {
    perInch: perInch * 1.1,
    behind:
      room(140) +
      shadow(ellipse(MIDDLE, 150, 92, 5), 0.35) +
      fill('M10 54Q10 38 26 38H174Q190 38 190 54V112H10z', ROOM.sofa) +
      fill(rect(10, SEAT, 180, FRONT - SEAT), '#cfc1aa') +
      fill(rect(10, FRONT, 180, 34), ROOM.sofaDark) +
      fill('M0 74Q0 64 9 64T20 74V146H0z', ROOM.sofaDark) +
      fill('M180 74Q180 64 190 64T200 74V146H180z', ROOM.sofaDark) +
      fill(rect(8, 146, 6, 6), ROOM.woodDark) +
      fill(rect(186, 146, 6, 6), ROOM.woodDark) +
      shadow(rect(MIDDLE - half, BACK + 3, half * 2 + 3, foot - BACK - 2), 0.25),
    cloth: [lit(back, 0.93), lit(seat, 1.04), lit(front, 0.84)],
    front:
      stroke(fringe, ROOM.linen, 0.5, 'stroke-opacity="0.8"') +
      stroke(
        `M${MIDDLE - half * 0.97} ${SEAT}H${MIDDLE + half * 0.97}`,
        '#2b1a08',
        1.2,
        'stroke-opacity="0.18" filter="url(#soft)"',
      ) +
      fill(
        rect(MIDDLE - half * 1.03, FRONT - 1.2, half * 2.06, 1.6),
        '#fff',
        'fill-opacity="0.12"',
      ),
  }
}
