import { ellipse, fill, rect, ROOM, room, rumple, INTERIOR, shadow, stroke } from './interior.ts'
import type { ClothSurface, Interior, Sides } from './interior.ts'

const [X, Y] = [INTERIOR.width / 2, INTERIOR.height / 2]
const SEAM = 'stroke-opacity="0.28" stroke-dasharray="1 0.7"'

/** A table of boards from above. */
const boards = (): string =>
  fill(rect(0, 0, INTERIOR.width, INTERIOR.height), ROOM.wood) +
  [0, 1, 2, 3, 4]
    .map((at) => fill(rect(0, at * 34, 200, 33.4), at % 2 ? '#b08459' : '#a97c52'))
    .join('') +
  [12, 50, 88, 121]
    .map((y) =>
      stroke(
        `M0 ${y}Q60 ${y + 3} 120 ${y - 1}T200 ${y + 2}`,
        '#8f653f',
        0.35,
        'stroke-opacity="0.6"',
      ),
    )
    .join('') +
  fill('M0 0H120L40 160H0z', '#fff', 'fill-opacity="0.08"')

/** A piece that lies flat, seen from above. */
function lying(
  w: number,
  h: number,
  perInch: number,
): { place: string; cloth: ClothSurface; hem: string } {
  const [x, y] = [X - w / 2, Y - h / 2]
  const place = `M${x} ${y}Q${X} ${y + 0.7} ${x + w} ${y}Q${x + w - 0.6} ${Y} ${x + w} ${y + h}Q${X} ${y + h - 0.6} ${x} ${y + h}Q${x + 0.6} ${Y} ${x} ${y}z`
  const hem = 0.45 * perInch
  return {
    place,
    cloth: {
      outline: place,
      at: (px, py) => {
        const [u, v] = [(px - X) / perInch, (py - Y) / perInch]
        return [u, v, 1.01 + 0.9 * rumple(u * 2, v * 2) - 0.05 * ((px - x) / w - 0.5)]
      },
    },
    hem: stroke(rect(x + hem, y + hem, w - 2 * hem, h - 2 * hem), '#2b1a08', 0.4, SEAM),
  }
}

const platter = (x: number, y: number, r: number): string =>
  shadow(ellipse(x + 2, y + 2.5, r, r), 0.35) +
  fill(ellipse(x, y, r, r), ROOM.plate) +
  fill(ellipse(x, y, r * 0.66, r * 0.66), '#efeae0') +
  stroke(ellipse(x, y, r, r), '#d5ccbc', 0.5)

/** A fork of eight inches. */
const fork = (x: number, s: number): string =>
  shadow(rect(x + 0.5, Y - 4 * s, 0.5 * s, 8 * s), 0.3) +
  fill(
    `M${x} ${Y - 4 * s}v${2 * s}q0 ${0.8 * s} ${0.4 * s} ${0.9 * s}l${-0.1 * s} ${4.8 * s}q${0.1 * s} ${0.5 * s} ${0.5 * s} 0l${-0.1 * s} ${-4.8 * s}q${0.4 * s} ${-0.1 * s} ${0.4 * s} ${-0.9 * s}v${-2 * s}h${-0.2 * s}v${1.8 * s}h${-0.25 * s}v${-1.8 * s}h${-0.2 * s}v${1.8 * s}h${-0.25 * s}v${-1.8 * s}z`,
    '#b9b4ac',
  )

/** A placemat under a plate. */
export function placemat([short, long]: Sides): Interior {
  const perInch = 150 / long
  const { place, cloth, hem } = lying(long * perInch, short * perInch, perInch)
  return {
    perInch,
    behind: boards() + shadow(place, 0.4),
    cloth: [cloth],
    front:
      hem +
      platter(X, Y, 4.6 * perInch) +
      fork(X - 6.4 * perInch, perInch) +
      stroke(
        `M${X + 6 * perInch} ${Y - 4 * perInch}v${8 * perInch}`,
        ROOM.metal,
        0.35 * perInch,
        'stroke-linecap="round"',
      ),
  }
}

/** A napkin that is spread out, with a plate or a glass beside it that says how large it is. */
export function napkin([side]: Sides): Interior {
  const perInch = Math.min(132 / side, 12)
  const { place, cloth, hem } = lying(side * perInch, side * perInch, perInch)
  const half = (side * perInch) / 2
  const isSmall = side < 12
  const glass = 1.5 * perInch
  return {
    perInch,
    behind:
      boards() +
      shadow(place, 0.4) +
      (isSmall
        ? ''
        : platter(X - half - 3.2 * perInch, Y - 6, 5.25 * perInch) +
          fork(X + half + 1.4 * perInch, perInch)),
    cloth: [cloth],
    front:
      hem +
      (isSmall
        ? shadow(ellipse(X + half * 0.45 + 2, Y + half * 0.4 + 3, glass, glass), 0.35) +
          fill(
            ellipse(X + half * 0.45, Y + half * 0.4, glass, glass),
            '#e9efee',
            'fill-opacity="0.72"',
          ) +
          fill(
            ellipse(X + half * 0.45, Y + half * 0.4, glass * 0.8, glass * 0.8),
            '#c98f4a',
            'fill-opacity="0.6"',
          ) +
          stroke(
            ellipse(X + half * 0.45, Y + half * 0.4, glass, glass),
            '#fff',
            0.8,
            'stroke-opacity="0.8"',
          )
        : ''),
  }
}

