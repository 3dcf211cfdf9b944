import { hasCardNumber } from '../contract/card-number.ts'
import { fabricSlug } from '../fabric/fabric.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { PAGE_PARAMS, SHOP_PARAMS, TRACKING_PARAMS } from './search-params.table.ts'
import { readOffset } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import { COLOUR_SHARES, DEFAULT_SHARE, DEFAULT_SORT } from './search.table.ts'

/**
 * The characters that a search string may hold: ASCII letters, digits and `= & % . _ -`.
 * @source spec 2 §5
 */
const ALLOWED = /^[A-Za-z0-9=&%._-]*$/

/** The parameters whose value is a list, which people write with bare commas. */
const LISTS = /(?<=(?:^|[?&])(?:color|eigColors|designer|style|topic|scale)=)[^&]*/g

/** Removes the tracking parameters from a search string, which can begin with `?`. */
export function stripTracking(search: string): string {
  return pairsOf(search)
    .filter((pair) => !TRACKING_PARAMS.test(pair.split('=')[0] ?? ''))
    .join('&')
}

/**
 * True when a search string, encoded as in the URL, has only the allowed characters and can be
 * decoded, and no typed value is the number of a card. The commas of a list may be bare.
 * @source spec 2 §5
 */
export function isApplicable(search: string): boolean {
  const rest = stripTracking(search).replace(LISTS, (value) => value.replaceAll(',', '%2C'))
  return ALLOWED.test(rest) && decodes(rest) && !hasCard(rest)
}

/** The parameters whose values a person types. */
const TYPED: ReadonlySet<string> = new Set(['q', 'terms', 'tag', 'designer', 'screenName'])

const hasCard = (search: string): boolean =>
  [...new URLSearchParams(search)].some(([name, value]) => TYPED.has(name) && hasCardNumber(value))

function decodes(search: string): boolean {
  try {
    // The result is used because a bundler may remove a call whose result is unused.
    return decodeURIComponent(search).isWellFormed()
  } catch {
    return false
  }
}

/**
 * Returns a search string of the shop without unknown parameters, and without wrong values of those
 * that have no message; undefined when it has neither. Everything else keeps its spelling and its
 * order.
 */
export function cleanSearch(search: string): string | undefined {
  const pairs = pairsOf(search)
  const known = pairs.filter((pair) => {
    const [[name, value] = ['', '']] = [...new URLSearchParams(pair)]
    const isValue = QUIET_VALUES.find(([param]) => param === name)?.[1]
    return isKnownParam(name) && (isValue === undefined || isValue(value))
  })
  return known.length === pairs.length ? undefined : known.join('&')
}

const isFlag = (value: string): boolean => value === 'true' || value === 'false'
const isShare = (value: string): boolean => (COLOUR_SHARES as readonly string[]).includes(value)

/** Parameters whose wrong values are removed without a word, because they change no list. */
const QUIET_VALUES: readonly (readonly [param: string, isValue: (value: string) => boolean])[] = [
  ['page_offset', (value) => readOffset(value) !== undefined],
  ['share', isShare],
  ['winnersOnly', isFlag],
  ['showMatureContent', isFlag],
  ['adult_content', isFlag],
]

/** True for a parameter that the shop's page accepts, tracking included. */
export function isKnownParam(name: string): boolean {
  return (
    Object.hasOwn(SHOP_PARAMS, name) ||
    (PAGE_PARAMS as readonly string[]).includes(name) ||
    TRACKING_PARAMS.test(name)
  )
}

const pairsOf = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')

/**
 * Writes the search string of a query. It passes the spec's allow-list: a space is %20, a comma
 * %2C.
 */
export function searchString(query: Partial<SearchQuery>): string {
  const pairs: [string, string | undefined][] = [
    ['on', query.on],
    ['scope', query.scope],
    ['fabric', query.fabric && fabricSlug(query.fabric as FabricCode)],
    ['q', query.q],
    ['tag', query.tag],
    ['designer', list(query.designers)],
    ['style', list(query.styles)],
    ['topic', list(query.topics)],
    ['color', list(query.colours)],
    ['eigColors', list(query.picked?.map((hex) => hex.slice(1)))],
    ['share', query.share === DEFAULT_SHARE ? undefined : query.share],
    ['scale', list(query.scales)],
    ['winnersOnly', query.winnersOnly ? 'true' : undefined],
    ['showMatureContent', query.showMature === undefined ? undefined : String(query.showMature)],
    ['sort', query.sort === DEFAULT_SORT ? undefined : query.sort],
    ['page_offset', query.offset ? String(query.offset) : undefined],
  ]
  return pairs
    .flatMap(([name, value]) => (value ? [`${name}=${strictEncode(value)}`] : []))
    .join('&')
}

const list = (values: readonly string[] | undefined): string | undefined =>
  values?.length ? values.join(',') : undefined

/** Percent-encodes everything but ASCII letters, digits and `. _ -`. */
function strictEncode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*~]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
