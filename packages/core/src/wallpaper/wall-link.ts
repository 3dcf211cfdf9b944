import type { MeasurementSystem } from '../locale/locale.table.ts'
import { isMeasurementSystem } from '../locale/locale.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import { wallpaperFromSlug, wallpaperSlug } from './wallpaper.ts'
import type { WallpaperCode } from './wallpapers.table.ts'

/**
 * A door or window in the picture of a wall, positioned by its lower left corner, in whole inches
 * or centimeters. It never changes the amount of paper.
 */
export interface Opening {
  readonly kind: 'door' | 'window'
  readonly left: number
  /** Distance from the floor. */
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A wall in a URL. */
export interface Wall {
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly wallpaper?: WallpaperCode | undefined
  readonly openings?: readonly Opening[] | undefined
}

/** The most doors and windows in one picture. */
export const MAX_OPENINGS = 20

/**
 * Writes the query of a URL that opens the same plan again, without `?`. It has only letters,
 * digits and `= & % . _ -`.
 * @source spec 1 §5
 */
export function wallQuery({ system, height, widths, wallpaper, openings = [] }: Wall): string {
  const parts = [
    ['measurement_system', system],
    ['height', String(height)],
    ['widths', widths.join('.')],
    ...(wallpaper ? [['wallpaper', wallpaperSlug(wallpaper)]] : []),
    ...(openings.length > 0
      ? [
          [
            'openings',
            openings
              .map((one) => [one.kind, one.left, one.bottom, one.width, one.height].join('-'))
              .join('.'),
          ],
        ]
      : []),
  ]
  return parts.map((part) => part.join('=')).join('&')
}

/**
 * Reads the wall of a URL's query. Returns undefined when the height or the widths cannot be read;
 * everything else that cannot be read is left out.
 */
export function readWallQuery(query: URLSearchParams, system: MeasurementSystem): Wall | undefined {
  const asked = query.get('measurement_system')
  const height = readWhole(query.get('height') ?? '')
  const widths = (query.get('widths') ?? '')
    .split('.', MAX_WALLS + 1)
    .map((width) => readWhole(width))
  if (
    height === undefined ||
    height < 1 ||
    widths.length > MAX_WALLS ||
    widths.some((width) => width === undefined || width < 1)
  )
    return undefined
  const openings = (query.get('openings') ?? '')
    .split('.', MAX_OPENINGS)
    .flatMap((text) => readOpening(text) ?? [])
  return {
    system: isMeasurementSystem(asked) ? asked : system,
    height,
    widths: widths as number[],
    wallpaper: wallpaperFromSlug(query.get('wallpaper') ?? ''),
    openings,
  }
}

function readOpening(text: string): Opening | undefined {
  const [kind, ...numbers] = text.split('-')
  const [left, bottom, width, height, ...rest] = numbers.map(readWhole)
  if (
    (kind !== 'door' && kind !== 'window') ||
    left === undefined ||
    bottom === undefined ||
    !width ||
    !height ||
    rest.length > 0
  )
    return undefined
  return { kind, left, bottom, width, height }
}

function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= MAX_WALL_LENGTH ? Number(text) : undefined
}