/** A piece that hangs on a wall between two points of its upper edge. */
function hanging(
  x: number,
  y: number,
  [w, h]: Sides,
  perInch: number,
  waves: number,
): ClothSurface {
  const [right, foot] = [x + w * perInch, y + h * perInch]
  return {
    outline: `M${x} ${y}H${right}L${right - 0.6} ${foot}Q${(x + right) / 2} ${foot + (waves ? 2 : 0.5)} ${x + 0.6} ${foot}z`,
    at: (px, py) => {
      const [u, v] = [(px - x) / perInch - w / 2, (py - y) / perInch]
      const shade =
        waves === 0
          ? 0
          : Math.sin(((u + w / 2) / w) * waves * Math.PI * 2) * Math.min(1, v / (h * 0.6))
      return [
        u + 0.15 * shade,
        v,
        1.02 + 0.06 * shade - 0.05 * ((px - x) / (right - x)) + 0.4 * rumple(u, v),
      ]
    },
  }
}

/** A tea towel on two pegs. */
export function towel([w, h]: Sides): Interior {
  const perInch = 128 / h
  const [x, y] = [X - (w * perInch) / 2, 18]
  const right = x + w * perInch
  const peg = (at: number) =>
    fill(ellipse(at, y - 1, 2.6, 2.6), ROOM.woodDark) +
    fill(ellipse(at - 0.5, y - 1.6, 1.4, 1.4), ROOM.wood)
  return {
    perInch,
    behind:
      fill(rect(0, 0, 200, 160), '#e4dccf') +
      Array.from({ length: 5 }, (_, row) => stroke(`M0 ${row * 36 + 8}H200`, '#d2c7b6', 0.8)).join(
        '',
      ) +
      fill(rect(28, 8, 144, 9), ROOM.wood) +
      shadow(rect(x + 4, y + 4, w * perInch, h * perInch), 0.35),
    cloth: [hanging(x, y, [w, h], perInch, 3)],
    front:
      stroke(
        `M${x + 1.6} ${y}V${y + h * perInch - 2}M${right - 1.6} ${y}V${y + h * perInch - 2}`,
        '#2b1a08',
        0.4,
        SEAM,
      ) +
      peg(x + 3) +
      peg(right - 3),
  }
}

/** A wall hanging between two rods, over a low cupboard. */
export function wallHanging([w, h]: Sides): Interior {
  const perInch = 112 / h
  const [x, y] = [X - (w * perInch) / 2, 22]
  const right = x + w * perInch
  const rod = (at: number) =>
    fill(rect(x - 5, at - 1.6, right - x + 10, 3.2), ROOM.woodDark) +
    fill(rect(x - 5, at - 1.6, right - x + 10, 1), ROOM.wood)
  return {
    perInch,
    behind:
      room(152) +
      stroke(`M${x} ${y}L${X} 6L${right} ${y}`, ROOM.line, 0.6) +
      fill(ellipse(X, 6, 1.2, 1.2), ROOM.metal) +
      shadow(rect(x + 3, y + 3, right - x, h * perInch), 0.3),
    cloth: [hanging(x, y, [w, h], perInch, 0)],
    front:
      rod(y) +
      rod(y + h * perInch) +
      fill(rect(158, 110, 60, 42), ROOM.wood) +
      fill(rect(158, 110, 60, 3), ROOM.woodDark) +
      fill(rect(-20, 128, 46, 24), ROOM.sofa) +
      fill(rect(-20, 124, 46, 6), ROOM.sofaDark),
  }
}

/** A curtain on its rod, beside a window. */
export function curtain([w, h]: Sides): Interior {
  const perInch = 1.24
  const floor = 152
  const [cx, y] = [66, floor - 1 - h * perInch]
  // Cloth that hangs in folds is wider than what it covers.
  const gathered = w * perInch * 0.8
  const [x, right] = [cx - gathered / 2, cx + gathered / 2]
  const folds = 7
  const foot = Array.from({ length: 71 }, (_, at) => {
    const t = 1 - at / 70
    return `${x - 1.5 + t * (gathered + 3)} ${floor - 1 + 0.7 * Math.sin(t * folds * Math.PI * 2)}`
  })
  return {
    perInch: perInch * 1.3,
    behind:
      room(floor) +
      fill(rect(52, 30, 104, 92), '#f5efe3') +
      fill(rect(56, 34, 96, 84), '#cfe0e6') +
      fill('M56 92Q80 74 104 88T152 82V118H56z', '#a9bf9f') +
      stroke('M104 34V118M56 74H152', '#f5efe3', 3) +
      fill(rect(48, 120, 112, 4), '#efe6d6') +
      fill(rect(24, y - 3, 156, 2.4), ROOM.metal) +
      fill(ellipse(24, y - 1.8, 2.4, 2.4), ROOM.metal) +
      fill(ellipse(180, y - 1.8, 2.4, 2.4), ROOM.metal) +
      shadow(rect(x + 4, y + 2, gathered, h * perInch - 4), 0.28),
    cloth: [
      {
        outline: `M${x} ${y - 4}H${right}L${foot.join('L')}z`,
        at: (px, py) => {
          const t = (px - x) / gathered
          const v = (py - y) / perInch
          const phase = t * folds * Math.PI * 2
          return [
            (t - 0.5) * w + 1.2 * Math.sin(phase),
            v,
            0.93 + 0.17 * Math.cos(phase) + 0.03 * Math.cos(phase * 2 + 1) - (v < 3 ? 0.06 : 0),
          ]
        },
      },
    ],
    front: stroke(`M${x} ${y + 1.5}H${right}`, '#2b1a08', 0.5, SEAM),
  }
}
