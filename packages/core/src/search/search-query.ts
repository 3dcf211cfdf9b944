import { fabricFromSlug } from '../fabric/fabric.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { wallpaperFromSlug } from '../wallpaper/wallpaper.ts'
import type { WallpaperCode } from '../wallpaper/wallpapers.table.ts'
import {
  COLOUR_SHARES,
  COLOURS,
  DEFAULT_SHARE,
  DEFAULT_SORT,
  MAX_PICKED_COLOURS,
  SCALES,
  SEARCH_SCOPES,
  SORTS,
  SPELUNK_TYPES,
  STYLES,
  SUBSTRATES,
  TOPICS,
} from './search.table.ts'
import type {
  Colour,
  ColourShare,
  Scale,
  SearchScope,
  Sort,
  SpelunkType,
  Style,
  Substrate,
  Topic,
} from './search.table.ts'

/** A search in the shop. */
export interface SearchQuery {
  readonly q?: string
  /**
   * The part of the shop that is searched; fabric when left out.
   * @source spec 2 §3.10
   */
  readonly on?: Exclude<Substrate, 'fabric' | 'allProducts'>
  /** Whose designs are looked through; all of them when left out. @source spec 2 §3.10 */
  readonly scope?: SearchScope
  /** The fabric, or where `on` is `wallpaper` the wallpaper, that the designs are shown on. */
  readonly fabric?: FabricCode | WallpaperCode
  readonly tag?: string
  /** Screen names; designs of any of them, each once. */
  readonly designers?: readonly string[]
  /** Designs of any of them, each once. */
  readonly styles?: readonly Style[]
  /** Designs of any of them, each once. */
  readonly topics?: readonly Topic[]
  /** Each color once, in the given order. */
  readonly colours: readonly Colour[]
  /** Colors that were picked freely, as `#rrggbb`. */
  readonly picked?: readonly string[]
  /** How much of the cloth must be of the colors; the ground when left out. */
  readonly share?: ColourShare
  /** Designs of any of these sizes of repeat, each once. */
  readonly scales?: readonly Scale[]
  /** Winners of design challenges only. */
  readonly winnersOnly?: true
  /**
   * False leaves mature designs out; true asks for them, and the shopper's preference decides.
   * @source spec 2 §2.5
   */
  readonly showMature?: boolean
  readonly sort: Sort
  /** Index of the first result, 0 or more. */
  readonly offset: number
}

/** The parameters that can have a value which the shop does not know. */
export type SearchField = 'on' | 'scope' | 'fabric' | 'sort' | 'style' | 'topic' | 'color' | 'scale'

/** A search parameter that cannot be used, with the text for it. */
export interface SearchError {
  readonly field: SearchField
  /** @source spec 2 §5 (sort, style, topic, color) */
  readonly message: `invalid ${SearchField} value`
}

type Params = Pick<URLSearchParams, 'get' | 'getAll'>

const oneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/** The value of a parameter; several of the same name are a list. */
const joined = (params: Params, name: string): string => params.getAll(name).join(',')

/**
 * Reads the parameters of a shop URL. A value outside the English lists is a field error; an offset
 * that is not a whole number of 0 or more means the first page; a repeated value is ignored.
 */
export function readSearch(params: Params): { query: SearchQuery; fieldErrors: SearchError[] } {
  const fieldErrors: SearchError[] = []
  const checked = <T>(field: SearchField, value: T | undefined): T | undefined => {
    if (value === undefined) fieldErrors.push({ field, message: `invalid ${field} value` })
    return value
  }
  const on = checked('on', readOne(SUBSTRATES, joined(params, 'on') || joined(params, 'product')))
  const scope = checked('scope', readOne(SEARCH_SCOPES, joined(params, 'scope')))
  const fabric = checked('fabric', readMaterial(joined(params, 'fabric'), on))
  const styles = checked('style', readList(STYLES, joined(params, 'style')))
  const topics = checked('topic', readList(TOPICS, joined(params, 'topic')))
  const sort = checked('sort', readSort(joined(params, 'sort'), params.get('main')))
  const colours = readColours(joined(params, 'color'))
  const picked = readPicked(pickedColours(params))
  checked('color', colours && picked)
  const scales = checked('scale', readList(SCALES, joined(params, 'scale')))
  const share = params.get('share') ?? ''
  const showMature = readFlag(params.get('showMatureContent') ?? params.get('adult_content'))
  const text = cleanText(params.get('q') ?? params.get('terms') ?? '')
  const tag = cleanText(params.get('tag') ?? '')
  const designers = readNames(joined(params, 'designer') || joined(params, 'screenName'))
  return {
    fieldErrors,
    query: {
      ...(on && on !== 'fabric' && on !== 'allProducts' && { on }),
      ...(scope && { scope }),
      ...(fabric && { fabric }),
      ...(text && { q: text }),
      ...(tag && { tag }),
      ...(designers.length && { designers }),
      ...(styles?.length && { styles }),
      ...(topics?.length && { topics }),
      colours: colours ?? [],
      ...(picked?.length && { picked }),
      ...(oneOf(COLOUR_SHARES, share) && share !== DEFAULT_SHARE && { share }),
      ...(scales?.length && { scales }),
      ...(readFlag(params.get('winnersOnly')) && { winnersOnly: true as const }),
      ...(showMature !== undefined && { showMature }),
      sort: sort ?? DEFAULT_SORT,
      offset: readOffset(params.get('page_offset')) ?? 0,
    },
  }
}

