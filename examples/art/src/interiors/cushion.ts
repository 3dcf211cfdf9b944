import { ellipse, fill, polygon, rect, ROOM, room, INTERIOR, shadow, stroke } from './interior.ts'
import type { ClothSurface, Point, Interior, Sides } from './interior.ts'

const MIDDLE = INTERIOR.width / 2

/** A filled cushion that stands upright: its middle, and its width and height in units. */
interface Standing {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A cushion's outline: its sides bow in between the corners, which stick out. */
function outlineOf({ x, y, w, h }: Standing): string {
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2]
  const dent = Math.min(w, h) * 0.055
  const c = Math.min(w, h) * 0.04
  return [
    `M${left + c} ${top}`,
    `C${left + w * 0.25} ${top + dent} ${right - w * 0.25} ${top + dent} ${right - c} ${top}`,
    `Q${right + c * 0.3} ${top - c * 0.2} ${right} ${top + c}`,
    `C${right - dent} ${top + h * 0.25} ${right - dent} ${bottom - h * 0.25} ${right} ${bottom - c}`,
    `Q${right + c * 0.2} ${bottom + c * 0.2} ${right - c} ${bottom}`,
    `C${right - w * 0.25} ${bottom - dent} ${left + w * 0.25} ${bottom - dent} ${left + c} ${bottom}`,
    `Q${left - c * 0.2} ${bottom + c * 0.2} ${left} ${bottom - c}`,
    `C${left + dent} ${bottom - h * 0.25} ${left + dent} ${top + h * 0.25} ${left} ${top + c}`,
    `Q${left - c * 0.3} ${top - c * 0.2} ${left + c} ${top}z`,
  ].join('')
}

/** The print on a filled cushion, whose light comes from the upper left. */
export function cushionCloth(place: Standing, [across, down]: Sides): ClothSurface {
  const { x, y, w, h } = place
  return {
    outline: outlineOf(place),
    at: (px, py) => {
      const p = Math.max(-1, Math.min(1, (px - x) / (w / 2)))
      const q = Math.max(-1, Math.min(1, (py - y) / (h / 2)))
      const rise = (1 - p * p) * (1 - q * q)
      // The middle is nearer, and so larger, than the edges.
      const pull = 1 - 0.09 * rise
      const slope = p * (1 - q * q) * 0.85 + q * (1 - p * p)
      const corner = Math.max(0, Math.hypot(p, q) - 0.95) * 2.2
      const crease = corner * 0.1 * Math.sin(Math.atan2(Math.abs(q), Math.abs(p)) * 18)
      const edge = 0.2 * Math.max(Math.abs(p), Math.abs(q)) ** 10
      const light = 1.05 - 0.15 * slope - 0.05 * p - edge - crease
      return [(across / 2) * p * pull, (down / 2) * q * pull, light]
    },
  }
}

/** The knife edge of a cushion, whose seam has no piping: a fine line of shade. */
const seam = (place: Standing): string =>
  stroke(outlineOf(place), '#2b1a08', 0.25, 'stroke-opacity="0.22"')

const SEAT = 122

/** A sofa before a wall. */
const sofa = (): string =>
  room(140) +
  shadow(rect(8, 138, 184, 6), 0.35) +
  fill(`M6 44Q6 34 18 33H182Q194 34 194 44V124H6z`, ROOM.sofa) +
  fill('M6 44Q6 34 18 33H182Q194 34 194 44V58Q100 50 6 58z', '#fff', 'fill-opacity="0.16"') +
  stroke('M100 38V122', ROOM.sofaDark, 1) +
  fill(`M2 ${SEAT - 12}H198V142H2z`, ROOM.sofaDark) +
  fill(`M2 ${SEAT - 12}Q100 ${SEAT - 18} 198 ${SEAT - 12}V${SEAT + 6}H2z`, '#cfc1aa') +
  stroke(`M2 ${SEAT + 6}H198`, '#a89a82', 0.8) +
  fill(rect(14, 142, 6, 7), ROOM.woodDark) +
  fill(rect(180, 142, 6, 7), ROOM.woodDark)

/** A throw pillow on a sofa. */
export function pillow(sides: Sides): Interior {
  const [short, long] = sides
  const perInch = Math.min(158 / long, 104 / short)
  const [w, h] = [long * perInch, short * perInch]
  const place = { x: MIDDLE, y: SEAT - h / 2, w, h }
  return {
    perInch,
    behind:
      sofa() +
      shadow(ellipse(MIDDLE + 3, SEAT, w / 2, 5), 0.45) +
      shadow(outlineOf({ ...place, x: MIDDLE + 4, y: place.y + 2 }), 0.28),
    cloth: [cushionCloth(place, [long, short])],
    front: seam(place),
  }
}

/** The wall behind a bed and the bed's headboard, which is `half` units wide at each side. */
export function headboard(half = 82): string {
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  const board = (inset: number, top: number, color: string) =>
    fill(
      `M${left + inset} 140V${top + 16}Q${left + inset} ${top} ${left + inset + 16} ${top}H${right - inset - 16}Q${right - inset} ${top} ${right - inset} ${top + 16}V140z`,
      color,
    )
  return (
    fill(rect(0, 0, 200, 160), ROOM.wall) +
    fill(
      polygon([[30, 0] as Point, [92, 0], [50, 150], [-30, 150]]),
      '#fff',
      'fill-opacity="0.2"',
    ) +
    board(0, 18, ROOM.woodDark) +
    board(6, 24, ROOM.wood) +
    [-0.46, 0, 0.46]
      .map((part) => stroke(`M${MIDDLE + part * half} 25V140`, ROOM.woodDark, 0.6))
      .join('')
  )
}

const BED = 126

/** A sham in front of the pillows of a bed. */
export function sham(sides: Sides): Interior {
  const [short, long] = sides
  const perInch = 3.7
  const [w, h] = [long * perInch, short * perInch]
  const place = { x: MIDDLE, y: BED - h / 2 + 4, w, h }
  const plain = [-1, 1].map((side) => ({ x: MIDDLE + side * 40, y: BED - 36, w: 86, h: 62 }))
  return {
    perInch,
    behind:
      headboard() +
      plain
        .map((one) => shadow(outlineOf(one), 0.25) + fill(outlineOf(one), ROOM.linen) + seam(one))
        .join('') +
      fill(rect(0, BED - 2, 200, 40), ROOM.linen) +
      fill(rect(0, BED + 12, 200, 26), ROOM.linenDark) +
      shadow(ellipse(MIDDLE, BED + 5, w / 2, 5), 0.35) +
      shadow(outlineOf({ ...place, x: MIDDLE + 3, y: place.y + 2 }), 0.25),
    cloth: [cushionCloth(place, [long, short])],
    front: seam(place),
  }
}
