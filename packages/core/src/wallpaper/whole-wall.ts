import { cmToInches, inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { Repeat } from '../design/design-card.contract.ts'
import { buyWall } from './buy-wall.ts'
import { stockedLengths } from './wallpaper-stock.ts'
import { wallRepeat } from './wallpaper-repeat.ts'
import type { Opening, Wall } from './wall-link.ts'

/** A wall with exact lengths in the unit of its system, such as 304.8 cm for 120 in. */
export interface ExactWall {
  readonly system: MeasurementSystem
  /** First the height, then the widths; 0 for one that is not known. */
  readonly lengths: readonly number[]
  /** True when a length was measured in the other system, whose stocked lengths then count. */
  readonly isForeign: boolean
  readonly repeat?: Repeat | undefined
}

/**
 * Returns the lengths of an exact wall as whole numbers that take the same paper: rounded up, or
 * down where rounding up alone would add a panel or a longer one. 120 in are 304 cm, and not 305,
 * because five panels of 24 in cover them.
 */
export function wholeWall({ system, lengths, isForeign, repeat }: ExactWall): number[] {
  const up = lengths.map((length) => Math.ceil(length))
  if (up.every((length, at) => length === lengths[at])) return up
  const down = up.map((length, at) => Math.min(length, Math.max(1, Math.floor(lengths[at] ?? 1))))
  const paper = isForeign
    ? paperOf(otherOf(system), lengths.map(system === 'metric' ? cmToInches : inchesToCm), repeat)
    : paperOf(system, lengths, repeat)
  for (const height of [up, down])
    for (let lower = 0; lower < lengths.length; lower += 1) {
      const whole = up.map((length, at) =>
        at === 0 ? (height[0] ?? length) : ((at <= lower ? down : up)[at] ?? length),
      )
      if (paperOf(system, whole, repeat) === paper) return whole
    }
  return up
}

/**
 * Returns the lengths of a wall in a measurement system, as whole numbers that take the same paper,
 * and those of its doors and windows.
 */
export function wallLengthsIn<Lengths extends Omit<Wall, 'wallpaper'>>(
  wall: Lengths,
  system: MeasurementSystem,
): Lengths {
  if (wall.system === system) return wall
  const convert = system === 'metric' ? inchesToCm : cmToInches
  const given = [wall.height, ...wall.widths]
  const lengths = given.map(convert)
  // The nearest ones lead back to the given ones, so that a wall does not grow with each change.
  const nearest = lengths.map((length) => Math.max(1, Math.round(length)))
  const isSamePaper = paperOf(system, nearest, undefined) === paperOf(wall.system, given, undefined)
  const [height = 1, ...widths] = isSamePaper
    ? nearest
    : wholeWall({ system, lengths, isForeign: true })
  const openings = wall.openings?.map((opening) => openingIn(opening, convert))
  return { ...wall, system, height, widths, ...(openings && { openings }) }
}

function openingIn(
  { kind, left, bottom, width, height }: Opening,
  convert: (length: number) => number,
): Opening {
  const whole = (length: number) => Math.round(convert(length))
  return {
    kind,
    left: whole(left),
    bottom: whole(bottom),
    width: Math.max(1, whole(width)),
    height: Math.max(1, whole(height)),
  }
}

const otherOf = (system: MeasurementSystem): MeasurementSystem =>
  system === 'metric' ? 'imperial' : 'metric'

/** Returns the panels and the rolls of a wall as text, comparable between the systems. */
function paperOf(
  system: MeasurementSystem,
  [height = 1, ...widths]: readonly number[],
  repeat: Repeat | undefined,
): string {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0)
  return (['panel', 'roll'] as const)
    .map((kind) => {
      const bought = buyWall({
        system,
        kind,
        height,
        totalWidth,
        repeat: repeat && wallRepeat(repeat, system),
      })
      return bought.ok
        ? [bought.panels, bought.cuts.length, stockedLengths(kind, system).indexOf(bought.stocked)]
        : bought.error
    })
    .join()
}
