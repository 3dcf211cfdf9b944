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
  tableView,
} from './interior.ts'
import type { ClothSurface, Point, Interior, Sides, View } from './interior.ts'

const MIDDLE = INTERIOR.width / 2
/** How far a tablecloth hangs over the table's edge, inches. */
const DROP_IN = 10
/** The height of a table, inches. */
const TABLE_IN = 29

const FLOOR = 112

/** A plate of 10.5 inches at a place of a table. */
function plate(view: View, u: number, depth: number): string {
  const [x, y] = view.project(u, depth)
  const rx = 5.25 * view.scaleAt(y)
  const ry = (view.project(u, depth - 5.25)[1] - view.project(u, depth + 5.25)[1]) / 2
  return (
    shadow(ellipse(x + 0.8, y + 1, rx, ry), 0.3) +
    fill(ellipse(x, y, rx, ry), ROOM.plate) +
    fill(ellipse(x, y + ry * 0.04, rx * 0.66, ry * 0.66), '#eee9df') +
    stroke(ellipse(x, y, rx, ry), '#cfc6b6', 0.4)
  )
}

/** A vase with a branch, 10 inches high. */
function vase(view: View, u: number, depth: number): string {
  const [x, y] = view.project(u, depth)
  const s = view.scaleAt(y)
  const leaf = (dx: number, dy: number, turn: number) =>
    `<ellipse cx="${x + dx * s}" cy="${y - dy * s}" rx="${2.6 * s}" ry="${1 * s}" fill="#6f7f58" transform="rotate(${turn} ${x + dx * s} ${y - dy * s})"/>`
  return (
    shadow(ellipse(x + s, y + 0.4 * s, 3.4 * s, 1.2 * s), 0.35) +
    stroke(
      `M${x} ${y - 9 * s}Q${x - s} ${y - 14 * s} ${x - 3 * s} ${y - 19 * s}M${x} ${y - 9 * s}Q${x + 2 * s} ${y - 14 * s} ${x + 4 * s} ${y - 17 * s}`,
      '#5f6b48',
      0.5 * s,
    ) +
    leaf(-3, 18, 60) +
    leaf(-1, 15, -30) +
    leaf(4, 17, -50) +
    leaf(2, 13, 30) +
    leaf(-4, 14, 20) +
    fill(
      `M${x - 1.4 * s} ${y - 10 * s}h${2.8 * s}l${1.6 * s} ${7 * s}q0 ${3 * s} ${-3 * s} ${3 * s}q${-3 * s} 0 ${-3 * s} ${-3 * s}z`,
      '#dfe3e2',
    ) +
    fill(
      `M${x + 0.4 * s} ${y - 10 * s}h${s}l${1.6 * s} ${7 * s}q0 ${3 * s} ${-2.4 * s} ${3 * s}z`,
      '#b9c0bf',
      'fill-opacity="0.7"',
    )
  )
}

const top = (view: View, outline: string): ClothSurface => ({
  outline,
  at: (x, y) => {
    const depth = view.depthAt(y)
    const u = (x - MIDDLE) / view.scaleAt(y)
    return [u, -depth, 1.01 - depth * 0.0016 + rumple(u, depth)]
  },
})

/** Folds along the cloth that hangs over an edge; they deepen toward its hem. */
const fold = (u: number, hang: number, every: number): number =>
  Math.sin((u / every) * Math.PI * 2) * Math.min(1, hang / 6)

const legs = (places: readonly number[], y: number, perInch: number): string =>
  places
    .map((x) => fill(rect(x - 1.4 * perInch, y, 2.8 * perInch, TABLE_IN * perInch), ROOM.woodDark))
    .join('')

/** A tablecloth on a laid table, seen across its long side. */
export function tablecloth([width, length]: Sides): Interior {
  const [depth, across] = [width - 2 * DROP_IN, length - 2 * DROP_IN]
  const perInch = Math.min(168 / (across + 8), 2.1)
  const edge = 78
  const view = tableView(edge, perInch)
  const half = across / 2
  const corners = [
    view.project(-half, 0),
    view.project(half, 0),
    view.project(half, depth),
    view.project(-half, depth),
  ]
  const [left, right] = [corners[0] as Point, corners[1] as Point]
  const hem = edge + DROP_IN * perInch
  const tip = 3.4 * perInch
  const waves = Math.max(4, Math.round(across / 11))
  const bottom = Array.from({ length: waves * 6 + 1 }, (_, at): Point => {
    const t = 1 - at / (waves * 6)
    return [
      left[0] + (right[0] - left[0]) * t,
      hem + Math.sin(t * waves * Math.PI * 2) * 0.35 * perInch,
    ]
  })
  const floor = edge + TABLE_IN * perInch
  const drop: ClothSurface = {
    outline: polygon([
      left,
      right,
      [right[0] + tip * 0.6, hem + tip],
      ...bottom,
      [left[0] - tip * 0.6, hem + tip],
    ]),
    at: (x, y) => {
      const u = (x - MIDDLE) / perInch
      const hang = (y - edge) / perInch
      const shade = fold(u, hang, across / waves)
      return [u + 0.5 * shade, hang, 0.84 + 0.09 * shade - hang * 0.006]
    },
  }
  const seats = Math.max(1, Math.round(across / 32))
  const places = Array.from({ length: seats }, (_, at) => ((at + 0.5) / seats - 0.5) * across)
  return {
    perInch,
    behind:
      room(FLOOR) +
      shadow(ellipse(MIDDLE, floor - 2, (right[0] - left[0]) / 2, 6), 0.3) +
      legs([left[0] + 5 * perInch, right[0] - 5 * perInch], edge, perInch),
    cloth: [top(view, polygon(corners)), drop],
    front:
      stroke(`M${left[0]} ${edge}H${right[0]}`, '#2b1a08', 0.6, 'stroke-opacity="0.25"') +
      vase(view, 0, depth * 0.55) +
      places.map((u) => plate(view, u, 8)).join(''),
  }
}

