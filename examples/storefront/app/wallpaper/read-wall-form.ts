import { isMeasurementSystem } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { readWallLength, readWallQuery, wallQuery } from '@selvage/core/wallpaper'
import type { Wall } from '@selvage/core/wallpaper'

/** The wall that an address asks for. */
export interface WallForm {
  readonly wall?: Wall
  /**
   * The lengths as they were typed, when they are not valid: the form shows them again with their
   * errors.
   */
  readonly typed?: {
    readonly system: MeasurementSystem
    readonly height: string
    readonly widths: readonly string[]
  }
  /** The query of the wall's canonical address, for one that came from a form. */
  readonly proper?: string
}

/** The longest text that is shown again. */
const MAX_TYPED = 40
const MAX_TYPED_WALLS = 100

/**
 * Reads a wall from an address, or from the form without script, which sends each wall's width in
 * its own field and may leave one empty.
 */
export function readWallForm(query: URLSearchParams, preferred: MeasurementSystem): WallForm {
  const given = query.getAll('widths')
  const asked = query.get('measurement_system')
  const system = isMeasurementSystem(asked) ? asked : preferred
  if (given.length < 2) {
    const wall = readWallQuery(query, system)
    if (wall) return { wall }
    const height = query.get('height')
    return height === null && given.length === 0
      ? {}
      : { typed: typedOf(system, height ?? '', (given[0] ?? '').split('.')) }
  }
  const height = (query.get('height') ?? '').trim()
  const widths = given.map((width) => width.trim()).filter((width) => width !== '')
  if (widths.length === 0 || [height, ...widths].some((length) => !readWallLength(length).ok))
    return { typed: typedOf(system, height, widths) }
  const joined = new URLSearchParams(query)
  joined.set('height', height)
  joined.set('widths', widths.join('.'))
  const wall = readWallQuery(joined, system)
  return wall ? { wall, proper: wallQuery(wall) } : { typed: typedOf(system, height, widths) }
}

function typedOf(
  system: MeasurementSystem,
  height: string,
  widths: readonly string[],
): NonNullable<WallForm['typed']> {
  const short = (text: string): string => text.slice(0, MAX_TYPED)
  return {
    system,
    height: short(height),
    widths: widths.length === 0 ? [''] : widths.slice(0, MAX_TYPED_WALLS).map(short),
  }
}
