import type { RepeatType } from '../design/design-card.contract.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import type { WallInput, WallRepeat } from './wall-plan.ts'

/** A finer repeat is no print, and would only bring float noise. */
const MIN_REPEAT = 0.01

// A record, so that a new repeat type is missed here at compile time.
const REPEATS: Record<RepeatType, true> = {
  centered: true,
  basic: true,
  'half-drop': true,
  'half-brick': true,
  mirrored: true,
}

/**
 * A copy of what can be planned, or undefined. Reads everything once, because callers without types
 * pass what a page or a wire gave them: null, strings, NaN, lists with holes.
 */
export function readWallInput(input: unknown): WallInput | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { system, height, widths, kind, repeat } = input as Partial<
    Record<keyof WallInput, unknown>
  >
  if (system !== 'imperial' && system !== 'metric') return undefined
  if (kind !== 'panel' && kind !== 'roll') return undefined
  const read = readWidths(widths)
  if (!isWhole(height) || read === undefined) return undefined
  if (repeat === undefined || repeat === null) return { system, height, widths: read, kind }
  const printed = readRepeat(repeat)
  return printed && { system, height, widths: read, kind, repeat: printed }
}

function readWidths(widths: unknown): number[] | undefined {
  if (!Array.isArray(widths) || widths.length < 1 || widths.length > MAX_WALLS) return undefined
  // By index, because `every` and `reduce` pass over the holes of a list.
  const read = Array.from({ length: widths.length }, (_, at): unknown => widths[at])
  if (!read.every(isWhole)) return undefined
  return read.reduce((sum, width) => sum + width, 0) <= MAX_WALL_LENGTH ? read : undefined
}

function readRepeat(repeat: unknown): WallRepeat | undefined {
  const { type, width, height } = repeat as Partial<Record<keyof WallRepeat, unknown>>
  return isRepeatType(type) && isRepeatLength(width) && isRepeatLength(height)
    ? { type, width, height }
    : undefined
}

function isRepeatType(type: unknown): type is RepeatType {
  return typeof type === 'string' && Object.hasOwn(REPEATS, type)
}

function isRepeatLength(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_REPEAT && value <= MAX_WALL_LENGTH
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
