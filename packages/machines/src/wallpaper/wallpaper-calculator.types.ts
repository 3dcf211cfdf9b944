import type { DesignDetail } from '@selvage/core/design'
import type { MeasurementSystem } from '@selvage/core/locale'
import type {
  ComparedWall,
  Opening,
  Wall,
  WallEstimate,
  WallpaperCode,
  WallpaperItemInput,
} from '@selvage/core/wallpaper'
import type { ErrorMessage } from '../error-message.ts'

/** The properties of a design that the calculator needs. */
export type CalculatedDesign = Pick<DesignDetail, 'id' | 'repeat' | 'forSale'>

/** Everything that the wallpaper calculator begins with. */
export interface WallpaperCalculatorInput {
  /** Without a design, the wall is planned for plain paper and nothing can be added. */
  readonly design?: CalculatedDesign | undefined
  readonly measurement: MeasurementSystem
  /** The initial wall, for example from an address. */
  readonly start?: Wall | undefined
  /** The text that was typed before the script loaded, valid or not, beside its `start`. */
  readonly typed?: TypedWall | undefined
  /** The initial wallpaper type; the one of `start` takes precedence. */
  readonly wallpaper?: WallpaperCode | undefined
  /** The gateway's estimates for `start`, when the server has loaded them already. */
  readonly estimates?: readonly WallEstimate[] | undefined
}

/** A wall as text of a form, valid or not. */
export interface TypedWall {
  readonly system: MeasurementSystem
  readonly height: string
  readonly widths: readonly string[]
}

/** One length as typed text. */
export interface TypedLength {
  /** Identifies the field while others are added and removed. */
  readonly id: number
  readonly typed: string
  /** True after the field was left or the form was sent: a missing length is an error then. */
  readonly touched: boolean
  /** The text in the other measurement system, so that switching back restores it. */
  readonly before?: string | undefined
}

/** The lengths of an opening: where it is in the wall, and its size. */
export const OPENING_FIELDS = ['left', 'bottom', 'width', 'height'] as const
/** A length of an opening. */
export type OpeningField = (typeof OPENING_FIELDS)[number]

/** A door or a window as typed text. */
export interface TypedOpening {
  readonly id: number
  readonly kind: Opening['kind']
  readonly fields: Readonly<Record<OpeningField, TypedLength>>
}

/** The gateway's estimates of every wallpaper type for one wall. */
export interface WallAnswer {
  /** The key of the estimated wall, as {@link wallKeyOf} returns it. */
  readonly wallKey: string
  readonly estimates: readonly WallEstimate[]
}

/** A wall that the gateway is asked to estimate, in the unit of its system. */
export interface EstimateInput {
  readonly wallKey: string
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly designId?: number | undefined
}

/** The data of the calculator machine; read it through {@link wallpaperCalculatorView}. */
export interface WallpaperCalculatorContext {
  readonly design?: CalculatedDesign | undefined
  readonly system: MeasurementSystem
  readonly height: TypedLength
  /** At least one. */
  readonly widths: readonly TypedLength[]
  readonly openings: readonly TypedOpening[]
  readonly wallpaper: WallpaperCode
  readonly nextId: number
  /** The parsed wall; undefined while a field is invalid. */
  readonly wall?: Pick<Wall, 'system' | 'height' | 'widths'> | undefined
  /** True when all walls together are wider than the limit of a plan. */
  readonly tooWide: boolean
  /** Our own plan for each wallpaper type; empty while there is no wall. */
  readonly compared: readonly ComparedWall[]
  readonly answer?: WallAnswer | undefined
  readonly priceError?: ErrorMessage | undefined
  /** Counts the times the form was sent with field errors; each time the summary takes focus. */
  readonly attempt: number
  /** Kept while the result of an add is unknown, so that a retry adds the lines once. */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

/** Identifies a length: the height of the wall, or one of its widths by id. */
export type LengthField = 'height' | number

/** An act of the shopper in the wallpaper calculator. */
export type WallpaperCalculatorEvent =
  | { readonly type: 'CHOOSE_SYSTEM'; readonly system: MeasurementSystem }
  | { readonly type: 'CHOOSE_WALLPAPER'; readonly wallpaper: WallpaperCode }
  | { readonly type: 'TYPE'; readonly field: LengthField; readonly typed: string }
  /** The shopper left the field; a missing length is an error from now on. */
  | { readonly type: 'LEAVE'; readonly field: LengthField }
  | { readonly type: 'ADD_WALL' }
  | { readonly type: 'REMOVE_WALL'; readonly id: number }
  | { readonly type: 'ADD_OPENING'; readonly kind: Opening['kind'] }
  | {
      readonly type: 'TYPE_OPENING'
      readonly id: number
      readonly field: OpeningField
      readonly typed: string
    }
  | { readonly type: 'REMOVE_OPENING'; readonly id: number }
  /** The form was sent; all its errors are shown. */
  | { readonly type: 'CHECK' }
  /** Loads the price again. */
  | { readonly type: 'RETRY_PRICE' }
  | { readonly type: 'ADD' }
  | { readonly type: 'CANCEL' }

/** Emitted when the wallpaper was added to the cart. */
export interface WallAddedEvent {
  readonly type: 'added'
  readonly items: readonly WallpaperItemInput[]
  readonly itemIds: readonly string[]
}
