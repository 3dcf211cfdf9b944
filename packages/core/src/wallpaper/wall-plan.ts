import type { RepeatType } from '../design/design-card.contract.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { Cut } from './cut-plan.ts'
import type { WallpaperKind } from './wallpapers.table.ts'

/**
 * A design's repeat on the wall, in the plan's unit. `height` is the distance after which one strip
 * matches the next.
 */
export interface WallRepeat {
  readonly type: RepeatType
  readonly width: number
  readonly height: number
}

/** A wall and the kind of paper for it. */
export interface WallInput {
  /** Inches or centimeters. */
  readonly system: MeasurementSystem
  /** A whole number, at least 1. */
  readonly height: number
  /**
   * The widths of one or more adjoining walls, each a whole number of at least 1. They are summed,
   * because the paper continues around corners.
   */
  readonly widths: readonly number[]
  readonly kind: WallpaperKind
  /** When left out, a strip can start anywhere in the print. */
  readonly repeat?: WallRepeat | undefined
}

/** A number of pieces of one stocked length. */
export interface WallItem {
  readonly length: number
  readonly quantity: number
}

/**
 * A purchase that a slightly smaller wall would reduce. `over` is the difference in size, at most 1
 * in or 2.5 cm, rounded to hundredths of the plan's unit.
 */
export interface NearMiss {
  readonly of: 'width' | 'height'
  readonly over: number
  /** The purchase for a wall that is smaller by `over`. */
  readonly instead: readonly WallItem[]
}

/** The purchase for a wall and how to cut it. All lengths are in the plan's unit. */
export interface WallPlan {
  readonly ok: true
  readonly system: MeasurementSystem
  readonly kind: WallpaperKind
  readonly height: number
  /** The given widths, left to right. */
  readonly widths: readonly number[]
  readonly totalWidth: number
  readonly panelWidth: number
  /** Vertical strips that cover the wall. */
  readonly panels: number
  /** Length that each strip is cut to. */
  readonly panelLength: number
  /**
   * Length that each strip needs beyond the wall's height so that a half-drop matches: half a
   * repeat in panels, else 0.
   */
  readonly repeatAllowance: number
  /** The vertical repeat that the strips of a roll have to match; 0 without one. */
  readonly repeat: number
  /**
   * Distance in the print by which every second strip begins later: half a repeat of a half-drop,
   * else 0.
   */
  readonly phaseStep: number
  readonly items: readonly WallItem[]
  /** Each bought piece with its strips and leftovers, in the order of hanging. */
  readonly cuts: readonly Cut[]
  /**
   * Share of the bought paper that is not on the wall: percent with one decimal, from 0 to 99.9.
   */
  readonly wastePercent: number
  readonly nearMisses: readonly NearMiss[]
}

/**
 * Why a wall cannot be covered with a kind of paper: its height, the repeat, or an invalid number.
 */
export type WallError =
  'panel-height' | 'panel-repeat' | 'roll-height' | 'roll-repeat' | 'invalid-input'

/** Why a wall cannot be covered with a kind of paper. */
export interface WallRejection {
  readonly ok: false
  readonly error: WallError
  /** The highest wall that this kind covers, in the plan's unit. */
  readonly maxHeight: number
  /** Length that a piece would need. Only for a wall whose height alone would fit. */
  readonly need?: number
}
