import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { CURRENCIES, MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import { cleanSearch } from '@selvage/core/search'
import { matchPath } from '@selvage/i18n/routes'

/** The parameters that choose how a page is shown, with a parser for each. */
const RULES: readonly (readonly [name: string, read: (value: string) => string | undefined])[] = [
  ['country', (value) => oneOf(SHIPPING_COUNTRIES, value.toUpperCase())],
  ['currency', (value) => oneOf(CURRENCIES, value.toUpperCase())],
  ['measurement_system', (value) => oneOf(MEASUREMENT_SYSTEMS, value)],
]

function oneOf(values: readonly string[], value: string): string | undefined {
  return values.includes(value) ? value : undefined
}

/**
 * Returns the query without countries that the shop does not deliver to, unknown currencies and
 * measurement systems; undefined when it needs no correction. The first valid value of a repeated
 * parameter stays, codes in capitals; everything else is unchanged.
 * @source spec 1 §5
 */
export function cleanQuery(search: string): string | undefined {
  const seen = new Set<string>()
  const pairs = search.replace(/^\?/, '').split('&')
  const allowed = pairs.flatMap((pair) => {
    const rule = RULES.find(([name]) => name === nameOf(pair))
    if (!rule) return [pair]
    const value = rule[1](valueOf(pair))
    if (value === undefined || seen.has(rule[0])) return []
    seen.add(rule[0])
    return [`${rule[0]}=${value}`]
  })
  const cleaned = allowed.filter((pair) => pair !== '').join('&')
  return allowed.join('&') === pairs.join('&') ? undefined : cleaned && `?${cleaned}`
}

/**
 * Returns the query that a redirect to a path of ours keeps: without what {@link cleanQuery} takes
 * off, and on the shop without parameters that its page does not know.
 * @source spec 2 §2.5
 */
export function lastingQuery(path: string, search: string): string {
  const cleaned = cleanQuery(search) ?? search
  const route = matchPath(path.split('?')[0] ?? '')?.route
  if (route !== 'shop' && route !== 'shop-tag') return cleaned
  const known = cleanSearch(cleaned)
  return known === undefined ? cleaned : known && `?${known}`
}

/** Returns a path, which can have a query of its own, with a query that begins with `?`. */
export function joinQuery(path: string, search: string): string {
  return path.includes('?') ? path + search.replace('?', '&') : path + search
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

function valueOf(pair: string): string {
  return [...new URLSearchParams(pair).values()][0] ?? ''
}
