import type { RepeatType } from '../design/design-card.contract.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import type { WallInput, WallRepeat } from './wall-plan.ts'

/** A smaller repeat cannot be printed and would only cause rounding errors. */
const MIN_REPEAT = 0.01

// A record makes the compiler report a repeat type that is missing here.
const REPEATS: Record<RepeatType, true> = {
  centered: true,
  basic: true,
  'half-drop': true,
  'half-brick': true,
  mirrored: true,
}

/**
 * Returns a checked copy of the input, or undefined when it cannot be planned. Every property is
 * read once, because callers without types pass null, strings, NaN and lists with holes.
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
  // Read by index, because `every` and `reduce` skip the holes of a list.
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
