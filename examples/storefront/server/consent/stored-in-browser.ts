import { CONSENT_CATEGORY_NAMES, isAsked, mayUse } from '@selvage/core/consent'
import type { AskedCategory, Consent } from '@selvage/core/consent'
import { cookieLine } from '../../app/session/cookie-line.ts'
import { STORED } from './stored.table.ts'
import type { StoredRow } from './stored.table.ts'

type Rows = readonly StoredRow[]

/** The prefix that names of cookies have on a secure address. */
const SECURE_PREFIX = /^__(?:Host|Secure)-/

/** Returns the row of a cookie or an entry; undefined for one that the shop does not store. */
export function rowOf(
  place: StoredRow['place'],
  name: string,
  rows: Rows = STORED,
): StoredRow | undefined {
  const own = place === 'cookie' ? name.replace(SECURE_PREFIX, '') : name
  return rows.find(
    (row) =>
      row.place === place &&
      row.names.some((known) => (known.endsWith(':') ? own.startsWith(known) : own === known)),
  )
}

/** Returns what a visitor has to be asked about, because the shop stores something for it. */
export const askedCategories = (rows: Rows = STORED): readonly AskedCategory[] =>
  CONSENT_CATEGORY_NAMES.filter((name) => isAsked(name)).filter((name) =>
    rows.some(({ category }) => category === name),
  )

const nameOf = (line: string): string => line.slice(0, line.indexOf('=')).trim()

/**
 * Returns the `Set-Cookie` lines that may reach a visitor's browser: those of cookies that the shop
 * stores and the visitor allows. The others are reported, because no page should have set them.
 */
export function allowedCookies(
  lines: readonly string[],
  consent: Consent,
  report: (name: string) => void,
  rows: Rows = STORED,
): readonly string[] {
  return lines.filter((line) => {
    const row = rowOf('cookie', nameOf(line), rows)
    const isAllowed = row !== undefined && mayUse(row.category, consent)
    if (!isAllowed) report(nameOf(line))
    return isAllowed
  })
}

/**
 * Returns the `Set-Cookie` lines that delete what a browser still has and its visitor no longer
 * allows: after a choice, or once the browser sends Global Privacy Control.
 */
export function withdrawnCookies(
  sent: readonly string[],
  consent: Consent,
  secure: boolean,
  rows: Rows = STORED,
): readonly string[] {
  const isWithdrawn = (name: string): boolean => {
    const row = rowOf('cookie', name, rows)
    return row !== undefined && !mayUse(row.category, consent)
  }
  return sent.filter(isWithdrawn).map((name) => cookieLine(name, '', { secure, maxAgeS: 0 }))
}
