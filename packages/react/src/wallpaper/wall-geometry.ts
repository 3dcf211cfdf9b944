import type { Repeat } from '@selvage/core/design'
import { CM_PER_INCH } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { wallpaperRepeat, wallRepeat } from '@selvage/core/wallpaper'
import type { Opening, WallPlan } from '@selvage/core/wallpaper'

/** A rectangle in the plan's unit, origin at the wall's upper left corner. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One strip of paper as it hangs. */
export interface HungPanel {
  /** Counts from 1, left to right. */
  readonly number: number
  readonly x: number
  /** What of it is seen on the wall; the last one is cut along its side. */
  readonly width: number
  /**
   * How far it hangs above the wall so that its print meets its neighbour's: half a repeat on each
   * second half-drop panel.
   */
  readonly raised: number
}

/** Everything that the picture of a papered wall is drawn from. */
export interface WallGeometry {
  readonly wall: Rect
  readonly panels: readonly HungPanel[]
  /** Where two panels meet. */
  readonly seams: readonly number[]
  /** Where two walls meet. */
  readonly corners: readonly number[]
  /** Each wall with its own width. */
  readonly walls: readonly { readonly x: number; readonly width: number }[]
  /** Paper that hangs over the wall and is cut off, one outline over all panels. */
  readonly paper: Rect
  readonly spare: { readonly right: number; readonly above: number; readonly below: number }
  readonly openings: readonly (Rect & { readonly kind: Opening['kind'] })[]
}

/**
 * More panels than this are drawn as one sheet: their print meets at each seam, so that it is the
 * same picture.
 */
export const DRAWN_ONE_BY_ONE = 40
/** More seams than this are drawn thinned out. */
const MOST_SEAMS = 160
/** Kept from float noise. */
const EPSILON = 1e-6

/**
 * Lays out a planned wall. `widths` are its walls, left to right; `repeat` is the design's on
 * fabric.
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
  // A bought panel is as long as it is stocked; a drop from a roll is cut to the wall's height.
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

/** Half a repeat where the plan hangs each second panel higher, else 0. */
function shiftOf(plan: WallPlan, repeat: Repeat | undefined): number {
  if (repeat?.type !== 'half-drop') return 0
  const { width, height } = wallRepeat(repeat, plan.system)
  return Math.max(1, Math.round(plan.panelWidth / width)) % 2 === 1 ? height / 2 : 0
}

/** One printed rectangle that tiles, in the plan's unit, as wallpaper prints the design. */
export function printedTile(
  repeat: Repeat,
  system: MeasurementSystem,
): { readonly width: number; readonly height: number } {
  const { periodWidthIn, periodHeightIn } = wallpaperRepeat(repeat)
  const perInch = system === 'imperial' ? 1 : CM_PER_INCH
  return { width: periodWidthIn * perInch, height: periodHeightIn * perInch }
}

/** An outline of all paper as it hangs, panel by panel, for the part that is cut off. */
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
  const x = Math.max(0, rect.x)
  const y = Math.max(0, rect.y)
  const width = Math.min(rect.x + rect.width, wall.width) - x
  const height = Math.min(rect.y + rect.height, wall.height) - y
  return width > EPSILON && height > EPSILON ? [{ x, y, width, height }] : []
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** Six decimals are finer than any eye, and shorter than a double. */
export const round = (value: number): number => Math.round(value * 1e6) / 1e6
