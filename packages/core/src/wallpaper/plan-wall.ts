import type { RepeatType } from '../design/design-card.contract.ts'
import { CM_PER_INCH } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { cutPanels, cutRolls } from './cut-plan.ts'
import type { Cut } from './cut-plan.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from './wallpapers.table.ts'
import type { WallpaperKind } from './wallpapers.table.ts'

/** A design's repeat on the wall, in the plan's unit: `height` is the distance after which a drop meets the next one. */
export interface WallRepeat {
  readonly type: RepeatType
  readonly width: number
  readonly height: number
}

export interface WallInput {
  /** Inches or centimetres. */
  readonly system: MeasurementSystem
  /** Whole, at least 1. */
  readonly height: number
  /** One or more walls side by side, each whole and at least 1; summed, because seams wrap corners. */
  readonly widths: readonly number[]
  readonly kind: WallpaperKind
  readonly repeat?: WallRepeat | undefined
}

/** A panel or a length that was bought for an inch, or 2.5 cm, or less. `over` is what is to be saved, in the plan's unit. */
export interface NearMiss {
  readonly of: 'width' | 'height'
  readonly over: number
  /** What would do for a wall smaller by `over`. */
  readonly instead: readonly WallItem[]
}

/** So many of one stocked length. */
export interface WallItem { readonly length: number, readonly quantity: number }

/** What to buy for a wall, and how to cut it. Lengths in the plan's unit. */
export interface WallPlan {
  readonly ok: true
  readonly system: MeasurementSystem
  readonly kind: WallpaperKind
  readonly height: number
  readonly totalWidth: number
  readonly panelWidth: number
  /** Vertical strips that cover the wall. */
  readonly panels: number
  /** How long each strip is cut. */
  readonly panelLength: number
  /** What each strip needs beyond the wall's height so that a half-drop meets: half a repeat, or 0. */
  readonly repeatAllowance: number
  readonly items: readonly WallItem[]
  /** Each bought piece with its strips and what is left of it, in the order of hanging. */
  readonly cuts: readonly Cut[]
  /** Bought paper that does not end on the wall, percent, one decimal. */
  readonly wastePercent: number
  readonly nearMisses: readonly NearMiss[]
}

export type WallError = 'panel-height' | 'panel-repeat' | 'roll-height' | 'roll-repeat' | 'invalid-input'

export interface WallRefusal {
  readonly ok: false
  readonly error: WallError
  /** The highest wall of this kind, in the plan's unit. */
  readonly maxHeight: number
  /** What a strip would have to be long; only where the wall's height alone would fit. */
  readonly need?: number
}

/** Kept from float noise: a billionth of an inch decides nothing. */
const EPSILON = 1e-9

/**
 * Plans one wall in one kind of paper: strips of 24 in (60.96 cm), all of one length and print phase, from the smallest
 * stocked panel that covers the need or one after another from 27 ft rolls. Exact lengths, no trim allowance.
 * Never throws: what cannot be read is `invalid-input`.
 * @source spec 2 §5, §8, §9
 */
export function planWall(input: WallInput): WallPlan | WallRefusal {
  const maxHeight = longestOf(input.kind, input.system)
  if (!isReadable(input)) return { ok: false, error: 'invalid-input', maxHeight }
  return plan(input)
}

/** The same for lengths that need not be whole, which is how a near miss is found. */
function plan(input: WallInput, { lookForMisses = true } = {}): WallPlan | WallRefusal {
  const { system, height, widths, kind, repeat } = input
  const maxHeight = longestOf(kind, system)
  if (height > maxHeight) return { ok: false, error: `${kind}-height`, maxHeight }
  const panelWidth = panelWidthIn(system)
  const totalWidth = widths.reduce((sum, width) => sum + width, 0)
  const panels = Math.max(1, Math.ceil(totalWidth / panelWidth - EPSILON))
  const step = repeat && shiftsEveryPanel(repeat, panelWidth) ? repeat.height / 2 : 0
  const allowance = kind === 'panel' ? step : 0
  const panelLength = height + allowance
  const phases = (panel: number): number => (panel % 2 === 1 ? step : 0)
  const stocked = lengthsOf(kind, system).find((length) => length >= panelLength - EPSILON)
  const cuts = stocked === undefined
    ? undefined
    : kind === 'panel' ? cutPanels({ panels, panelLength, stocked }) : cutRolls({ panels, panelLength, stocked, repeat: repeat?.height ?? 0, phases })
  if (stocked === undefined || cuts === undefined) return { ok: false, error: `${kind}-repeat`, maxHeight, need: kind === 'panel' ? panelLength : height + step }
  const bought = cuts.length * stocked * panelWidth
  return {
    ok: true, system, kind, height, totalWidth, panelWidth, panels, panelLength, repeatAllowance: allowance,
    items: [{ length: stocked, quantity: cuts.length }], cuts,
    wastePercent: Math.round((1 - (totalWidth * height) / bought) * 1000) / 10,
    nearMisses: lookForMisses ? nearMissesOf(input, panels, { length: stocked, quantity: cuts.length }) : [],
  }
}

