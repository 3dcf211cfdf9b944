import type { Repeat } from '@selvage/core/design'
import { CM_PER_INCH } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { wallpaperRepeat, wallRepeat } from '@selvage/core/wallpaper'
import type { Opening, WallPlan } from '@selvage/core/wallpaper'

/** A rectangle in the plan's unit, from the wall's upper left corner. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a plan along its walls, in the plan's unit. */
export interface WallPart {
  /** Where the part begins, from the plan's left end. */
  readonly x: number
  readonly width: number
}

/** One panel on the wall. */
export interface HungPanel {
  /** From 1, left to right. */
  readonly number: number
  readonly x: number
  /** The visible width; the last panel is cut along its side. */
  readonly width: number
  /**
   * The length above the wall that makes its print meet its neighbor's: half a repeat on every
   * second panel of a half-drop.
   */
  readonly raised: number
}

/** The layout of a papered wall for its picture. */
export interface WallGeometry {
  readonly wall: Rect
  readonly panels: readonly HungPanel[]
  /** The positions between panels. */
  readonly seams: readonly number[]
  /** The positions between walls. */
  readonly corners: readonly number[]
  /** Each wall with its own width. */
  readonly walls: readonly WallPart[]
  /** The paper beyond the wall, which is cut off, as one outline of all panels. */
  readonly paper: Rect
  readonly spare: { readonly right: number; readonly above: number; readonly below: number }
  readonly openings: readonly (Rect & { readonly kind: Opening['kind'] })[]
}

/**
 * More panels than this are drawn as one sheet. The picture is the same, because the print meets at
 * each seam.
 */
export const DRAWN_ONE_BY_ONE = 40
/** Of more seams than this only some are drawn. */
const MOST_SEAMS = 160
/** The tolerance of comparisons, for rounding errors. */
const EPSILON = 1e-6

/**
 * Returns the layout of a planned wall. `widths` are its walls, left to right; `repeat` is the
 * design's repeat on fabric.
 */
export function wallGeometry(
  plan: WallPlan,
  {
    widths = [plan.totalWidth],
    openings = [],
    repeat,
  }: {
    readonly widths?: readonly number[] | undefined
    readonly openings?: readonly Opening[] | undefined
    readonly repeat?: Repeat | undefined
  } = {},
): WallGeometry {
  const { panels: count, panelWidth, totalWidth, height, items, panelLength, kind } = plan
  const wall = { x: 0, y: 0, width: totalWidth, height }
  const step = shiftOf(plan, repeat)
  const panels = Array.from({ length: count }, (_, at): HungPanel => ({
    number: at + 1,
    x: at * panelWidth,
    width: Math.min(panelWidth, totalWidth - at * panelWidth),
    raised: at % 2 === 1 ? step : 0,
  }))
  // A panel has its stocked length; a drop from a roll is cut to the wall's height.
  const hung = kind === 'panel' ? (items[0]?.length ?? panelLength) : panelLength
  const above = kind === 'panel' && count > 1 ? step : 0
  const spare = { right: count * panelWidth - totalWidth, above, below: hung - height }
  const every = Math.max(1, Math.ceil((count - 1) / MOST_SEAMS))
  return {
    wall,
    panels,
    spare,
    seams: panels
      .slice(1)
      .filter((_, at) => (at + 1) % every === 0)
      .map(({ x }) => x),
    walls: widths.map((width, at) => ({ x: sum(widths.slice(0, at)), width })),
    corners: widths.slice(1).map((_, at) => sum(widths.slice(0, at + 1))),
    paper: { x: 0, y: -above, width: count * panelWidth, height: hung + above },
    openings: openings.flatMap(({ kind: of, left, bottom, width, height: high }) =>
      clipped({ x: left, y: height - bottom - high, width, height: high }, wall).map((rect) => ({
        ...rect,
        kind: of,
      })),
    ),
  }
}

/** Returns a part of a layout, with the whole panels and walls that reach into it. */
export function partOf(geometry: WallGeometry, { x, width }: WallPart): WallGeometry {
  const end = x + width
  const reaches = (span: WallPart) => span.x < end - EPSILON && span.x + span.width > x + EPSILON
  const isInside = (at: number) => at > x + EPSILON && at < end - EPSILON
  const wall = { ...geometry.wall, x, width }
  const isLast = end > geometry.wall.width - EPSILON
  const right = isLast ? geometry.spare.right : 0
  return {
    wall,
    panels: geometry.panels.filter(reaches),
    seams: geometry.seams.filter(isInside),
    corners: geometry.corners.filter(isInside),
    walls: geometry.walls.filter(reaches),
    paper: { ...geometry.paper, x, width: width + right },
    spare: { ...geometry.spare, right },
    openings: geometry.openings.flatMap(({ kind, ...rect }) =>
      clipped(rect, wall).map((inside) => ({ ...inside, kind })),
    ),
  }
}

/** Returns half a repeat if the plan hangs every second panel higher, else 0. */
function shiftOf(plan: WallPlan, repeat: Repeat | undefined): number {
  if (repeat?.type !== 'half-drop') return 0
  const { width, height } = wallRepeat(repeat, plan.system)
  return Math.max(1, Math.round(plan.panelWidth / width)) % 2 === 1 ? height / 2 : 0
}

/** Returns the size of the design's tile on wallpaper, in the plan's unit. */
export function printedTile(
  repeat: Repeat,
  system: MeasurementSystem,
): { readonly width: number; readonly height: number } {
  const { periodWidthIn, periodHeightIn } = wallpaperRepeat(repeat)
  const perInch = system === 'imperial' ? 1 : CM_PER_INCH
  return { width: periodWidthIn * perInch, height: periodHeightIn * perInch }
}

/** Returns the outline of all paper on the wall, panel by panel, for the part that is cut off. */
export function paperOutline(
  { panels, spare, paper, wall }: WallGeometry,
  panelWidth: number,
): string {
  if (spare.above === 0 || panels.length > DRAWN_ONE_BY_ONE)
    return `M${paper.x} ${paper.y}h${round(paper.width)}v${round(paper.height)}h${-round(paper.width)}Z`
  return panels
    .map(
      ({ x, raised }) =>
        `M${round(x)} ${round(-raised)}h${round(panelWidth)}v${round(wall.height + spare.below)}h${-round(panelWidth)}Z`,
    )
    .join('')
}

function clipped(rect: Rect, wall: Rect): Rect[] {
  const x = Math.max(wall.x, rect.x)
  const y = Math.max(0, rect.y)
  const width = Math.min(rect.x + rect.width, wall.x + wall.width) - x
  const height = Math.min(rect.y + rect.height, wall.height) - y
  return width > EPSILON && height > EPSILON ? [{ x, y, width, height }] : []
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** Rounds to six decimals, which are exact enough for a drawing and keep its markup short. */
export const round = (value: number): number => Math.round(value * 1e6) / 1e6
