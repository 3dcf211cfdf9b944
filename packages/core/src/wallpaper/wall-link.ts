import type { MeasurementSystem } from '../locale/locale.table.ts'
import { isMeasurementSystem } from '../locale/locale.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import { wallpaperFromSlug, wallpaperSlug } from './wallpaper.ts'
import type { WallpaperCode } from './wallpapers.table.ts'

/**
 * A door or window in the picture of a wall, from its lower left corner, whole inches or
 * centimetres. It never changes the count.
 */
export interface Opening {
  readonly kind: 'door' | 'window'
  readonly left: number
  /** Above the floor. */
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A wall as an address carries it. */
export interface Wall {
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly wallpaper?: WallpaperCode | undefined
  readonly openings?: readonly Opening[] | undefined
}

/** Doors and windows that one picture may have. */
export const MAX_OPENINGS = 20

/**
 * The query of an address that opens the same plan again, without `?`: only letters, digits and `=
 * & % . _ -`.
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
 * The wall that an address asks for; undefined when its height or widths are not such, and without
 * what else cannot be read.
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