/** Panels are printed alike, so an odd number of half-drop columns in one leaves the next half a repeat too high. */
function shiftsEveryPanel({ type, width }: WallRepeat, panelWidth: number): boolean {
  return type === 'half-drop' && Math.max(1, Math.round(panelWidth / width)) % 2 === 1
}

function nearMissesOf(input: WallInput, panels: number, bought: WallItem): NearMiss[] {
  const most = input.system === 'imperial' ? 1 : 2.5
  const misses: NearMiss[] = []
  const tell = (of: NearMiss['of'], over: number, smaller: WallInput): void => {
    const other = plan(smaller, { lookForMisses: false })
    const [item] = other.ok ? other.items : []
    if (item && (item.quantity < bought.quantity || item.length < bought.length)) misses.push({ of, over: Math.round(over * 100) / 100, instead: [item] })
  }
  const total = input.widths.reduce((sum, width) => sum + width, 0)
  const overWidth = total - (panels - 1) * panelWidthIn(input.system)
  if (panels > 1 && overWidth <= most + EPSILON) tell('width', overWidth, { ...input, widths: [total - overWidth] })
  const shorter = lowerHeight(input, bought, most)
  if (shorter !== undefined) tell('height', input.height - shorter, { ...input, height: shorter })
  return misses
}

/** The greatest height, at most `most` lower, that takes less; undefined if none does. */
function lowerHeight(input: WallInput, bought: WallItem, most: number): number | undefined {
  const takesLess = (height: number): boolean => {
    if (height <= 0) return false
    const other = plan({ ...input, height }, { lookForMisses: false })
    const [item] = other.ok ? other.items : []
    return item !== undefined && (item.quantity < bought.quantity || item.length < bought.length)
  }
  if (!takesLess(input.height - most)) return undefined
  let low = input.height - most
  let high = input.height
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (takesLess(middle)) low = middle
    else high = middle
  }
  return Math.round(low * 100) / 100
}

function lengthsOf(kind: WallpaperKind, system: MeasurementSystem): number[] {
  return Object.values(WALLPAPER_SIZES).filter(({ unit }) => unit === kind).map((size) => size[system])
}

/** The longest stocked length, which is the highest wall: 12 ft or 366 cm in panels, 27 ft or 823 cm on rolls. @source spec 2 §9 */
export function longestOf(kind: WallpaperKind, system: MeasurementSystem): number {
  return Math.max(...lengthsOf(kind === 'roll' ? 'roll' : 'panel', system === 'metric' ? 'metric' : 'imperial'))
}

/** 24 in, or exactly 60.96 cm. */
export function panelWidthIn(system: MeasurementSystem): number {
  return system === 'imperial' ? PANEL_WIDTH_IN : PANEL_WIDTH_IN * CM_PER_INCH
}

function isReadable({ system, height, widths, kind, repeat }: WallInput): boolean {
  const whole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 1
  return (system === 'imperial' || system === 'metric') && (kind === 'panel' || kind === 'roll') && whole(height)
    && Array.isArray(widths) && widths.length >= 1 && widths.length <= MAX_WALLS && widths.every(whole) && widths.reduce((sum, width) => sum + width, 0) <= MAX_WALL_LENGTH
    && (repeat === undefined || (isLength(repeat.width) && isLength(repeat.height)))
}

function isLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
