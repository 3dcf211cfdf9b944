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

/** What the calculator needs to know of a design. */
export type CalculatedDesign = Pick<DesignDetail, 'id' | 'repeat' | 'forSale'>

export interface WallpaperCalculatorInput {
  /** Without one the wall is planned on plain paper, and nothing can be added. */
  readonly design?: CalculatedDesign | undefined
  readonly measurement: MeasurementSystem
  /** The wall to begin with, as an address carries it. */
  readonly start?: Wall | undefined
  /**
   * What was typed into the form before there was a script, readable or not; `start` goes first.
   */
  readonly typed?: TypedWall | undefined
  /** The type to begin with; the start's own goes first. */
  readonly wallpaper?: WallpaperCode | undefined
  /** The gateway's answer for the start, when a server has asked already. */
  readonly estimates?: readonly WallEstimate[] | undefined
}

/** A wall as it stands in a form: readable or not. */
export interface TypedWall {
  readonly system: MeasurementSystem
  readonly height: string
  readonly widths: readonly string[]
}

/** One length as it was typed. */
export interface TypedLength {
  /** Stays with the field while others come and go. */
  readonly id: number
  readonly typed: string
  /** The field was left, or the form was sent: what is missing may be said. */
  readonly touched: boolean
  /** What stood here in the other system, so that switching back and forth loses nothing. */
  readonly before?: string | undefined
}

export const OPENING_FIELDS = ['left', 'bottom', 'width', 'height'] as const
export type OpeningField = (typeof OPENING_FIELDS)[number]

/** A door or a window as it was typed. */
export interface TypedOpening {
  readonly id: number
  readonly kind: Opening['kind']
  readonly fields: Readonly<Record<OpeningField, TypedLength>>
}

/** The gateway's word on every type for one wall. */
export interface WallAnswer {
  /** The wall that was asked about, as {@link wallKeyOf} writes it. */
  readonly wallKey: string
  readonly estimates: readonly WallEstimate[]
}

export interface EstimateInput {
  readonly wallKey: string
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly designId?: number | undefined
}

export interface WallpaperCalculatorContext {
  readonly design?: CalculatedDesign | undefined
  readonly system: MeasurementSystem
  readonly height: TypedLength
  /** At least one. */
  readonly widths: readonly TypedLength[]
  readonly openings: readonly TypedOpening[]
  readonly wallpaper: WallpaperCode
  readonly nextId: number
  /** The wall as far as it can be read; undefined while a field has a fault. */
  readonly wall?: Pick<Wall, 'system' | 'height' | 'widths'> | undefined
  /** All walls together are wider than a plan may be. */
  readonly tooWide: boolean
  /** Our own plan for each type; empty while there is no wall. */
  readonly compared: readonly ComparedWall[]
  readonly answer?: WallAnswer | undefined
  readonly priceError?: ErrorMessage | undefined
  /** Counts how often the form was sent with faults: the summary takes focus again. */
  readonly attempt: number
  /** Kept while it is open whether an add was applied, so that a retry adds once. */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

/** Which length: the wall's height, or one of its widths by id. */
export type LengthField = 'height' | number

export type WallpaperCalculatorEvent =
  | { readonly type: 'CHOOSE_SYSTEM'; readonly system: MeasurementSystem }
  | { readonly type: 'CHOOSE_WALLPAPER'; readonly wallpaper: WallpaperCode }
  | { readonly type: 'TYPE'; readonly field: LengthField; readonly typed: string }
  /** The field was left: what is missing in it is said. */
  | { readonly type: 'LEAVE'; readonly field: LengthField }
  /**
   * Takes what the field offers instead of what was typed: feet as inches, a decimal rounded up.
   */
  | { readonly type: 'TAKE_OFFER'; readonly field: LengthField }
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
  /** The form was sent: everything that is wrong in it is said. */
  | { readonly type: 'CHECK' }
  /** Asks the gateway again. */
  | { readonly type: 'RETRY_PRICE' }
  | { readonly type: 'ADD' }
  | { readonly type: 'CANCEL' }

/** What the machine tells its owner when the paper of a wall went into the cart. */
export interface WallAddedEvent {
  readonly type: 'added'
  readonly items: readonly WallpaperItemInput[]
  readonly itemIds: readonly string[]
}
