import { cmToInches, inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { isSmallWall, readWallLength } from './wall-length.ts'
import type { WallLengthError } from './wall-length.ts'

/** A length as a person typed it, or why the text is none. */
export type TypedLengthResult =
  | {
      readonly ok: true
      /** Exact, in the unit of the system: a fraction where another unit was typed. */
      readonly value: number
      /** True when the text has a unit, such as `9 ft`. */
      readonly hasUnit: boolean
      /** True when that unit belongs to the other system. */
      readonly isForeign: boolean
    }
  | {
      readonly ok: false
      readonly error: WallLengthError
      /** The whole number above a decimal without a unit: 11 for `10.5` and for `10,5`. */
      readonly roundedUp?: number
      /** That decimal: 10.5. */
      readonly decimal?: number
      /** The whole number where the sign may separate thousands: 1250 for `1.250` and `1,250`. */
      readonly grouped?: number
    }

const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,9})?(?:[\\s-]+\\d{1,3}/\\d{1,3})?|\\d{1,3}/\\d{1,3})'
// Of the languages en, de, es and fr, without their accents.
const INCH = "(in(?:ch(?:es)?)?|zoll|pulg(?:adas?)?|po(?:uces?)?|''|[\"″”])"
const FOOT = "(f(?:oo|ee)?t|fuss|pi(?:es?|eds?)?|['′’])"
const METER = '((?:[cm]|[cz]enti|mill?i)?m(?:et(?:er|re|ro)n?s?)?)'

/** Makes the pattern of one or two measures; bundlers leave it out with its caller. */
function lengthPattern(): RegExp {
  const measure = `${NUMBER}\\s*(?:${INCH}|${FOOT}|${METER})?\\.?`
  return new RegExp(`^${measure}(?:[\\s,-]*(?:(?:and|und|et|y)\\s+)?${measure})?$`)
}

/**
 * Reads a length as people write it in any of our languages: `108`, `9 ft`, `8' 6"`, `10 1/2 ft`,
 * `2.5 m`, `2,50 m`, `250 cm`. A bare decimal is the error `whole`. A comma without a unit, a minus
 * and all that cannot be read are the error `numeric`; with a comma that separates decimals in any
 * language, the error has the whole number, too. A sign that may separate thousands, as in `1.250`
 * and `1,000`, gives the error both numbers; before inches and centimeters it is read as the number
 * that can be a wall: `1.250 cm` are 12.5 m.
 * @source spec 2 §5 Wallpaper calculator
 */
export function readLength(typed: string, system: MeasurementSystem): TypedLengthResult {
  const bare = readWallLength(typed)
  if (bare.ok) return { ...bare, hasUnit: false, isForeign: false }
  if (bare.error === 'whole') return rounded('whole', Number(typed), groupedOf(typed.trim()))
  return bare.error === 'numeric' ? readMeasure(plain(typed), system) : bare
}

function readMeasure(text: string, system: MeasurementSystem): TypedLengthResult {
  const [, number = '', inch, foot, meter, rest, ...restUnits] = lengthPattern().exec(text) ?? []
  const unit = unitOf(inch, foot, meter)
  const amount = amountOf(number)
  const grouped = groupedOf(number)
  if (unit === undefined) {
    if (rest !== undefined) return NUMERIC
    if (/^[\d\s/-]+$/.test(number)) return rounded('whole', amount)
    if (grouped !== undefined) return rounded('numeric', amount, grouped)
    return DECIMAL_COMMA.test(number) ? rounded('numeric', amount) : NUMERIC
  }
  const more = rest === undefined ? 0 : restOf(unit, amountOf(rest), unitOf(...restUnits))
  const isGrouped =
    grouped !== undefined && unit.size <= 1 && isSmallWall(amount * unit.size, unit.system)
  const length = (isGrouped ? grouped : amount) * unit.size + more
  const isForeign = unit.system !== system
  const convert = system === 'metric' ? inchesToCm : cmToInches
  const value = Math.round((isForeign ? convert(length) : length) * 1e6) / 1e6
  const read = readWallLength(Math.ceil(value))
  return read.ok ? { ok: true, value, hasUnit: true, isForeign } : read
}

const NUMERIC = { ok: false, error: 'numeric' } as const
const DECIMAL_COMMA = /^\d+,(?!\d{3}$)\d+$/

function rounded(error: 'whole' | 'numeric', decimal: number, grouped?: number): TypedLengthResult {
  const read = readWallLength(Math.ceil(decimal))
  if (!read.ok) return NUMERIC
  const decimalRead = { ok: false, error, roundedUp: read.value, decimal } as const
  return grouped === undefined ? decimalRead : { ...decimalRead, grouped }
}

/** Returns the whole number of digits in groups of three, such as 1250 for `1.250`. */
function groupedOf(number: string): number | undefined {
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return undefined
  const read = readWallLength(number.replace(/[.,]/, ''))
  return read.ok ? read.value : undefined
}

/** Returns the text in lower case and without accents, with `½` as ` 1/2`. */
const plain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace('ß', 'ss')
    .trim()

/** Adds a whole number and its fraction: `10 1/2` is 10.5. */
const amountOf = (number: string): number =>
  number.split(/[\s-]+/).reduce((sum, term) => {
    const [above = '', below = '1'] = term.split('/')
    return sum + Number(above.replace(',', '.')) / Number(below)
  }, 0)

interface Unit {
  readonly system: MeasurementSystem
  /** In inches or centimeters. */
  readonly size: number
}

function unitOf(inch?: string, foot?: string, meter?: string): Unit | undefined {
  if (inch) return { system: 'imperial', size: 1 }
  if (foot) return { system: 'imperial', size: 12 }
  if (meter === undefined) return undefined
  if (/^m(?:e|$)/.test(meter)) return { system: 'metric', size: 100 }
  return { system: 'metric', size: meter.startsWith('m') ? 0.1 : 1 }
}

/** Returns the inches after feet or the centimeters after meters; NaN for any other order. */
function restOf(unit: Unit, amount: number, own: Unit = { ...unit, size: 1 }): number {
  const isSmaller = unit.size > 1 && own.size === 1 && own.system === unit.system
  return isSmaller && amount < unit.size ? amount : NaN
}
