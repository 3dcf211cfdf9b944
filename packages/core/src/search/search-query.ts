import { COLOURS, DEFAULT_SORT, SORTS, STYLES, TOPICS } from './search.table.ts'
import type { Colour, Sort, Style, Topic } from './search.table.ts'

/** What a shopper asks the shop for. */
export interface SearchQuery {
  readonly q?: string
  /** What the designs are looked for as; fabric where nothing is said. @source spec 2 §3.10 */
  readonly on?: 'wallpaper'
  readonly tag?: string
  readonly designer?: string
  readonly style?: Style
  readonly topic?: Topic
  /** Each colour once, in the order given. */
  readonly colours: readonly Colour[]
  readonly sort: Sort
  /** Index of the first result, a multiple of nothing in particular, 0 or more. */
  readonly offset: number
}

/** A search parameter that cannot be used, with the spec's own words for it. */
export interface SearchError {
  readonly field: 'sort' | 'style' | 'topic' | 'color'
  readonly message:
    'invalid sort value' | 'invalid style value' | 'invalid topic value' | 'invalid color value'
}

/** Names that analytics tools append to links and that mean nothing to a search. */
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|_ga|igshid|ttclid|twclid|yclid)$/

/**
 * The characters that a search string may hold: ASCII letters, digits and `= & % . _ -`. @source
 * spec 2 §5
 */
const ALLOWED = /^[A-Za-z0-9=&%._-]*$/

/** A search string without its tracking parameters; takes it with or without `?`. */
export function stripTracking(search: string): string {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
    .join('&')
}

/** Tells whether a search string, as it stands in the URL, may be applied. @source spec 2 §5 */
export function isApplicable(search: string): boolean {
  const rest = stripTracking(search)
  return ALLOWED.test(rest) && decodes(rest)
}

function decodes(search: string): boolean {
  try {
    // The result is used, because bundlers take a call whose result is not for one that cannot
    // throw.
    return decodeURIComponent(search).isWellFormed()
  } catch {
    return false
  }
}

const oneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/**
 * Reads a shop URL's parameters, decoded once. Values outside the English lists are faults;
 * offsets that are no whole number of 0 or more mean the first page; a repeated colour is ignored.
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
  const messages = cleanText(params.get('q') ?? params.get('terms') ?? '')
  const tag = cleanText(params.get('tag') ?? '')
  const designer = cleanText(params.get('designer') ?? params.get('screenName') ?? '')
  return {
    fieldErrors,
    query: {
      ...(params.get('on') === 'wallpaper' && { on: 'wallpaper' as const }),
      ...(messages && { q: messages }),
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

/** Comma-separated colour names in any letter case; undefined when one is unknown or empty. */
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
 * Text for a search: NUL and other control characters and lone surrogates go, 200 characters at
 * most.
 */
function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, 200)
}

/** The search string of a query, which passes the spec's allow-list: space is %20, comma is %2C. */
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