/** A round tablecloth, whose folds fall from the table's edge. */
export function roundTablecloth([diameter]: Sides): Interior {
  const radius = diameter / 2 - DROP_IN
  const perInch = 128 / (diameter - 2 * DROP_IN)
  const edge = 72
  const view = tableView(edge, perInch)
  const around = (angle: number, r: number): Point =>
    view.project(r * Math.sin(angle), radius - r * Math.cos(angle))
  const circle = Array.from({ length: 72 }, (_, at) => around((at / 72) * Math.PI * 2, radius))
  const folds = Math.round(diameter / 4)
  const steps = 120
  const rim = Array.from({ length: steps + 1 }, (_, at) =>
    around((at / steps - 0.5) * Math.PI, radius),
  )
  const hem = Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = (0.5 - at / steps) * Math.PI
    const [x, y] = around(angle, radius + 1.2 + 0.8 * Math.sin(angle * folds))
    return [x, y + DROP_IN * view.scaleAt(y) + 0.5 * Math.sin(angle * folds) * perInch]
  })
  const [, middleY] = view.project(0, radius)
  const drop: ClothSurface = {
    outline: polygon([...rim, ...hem]),
    at: (x, y) => {
      const reach = radius * view.scaleAt(middleY) * 1.12
      const angle = Math.asin(Math.max(-1, Math.min(1, (x - MIDDLE) / reach)))
      const hang = Math.max(0, (y - around(angle, radius)[1]) / perInch)
      const shade = Math.sin(angle * folds) * Math.min(1, hang / 4)
      const r = radius + hang
      const turned = angle + 0.02 * shade
      return [
        r * Math.sin(turned),
        -radius + r * Math.cos(turned),
        0.85 + 0.1 * shade - 0.1 * Math.sin(angle),
      ]
    },
  }
  const floor = edge + TABLE_IN * perInch
  return {
    perInch,
    behind:
      room(FLOOR) +
      shadow(ellipse(MIDDLE, floor, radius * perInch * 0.7, 5), 0.32) +
      fill(
        rect(MIDDLE - 2.4 * perInch, edge, 4.8 * perInch, TABLE_IN * perInch - 2),
        ROOM.woodDark,
      ) +
      fill(ellipse(MIDDLE, floor - 1, 13 * perInch, 3.4 * perInch), ROOM.woodDark),
    cloth: [top(view, polygon(circle)), drop],
    front:
      vase(view, 0, radius) +
      plate(view, -radius * 0.5, radius * 0.55) +
      plate(view, radius * 0.5, radius * 0.55),
  }
}

/** A runner along a wooden table, seen from the table's end. */
export function runner([width, length]: Sides): Interior {
  const [half, depth, runs] = [19, length - 2 * DROP_IN, width / 2]
  const [edge, perInch] = [104, 3.6]
  const view = tableView(edge, perInch, 62, 40)
  const plane = (w: number) =>
    polygon([
      view.project(-w, 0),
      view.project(w, 0),
      view.project(w, depth),
      view.project(-w, depth),
    ])
  const [left, right] = [view.project(-half, 0), view.project(half, 0)]
  const [from, to] = [view.project(-runs, 0), view.project(runs, 0)]
  const hem = edge + DROP_IN * perInch
  return {
    perInch,
    behind:
      room(70) +
      shadow(rect(left[0], 148, right[0] - left[0], 8), 0.3) +
      fill(plane(half), ROOM.wood) +
      fill(plane(half), '#fff', 'fill-opacity="0.07"') +
      fill(rect(left[0], edge, right[0] - left[0], 5.5), ROOM.woodDark) +
      fill(rect(left[0] + 2, edge + 5.5, 9, 60), ROOM.woodDark) +
      fill(rect(right[0] - 11, edge + 5.5, 9, 60), ROOM.woodDark) +
      shadow(plane(runs + 0.7), 0.35) +
      shadow(rect(from[0] + 2, edge, to[0] - from[0], hem - edge + 2), 0.3),
    cloth: [
      top(view, plane(runs)),
      {
        outline: polygon([from, to, [to[0] + 0.6, hem], [from[0] - 0.6, hem]]),
        at: (x, y) => {
          const u = (x - MIDDLE) / perInch
          return [u, (y - edge) / perInch, 0.86 + 0.04 * fold(u, (y - edge) / perInch, 8)]
        },
      },
    ],
    front:
      stroke(
        `M${from[0]} ${hem - 3}H${to[0]}`,
        '#2b1a08',
        0.4,
        'stroke-opacity="0.3" stroke-dasharray="1 0.7"',
      ) +
      vase(view, 0, depth * 0.5) +
      plate(view, -13, 14) +
      plate(view, 13, 14) +
      plate(view, -13, depth * 0.62) +
      plate(view, 13, depth * 0.62),
  }
}
