import { PANEL_WIDTH_IN } from '@selvage/core/wallpaper'
import type { Rect } from '../drawing/wall-geometry.ts'

/** The view box of a room, in units of its own. */
export const ROOM = { width: 780, height: 560 } as const
/** The most that a wall takes of it, and where it meets the floor. */
const MOST = { width: 620, height: 410 } as const
const FLOOR = 470
/** Where the room's lines meet, from the wall's top. */
const EYE = 0.55
const SKIRTING_IN = 4

/** A papered wall in a room, in inches and in units of the view box. */
export interface RoomGeometry {
  readonly wall: Rect
  /** Units of the view box to the inch. */
  readonly perIn: number
  readonly skirting: Rect
  /** The outlines of the ceiling and the floor; the rest around the wall is side walls. */
  readonly ceiling: string
  readonly floor: string
  /** The middle of what hangs of each panel, and the lines between them. */
  readonly panels: readonly number[]
  readonly seams: readonly number[]
  /** Furniture that has room before the wall, each by where it stands. */
  readonly furniture: readonly { readonly name: Furniture; readonly x: number }[]
  /** Where the furniture stands. */
  readonly standY: number
}

/** A thing that stands in the room. */
export type Furniture = 'plant' | 'lamp' | 'chair'

/** The height of the chair, which the caption names as a measure. */
export const CHAIR_IN = 33

/** The least wall that each thing stands before, and where, as a share of its width. */
const STANDING = [
  { name: 'plant', leastWidthIn: 84, leastHeightIn: 60, at: 0.17 },
  { name: 'lamp', leastWidthIn: 110, leastHeightIn: 72, at: 0.47 },
  { name: 'chair', leastWidthIn: 40, leastHeightIn: 48, at: 0.74 },
] as const

/** Returns the layout of a wall in a room, drawn to one scale with what stands in it. */
export function roomGeometry(widthIn: number, heightIn: number): RoomGeometry {
  const perIn = Math.min(MOST.width / widthIn, MOST.height / heightIn)
  const [width, height] = [widthIn * perIn, heightIn * perIn]
  const wall = { x: (ROOM.width - width) / 2, y: FLOOR - height, width, height }
  const skirting = { ...wall, y: FLOOR, height: SKIRTING_IN * perIn }
  const foot = FLOOR + skirting.height
  const eye = { x: ROOM.width / 2, y: wall.y + height * EYE }
  const away = (x: number, y: number) =>
    `${fixed(x + (x - eye.x) * 4)} ${fixed(y + (y - eye.y) * 4)}`
  const [left, right] = [wall.x, wall.x + width]
  const step = PANEL_WIDTH_IN * perIn
  const count = Math.ceil(widthIn / PANEL_WIDTH_IN - 1e-9)
  const numbers = Array.from({ length: count }, (_, at) => at)
  return {
    wall,
    perIn,
    skirting,
    ceiling: `M${fixed(left)} ${fixed(wall.y)}L${away(left, wall.y)}L${away(right, wall.y)}L${fixed(right)} ${fixed(wall.y)}z`,
    floor: `M${fixed(left)} ${fixed(foot)}L${away(left, foot)}L${away(right, foot)}L${fixed(right)} ${fixed(foot)}z`,
    panels: numbers.map((at) => left + (step * at + Math.min(width, step * (at + 1))) / 2),
    seams: numbers.slice(1).map((at) => left + step * at),
    furniture: STANDING.filter(
      ({ leastWidthIn, leastHeightIn }) => widthIn >= leastWidthIn && heightIn >= leastHeightIn,
    ).map(({ name, at }) => ({ name, x: left + width * at })),
    standY: Math.min(ROOM.height - 12, foot + 12 * perIn),
  }
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100)