/** Where a search on designers or collections is answered: the spelunks page, with its text. */
export interface Spelunk {
  readonly type: SpelunkType
  readonly s: string
}

/**
 * Returns the spelunk that a shop URL asks for; undefined for a search of designs.
 * @source spec 2 §2.5
 */
export function readSpelunk(params: Params): Spelunk | undefined {
  const type = params.get('on') ?? params.get('product') ?? ''
  if (!oneOf(SPELUNK_TYPES, type)) return undefined
  return { type, s: cleanText(params.get('q') ?? params.get('terms') ?? '') }
}

/**
 * Reads comma-separated color names in any letter case; undefined when one of them is unknown or
 * empty.
 */
export function readColours(value: string): Colour[] | undefined {
  return readList(COLOURS, value.toLowerCase())
}

function readList<T extends string>(values: readonly T[], value: string): T[] | undefined {
  if (value === '') return []
  const names = value.split(',')
  return names.every((name) => oneOf(values, name)) ? [...new Set(names as T[])] : undefined
}

const readNames = (value: string): string[] => [
  ...new Set(value.split(',').map(cleanText).filter(Boolean)),
]

/**
 * The picked colors of an address, and the one of a form's color field, which always has a color:
 * it counts where `picking` says so.
 */
function pickedColours(params: Params): string {
  const isPicking = readFlag(params.get('picking')) === true
  return [joined(params, 'eigColors'), isPicking ? (params.get('pick') ?? '').slice(1) : '']
    .filter((value) => value !== '')
    .join(',')
}

/** Reads freely picked colors, six hexadecimal digits each. */
function readPicked(value: string): string[] | undefined {
  if (value === '') return []
  const hexes = value.toLowerCase().split(',')
  const all = [...new Set(hexes.map((hex) => `#${hex}`))]
  return hexes.every((hex) => /^[0-9a-f]{6}$/.test(hex)) && all.length <= MAX_PICKED_COLOURS
    ? all
    : undefined
}

function readOne<T extends string>(values: readonly T[], value: string): T | '' | undefined {
  return value === '' || oneOf(values, value) ? value : undefined
}

function readMaterial(
  value: string,
  on: Substrate | '' | undefined,
): FabricCode | WallpaperCode | '' | undefined {
  if (value === '') return ''
  return on === 'wallpaper' ? wallpaperFromSlug(value) : fabricFromSlug(value)
}

/** The trending designs of the menu are called `main=new`. @source spec 2 §2.3 */
function readSort(value: string, main: string | null): Sort | undefined {
  if (value === '') return main === 'new' ? 'trending' : DEFAULT_SORT
  return oneOf(SORTS, value) ? value : undefined
}

const readFlag = (value: string | null): boolean | undefined => {
  if (value === 'true') return true
  return value === 'false' ? false : undefined
}

/** Reads the index of the first result; undefined for anything but one to nine digits. */
export function readOffset(value: string | null): number | undefined {
  return /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined
}

/**
 * Cleans text for a search: removes control characters, replaces lone surrogates and cuts after 200
 * characters.
 */
export function cleanText(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/[\u0000-\u001f\u007f]/g, '')
      .trim()
      .slice(0, 200)
      // The cut must not leave one half of a character, which no URL can hold.
      .replace(/[\ud800-\udbff]$/, '')
  )
}
