import type { Repeat } from '@selvage/core/design'
import { isMeasurementSystem } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { MAX_WALLS, readLength, readWallQuery, wallQuery, wholeWall } from '@selvage/core/wallpaper'
import type { Wall } from '@selvage/core/wallpaper'

/** The wall that an address asks for. */
export interface WallForm {
  readonly wall?: Wall
  /** The lengths as they were typed, where they have a unit or are not valid. */
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

/**
 * Reads a wall from an address, or from the form without script, which sends each wall's width in
 * its own field and may leave one empty. Its button `use` sends another text for one field:
 * `0~8 feet` for the height, `1~8 feet` for the first width.
 */
export function readWallForm(
  query: URLSearchParams,
  preferred: MeasurementSystem,
  repeat?: Repeat,
): WallForm {
  const given = query.getAll('widths')
  const asked = query.get('measurement_system')
  const system = isMeasurementSystem(asked) ? asked : preferred
  if (given.length < 2 && !query.has('use')) {
    const wall = readWallQuery(query, system)
    if (wall) return { wall }
    if (given.length === 0 && !query.has('height')) return {}
  }
  const texts = textsOf(query, given)
  const typed = { system, height: texts[0] ?? '', widths: texts.slice(1) }
  const read = texts.map((text) => readLength(text, system))
  const lengths = read.flatMap((length) => (length.ok ? length.value : []))
  if (lengths.length < texts.length) return { typed }
  const isForeign = read.some((length) => length.ok && length.isForeign)
  const [height, ...widths] = wholeWall({ system, lengths, isForeign, repeat })
  const whole = new URLSearchParams(query)
  whole.set('height', String(height))
  whole.set('widths', widths.join('.'))
  const wall = readWallQuery(whole, system)
  if (!wall) return { typed }
  return read.some((length) => length.ok && length.hasUnit)
    ? { wall, typed }
    : { wall, proper: wallQuery(wall) }
}

/** Returns the text of the height and of each width; empty widths are left out. */
function textsOf(query: URLSearchParams, given: readonly string[]): string[] {
  const [only = ''] = given
  const widths = given.length < 2 && /^[\d.]+$/.test(only) ? only.split('.') : given
  const texts = [query.get('height') ?? '', ...widths.slice(0, MAX_WALLS)]
  const [, place, text] = /^(\d{1,3})~(.*)$/.exec(query.get('use') ?? '') ?? []
  if (text !== undefined && Number(place) < texts.length) texts[Number(place)] = text
  const [height = '', ...filled] = texts.map((each) => each.trim().slice(0, MAX_TYPED))
  const walls = filled.filter((width) => width !== '')
  return [height, ...(walls.length > 0 ? walls : [''])]
}
