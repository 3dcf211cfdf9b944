import { cushionCloth, headboard } from './cushion.ts'
import {
  fill,
  polygon,
  rect,
  ROOM,
  rumple,
  INTERIOR,
  shadow,
  stroke,
  tableView,
} from './interior.ts'
import type { ClothSurface, Point, Interior, Sides, View } from './interior.ts'

const MIDDLE = INTERIOR.width / 2
/** Where the foot end of the mattress is seen. */
const EDGE = 104

interface Bed {
  readonly view: View
  readonly perInch: number
  /** Half the mattress, inches. */
  readonly half: number
  /** How much of the mattress the cloth covers, from its foot end, inches. */
  readonly covered: number
  /** How far the cloth hangs over the sides, inches. */
  readonly hangs: number
}

/** The cloth on a bed: its top, what hangs at the foot end, and what falls at both sides. */
function bedCloth({ view, perInch, half, covered, hangs }: Bed): ClothSurface[] {
  const [left, right] = [view.project(-half, 0), view.project(half, 0)]
  const [farLeft, farRight] = [view.project(-half, covered), view.project(half, covered)]
  const flare = 3.4 * perInch
  const hem = EDGE + hangs * perInch
  const light = (u: number, depth: number) =>
    1.03 - depth * 0.0012 - 0.1 * (Math.abs(u) / half) ** 8 + 1.2 * rumple(u, depth)
  const side = (sign: 1 | -1, near: Point, far: Point): ClothSurface => {
    const outNear: Point = [near[0] + sign * flare, hem]
    const outFar: Point = [far[0] + sign * 3, far[1] + hangs * view.scaleAt(far[1])]
    return {
      outline: polygon([near, far, outFar, outNear]),
      at: (x, y) => {
        // The falling side is seen at the height of its upper edge.
        const t = Math.abs(x - MIDDLE)
        const guess = y - hangs * perInch * 0.5 * Math.min(1, Math.max(0, (y - far[1]) / 40))
        const depth = view.depthAt(Math.max(far[1], Math.min(EDGE, guess)))
        const edge = half * view.scaleAt(view.project(0, depth)[1])
        const over = Math.max(0, t - edge) / flare
        return [
          sign * (half + over * hangs),
          -depth,
          0.78 - 0.12 * over + 0.05 * Math.sin(depth * 0.5),
        ]
      },
    }
  }
  return [
    side(-1, left, farLeft),
    side(1, right, farRight),
    {
      outline: polygon([left, right, farRight, farLeft]),
      at: (x, y) => {
        const depth = view.depthAt(y)
        const u = (x - MIDDLE) / view.scaleAt(y)
        return [u, -depth, light(u, depth)]
      },
    },
    {
      outline: `M${left.join(' ')}L${right.join(' ')}L${right[0] + flare} ${hem}Q${MIDDLE} ${hem + 4} ${left[0] - flare} ${hem}z`,
      at: (x, y) => {
        const hang = (y - EDGE) / perInch
        const spread = 1 + (flare * 2 * (hang / hangs)) / (right[0] - left[0])
        const u = (x - MIDDLE) / perInch / spread
        const shade = Math.sin(u * 0.62) * Math.min(1, hang / 6)
        return [u + 0.5 * shade, hang, 0.87 + 0.08 * shade - hang * 0.004]
      },
    },
  ]
}

const pillows = (half: number, scale: number): { x: number; y: number; w: number; h: number }[] => {
  const w = Math.min(27, half * 1.02) * scale
  const xs = half < 22 ? [MIDDLE] : [MIDDLE - half * scale * 0.5, MIDDLE + half * scale * 0.5]
  return xs.map((x) => ({ x, y: 58, w, h: 17 * scale }))
}

const plain = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string => {
  const d = `M${x - w / 2} ${y - h / 2}Q${x} ${y - h / 2 + 2} ${x + w / 2} ${y - h / 2}Q${x + w / 2 - 2} ${y} ${x + w / 2} ${y + h / 2}Q${x} ${y + h / 2 - 2} ${x - w / 2} ${y + h / 2}Q${x - w / 2 + 2} ${y} ${x - w / 2} ${y - h / 2}z`
  return shadow(d, 0.3) + fill(d, ROOM.linen) + stroke(d, ROOM.linenDark, 0.6)
}

const frame = (perInch: number, half: number): string =>
  headboard(Math.min(88, Math.max(52, half * perInch * 0.9 + 10))) +
  fill(rect(0, 132, 200, 28), ROOM.floor) +
  shadow(rect(MIDDLE - (half + 4) * perInch, 138, (half + 4) * 2 * perInch, 10), 0.4) +
  fill(rect(MIDDLE - half * perInch, EDGE, half * 2 * perInch, 34), ROOM.woodDark)

/** A bed as one sees it from its foot end; the mattress is as wide as `half` twice. */
function bedView(widest: number): { view: View; perInch: number } {
  const perInch = Math.min(2.3, 216 / widest)
  return { view: tableView(EDGE, perInch, 92, 46), perInch }
}

/** A duvet cover on its bed, turned down before the pillows. */
export function duvet([width, length]: Sides): Interior {
  const hangs = width > 100 ? 16 : 14.5
  const half = width / 2 - hangs
  const { view, perInch } = bedView(width)
  const covered = length - hangs - 14
  const bed = { view, perInch, half, covered, hangs }
  const [farLeft, farRight] = [view.project(-half, covered), view.project(half, covered)]
  const [upLeft, upRight] = [view.project(-half, covered + 6), view.project(half, covered + 6)]
  const scale = view.scaleAt(farLeft[1]) * 1.05
  return {
    perInch,
    behind:
      frame(perInch, half) +
      pillows(half, scale)
        .map((one) => plain({ ...one, y: upLeft[1] - one.h * 0.28 }))
        .join(''),
    cloth: bedCloth(bed),
    front:
      shadow(
        polygon([farLeft, farRight, [farRight[0], farRight[1] + 3], [farLeft[0], farLeft[1] + 3]]),
        0.25,
      ) +
      fill(
        polygon([
          [upLeft[0] - 2, upLeft[1]],
          [upRight[0] + 2, upRight[1]],
          [farRight[0] + 3, farRight[1] + 2],
          [farLeft[0] - 3, farLeft[1] + 2],
        ]),
        ROOM.linen,
      ) +
      stroke(
        `M${farLeft[0] - 3} ${farLeft[1] + 2}L${farRight[0] + 3} ${farRight[1] + 2}`,
        ROOM.linenDark,
        0.7,
      ),
  }
}

/** A sheet set on its mattress, with its pillowcases. */
export function sheets([width, length]: Sides): Interior {
  const half = width / 2
  const { view, perInch } = bedView(width + 8)
  const covered = length - 16
  const far = view.project(0, covered)[1]
  const scale = view.scaleAt(far) * 1.05
  const cases = pillows(half, scale).map((one) => ({ ...one, y: far - one.h * 0.28 }))
  return {
    perInch,
    behind: frame(perInch, half),
    cloth: [
      ...cases.map((one) => cushionCloth(one, [one.w / scale, one.h / scale])),
      ...bedCloth({ view, perInch, half, covered, hangs: 12 }),
    ],
    front: shadow(rect(MIDDLE - half * scale, far - 1, half * 2 * scale, 2), 0.25),
  }
}
