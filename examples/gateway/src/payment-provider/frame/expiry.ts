/** A month of one or two digits, then the year, with or without a sign between them. */
const SHAPE = /^(\d{1,2}(?=\D)|[2-9]|\d{2})[\s/.\u2010-\u2015-]*(\d*)$/
/** The year first, as some people and programs write it: 2029-04. The month may be missing. */
const YEAR_FIRST = /^(20\d{0,2})[\s/.\u2010-\u2015-]*(\d{0,2})$/
/** The beginning of a date that goes on with a month, or with the rest of a year. */
const UNFINISHED = /^(?:2|20\d{0,2}[\s/.\u2010-\u2015-]*[01]?)$/

/** Returns the month and the year of a date; undefined for a text that is none. */
function read(typed: string): readonly [month: string, year: string] | undefined {
  const [, firstYear, lastMonth = ''] = YEAR_FIRST.exec(typed) ?? []
  if (firstYear !== undefined) return [lastMonth, firstYear]
  const [, month, year] = SHAPE.exec(typed) ?? []
  return month === undefined || year === undefined ? undefined : [month, year]
}

/** The month and the year of an expiry date, as they are typed. */
export interface TypedExpiry {
  readonly expiry_month: string
  readonly expiry_year: string
}

/** Separates an expiry date as people type it: 0928, 09/28, 9/28, 9/2028, 09 2028, 2028-09. */
export function splitExpiry(typed: string): TypedExpiry {
  const [month, year] = read(typed.trim()) ?? [typed.trim(), '']
  return { expiry_month: month, expiry_year: year }
}

/**
 * Writes an expiry date as it stands on the card. A month that may still grow stays as it is, and
 * so does a year that comes first, until its month is there.
 */
export function formatExpiry(typed: string): string {
  const text = typed.trimStart()
  const date = UNFINISHED.test(text) ? undefined : read(text)
  return date === undefined ? typed : `${date[0].padStart(2, '0')} / ${date[1]}`
}
