import type { MeasurementSystem } from '../locale/locale.table.ts'

/** The greatest total width and the greatest height of a plan, inches or centimeters. */
export const MAX_WALL_LENGTH = 100_000
/** The most walls in one plan. */
export const MAX_WALLS = 100

/** Below this a wall is asked about, in its system's unit. */
const SMALL = { imperial: 24, metric: 60 } as const

/** True for a length that is small for a wall: feet or meters may have been meant. */
export const isSmallWall = (length: number, system: MeasurementSystem): boolean =>
  length < SMALL[system]

/** Why a typed wall length was rejected. Its messages are `wallpaper.fault_*`. */
export type WallLengthError = 'required' | 'numeric' | 'whole' | 'minimum' | 'maximum'
/** A wall length as a number in the unit of its system, or why the text is none. */
export type ReadWallLength =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: WallLengthError }

/**
 * The spec's text for each error, as the wire has it; English in every language.
 * @source spec 2 §8
 */
export const WALL_LENGTH_MESSAGES = {
  required: 'required',
  numeric: 'Numeric characters only',
  whole: 'Round up to the nearest whole number',
  minimum: 'must be at least 1',
  maximum: `must be at most ${MAX_WALL_LENGTH}`,
} as const satisfies Record<WallLengthError, string>

/**
 * Reads one height or width of the wire: ASCII digits, a whole number from 1 to
 * {@link MAX_WALL_LENGTH}. A decimal number is the error `whole`; a minus, a decimal comma and a
 * unit are the error `numeric`. Forms read more: {@link readLength}.
 * @source spec 2 §5 Wallpaper calculator
 */
export function readWallLength(typed: unknown): ReadWallLength {
  if (typed === null || typed === undefined) return { ok: false, error: 'required' }
  if (typeof typed === 'number') return readNumber(typed)
  if (typeof typed !== 'string') return { ok: false, error: 'numeric' }
  const text = typed.trim()
  if (text === '') return { ok: false, error: 'required' }
  if (/^\d+$/.test(text)) return inRange(Number(text))
  return { ok: false, error: /^(?:\d*\.\d+|\d+\.)$/.test(text) ? 'whole' : 'numeric' }
}

function inRange(value: number): ReadWallLength {
  if (value < 1) return { ok: false, error: 'minimum' }
  return value > MAX_WALL_LENGTH ? { ok: false, error: 'maximum' } : { ok: true, value }
}

/** JSON's 1e3 is 1000. 1e999 becomes Infinity, which is not a number that a shopper can type. */
function readNumber(value: number): ReadWallLength {
  if (!Number.isFinite(value) || value < 0) return { ok: false, error: 'numeric' }
  return Number.isInteger(value) ? inRange(value) : { ok: false, error: 'whole' }
}
