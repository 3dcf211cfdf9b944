import { COLOURS, DEFAULT_SORT, SORTS, STYLES, TOPICS } from './search.table.ts'
import type { Colour, Sort, Style, Topic } from './search.table.ts'

/** A search in the shop. */
export interface SearchQuery {
  readonly q?: string
  /**
   * The product that is searched for; fabric when left out.
   * @source spec 2 §3.10
   */
  readonly on?: 'wallpaper'
  readonly tag?: string
  readonly designer?: string
  readonly style?: Style
  readonly topic?: Topic
  /** Each color once, in the given order. */
  readonly colours: readonly Colour[]
  readonly sort: Sort
  /** Index of the first result, 0 or more. */
  readonly offset: number
}

/** A search parameter that cannot be used, with the spec's text for it. */
export interface SearchError {
  readonly field: 'sort' | 'style' | 'topic' | 'color'
  readonly message:
    'invalid sort value' | 'invalid style value' | 'invalid topic value' | 'invalid color value'
}

/** Parameters that analytics tools append to links. A search ignores them. */
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|_ga|igshid|ttclid|twclid|yclid)$/

/**
 * The characters that a search string may hold: ASCII letters, digits and `= & % . _ -`.
 * @source spec 2 §5
 */
const ALLOWED = /^[A-Za-z0-9=&%._-]*$/

/** Removes the tracking parameters from a search string, which can begin with `?`. */
export function stripTracking(search: string): string {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
    .join('&')
}

/**
 * True when a search string, encoded as in the URL, has only the allowed characters and can be
 * decoded.
 * @source spec 2 §5
 */
export function isApplicable(search: string): boolean {
  const rest = stripTracking(search)
  return ALLOWED.test(rest) && decodes(rest)
}

function decodes(search: string): boolean {
  try {
    // The result is used because a bundler may remove a call whose result is unused.
    return decodeURIComponent(search).isWellFormed()
  } catch {
    return false
  }
}

const oneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/**
 * Reads the parameters of a shop URL. A value outside the English lists is a field error; an offset
 * that is not a whole number of 0 or more means the first page; a repeated color is ignored.
 */
export function readSearch(params: Pick<URLSearchParams, 'get' | 'getAll'>): {
  query: SearchQuery
  fieldErrors: SearchError[]
} {
  const fieldErrors: SearchError[] = []
  const single = (name: string): string =>
    params.getAll(name).length > 1 ? params.getAll(name).join(',') : (params.get(name) ?? '')
  const pick = <T extends string>(
    field: SearchError['field'],
    message: SearchError['message'],
    values: readonly T[],
  ): T | undefined => {
    const value = single(field)
    if (value === '') return undefined
    if (oneOf(values, value)) return value
    fieldErrors.push({ field, message })
    return undefined
  }
  const style = pick('style', 'invalid style value', STYLES)
  const topic = pick('topic', 'invalid topic value', TOPICS)
  const sort = pick('sort', 'invalid sort value', SORTS)
  const colours = readColours(single('color'))
  if (colours === undefined) fieldErrors.push({ field: 'color', message: 'invalid color value' })
  const text = cleanText(params.get('q') ?? params.get('terms') ?? '')
  const tag = cleanText(params.get('tag') ?? '')
  const designer = cleanText(params.get('designer') ?? params.get('screenName') ?? '')
  return {
    fieldErrors,
    query: {
      ...(params.get('on') === 'wallpaper' && { on: 'wallpaper' as const }),
      ...(text && { q: text }),
      ...(tag && { tag }),
      ...(designer && { designer }),
      ...(style && { style }),
      ...(topic && { topic }),
      colours: colours ?? [],
      sort: sort ?? DEFAULT_SORT,
      offset: readOffset(params.get('page_offset')),
    },
  }
}

/**
 * Reads comma-separated color names in any letter case; undefined when one of them is unknown or
 * empty.
 */
export function readColours(value: string): Colour[] | undefined {
  if (value === '') return []
  const names = value.toLowerCase().split(',')
  return names.every((name) => oneOf(COLOURS, name)) ? [...new Set(names as Colour[])] : undefined
}

function readOffset(value: string | null): number {
  const offset = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 0
  return Number.isSafeInteger(offset) ? offset : 0
}

/**
 * Cleans text for a search: removes control characters, replaces lone surrogates and cuts after 200
 * characters.
 */
function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, 200)
}

/**
 * Writes the search string of a query. It passes the spec's allow-list: a space is %20, a comma
 * %2C.
 */
export function searchString(query: Partial<SearchQuery>): string {
  const pairs: [string, string | undefined][] = [
    ['on', query.on],
    ['q', query.q],
    ['tag', query.tag],
    ['designer', query.designer],
    ['style', query.style],
    ['topic', query.topic],
    ['color', query.colours?.length ? query.colours.join(',') : undefined],
    ['sort', query.sort === DEFAULT_SORT ? undefined : query.sort],
    ['page_offset', query.offset ? String(query.offset) : undefined],
  ]
  return pairs
    .flatMap(([name, value]) => (value ? [`${name}=${strictEncode(value)}`] : []))
    .join('&')
}

/** Percent-encodes everything but ASCII letters, digits and `. _ -`. */
function strictEncode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*~]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
