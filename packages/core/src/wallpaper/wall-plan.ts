import type { RepeatType } from '../design/design-card.contract.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { Cut } from './cut-plan.ts'
import type { WallpaperKind } from './wallpapers.table.ts'

/**
 * A design's repeat on the wall, in the plan's unit: `height` is the distance after which a drop
 * meets the next one.
 */
export interface WallRepeat {
  readonly type: RepeatType
  readonly width: number
  readonly height: number
}

/** A wall and the kind of paper for it. */
export interface WallInput {
  /** Inches or centimetres. */
  readonly system: MeasurementSystem
  /** Whole, at least 1. */
  readonly height: number
  /**
   * One or more walls side by side, each whole and at least 1; summed, because seams wrap corners.
   */
  readonly widths: readonly number[]
  readonly kind: WallpaperKind
  /** Without one a strip may start anywhere in the print. */
  readonly repeat?: WallRepeat | undefined
}

/** So many of one stocked length. */
export interface WallItem {
  readonly length: number
  readonly quantity: number
}

/**
 * A panel or a length that was bought for an inch, or 2.5 cm, or less. `over` is what is to be
 * saved, in the plan's unit, hundredths.
 */
export interface NearMiss {
  readonly of: 'width' | 'height'
  readonly over: number
  /** What would do for a wall smaller by `over`. */
  readonly instead: readonly WallItem[]
}

/** What to buy for a wall, and how to cut it. Lengths in the plan's unit. */
export interface WallPlan {
  readonly ok: true
  readonly system: MeasurementSystem
  readonly kind: WallpaperKind
  readonly height: number
  /** As they were asked for, left to right. */
  readonly widths: readonly number[]
  readonly totalWidth: number
  readonly panelWidth: number
  /** Vertical strips that cover the wall. */
  readonly panels: number
  /** How long each strip is cut. */
  readonly panelLength: number
  /**
   * What each strip needs beyond the wall's height so that a half-drop meets: half a repeat in
   * panels, or 0.
   */
  readonly repeatAllowance: number
  /** The vertical repeat that strips of a roll must meet; 0 without one. */
  readonly repeat: number
  /** How much higher in the print every second strip begins: half a repeat of a half-drop, or 0. */
  readonly phaseStep: number
  readonly items: readonly WallItem[]
  /** Each bought piece with its strips and what is left of it, in the order of hanging. */
  readonly cuts: readonly Cut[]
  /** Bought paper that does not end on the wall, percent, one decimal; from 0 to below 100. */
  readonly wastePercent: number
  readonly nearMisses: readonly NearMiss[]
}

export type WallError =
  'panel-height' | 'panel-repeat' | 'roll-height' | 'roll-repeat' | 'invalid-input'

/** Why a wall cannot be hung in a kind of paper. */
export interface WallRejection {
  readonly ok: false
  readonly error: WallError
  /** The highest wall of this kind, in the plan's unit. */
  readonly maxHeight: number
  /** How long a piece would have to be; only where the wall's height alone would fit. */
  readonly need?: number
}
