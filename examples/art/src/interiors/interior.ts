/** The sides of every interior, in its own unit; the middle square of it is a thumbnail. */
export const INTERIOR = { width: 200, height: 160 } as const

/** A point of the drawing, in units from its top left corner. */
export type Point = readonly [x: number, y: number]

/**
 * A point of the cloth, inches from the cloth's middle or edge, and how much light falls on it: 1
 * shows it as it is printed, less darkens it, more brightens it.
 */
export type ClothPoint = readonly [u: number, v: number, light: number]

/** A piece of printed cloth as it lies, hangs or is filled in an interior. */
export interface ClothSurface {
  /** Where it is seen, as path data. */
  readonly outline: string
  /** Returns which point of the cloth is seen at a point of the drawing. */
  readonly at: (x: number, y: number) => ClothPoint
}

/** A room with a printed thing in it. */
export interface Interior {
  /** The most units that an inch of the cloth takes in the drawing. */
  readonly perInch: number
  /** The room behind the cloth, as parts of an SVG. */
  readonly behind: string
  /** The cloth, from the back to the front. */
  readonly cloth: readonly ClothSurface[]
  /** Shadows, seams and what stands on the cloth, as parts of an SVG. */
  readonly front: string
}

/** The two sides of a thing, inches. */
export type Sides = readonly [number, number]

/** The room's colors. */
export const ROOM = {
  wall: '#e8dccb',
  floor: '#c9a985',
  floorDark: '#b8956f',
  wood: '#a97b50',
  woodDark: '#855b37',
  sofa: '#d6c9b4',
  sofaDark: '#c2b39b',
  linen: '#f7f2e8',
  linenDark: '#e0d7c6',
  plate: '#fbf9f4',
  metal: '#8f8a83',
  line: '#5b4a3a',
} as const

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Path data of a rectangle. */
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

/** Path data of a closed line through points. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

/** Path data of an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`

/** A filled path. */
export const fill = (d: string, color: string, more = ''): string =>
  `<path d="${d}" fill="${color}" ${more}/>`

/** A drawn line. */
export const stroke = (d: string, color: string = ROOM.line, width = 0.5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`

/** A soft shadow. */
export const shadow = (d: string, opacity = 0.3): string =>
  fill(d, '#2b1a08', `fill-opacity="${opacity}" filter="url(#soft)"`)

/** The wall of a room, lighter where the window is, and its floor from `floorY` on. */
export function room(floorY: number): string {
  return (
    fill(rect(0, 0, INTERIOR.width, INTERIOR.height), ROOM.wall) +
    fill(
      polygon([
        [30, 0],
        [92, 0],
        [40, floorY],
        [-40, floorY],
      ]),
      '#fff',
      'fill-opacity="0.22"',
    ) +
    fill(rect(0, floorY, INTERIOR.width, INTERIOR.height - floorY), ROOM.floor) +
    fill(rect(0, floorY - 5, INTERIOR.width, 5), '#f3eadc') +
    stroke(`M0 ${floorY}H${INTERIOR.width}`, ROOM.floorDark, 0.8)
  )
}

/** A point in front of the camera of {@link tableView}, at its distance. */
export interface View {
  /** Returns the distance behind the front edge, inches, that is seen at a height. */
  readonly depthAt: (y: number) => number
  /** Returns the units that an inch takes at a height. */
  readonly scaleAt: (y: number) => number
  /** Returns where a point of the plane is seen: inches from its middle, and behind its edge. */
  readonly project: (u: number, depth: number) => Point
}

/**
 * A level plane as somebody sees it who stands before its front edge.
 *
 * @param y where the front edge is seen, units
 * @param perInch units of an inch at the front edge
 * @param away inches from the eye to the front edge
 * @param above inches of the eye above the plane
 */
export function tableView(y: number, perInch: number, away = 90, above = 48): View {
  const horizon = y - perInch * above
  const scaleAt = (at: number) => (at - horizon) / above
  return {
    scaleAt,
    depthAt: (at) => (away * perInch) / Math.max(0.01, scaleAt(at)) - away,
    project: (u, depth) => {
      const scale = (away * perInch) / (away + depth)
      return [INTERIOR.width / 2 + u * scale, horizon + scale * above]
    },
  }
}

/** A gentle unevenness of cloth that lies flat. */
export const rumple = (u: number, v: number): number =>
  0.018 * Math.sin(u * 0.55 + v * 0.21) + 0.014 * Math.sin(v * 0.43 - u * 0.17)
