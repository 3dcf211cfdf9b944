import { readId } from '../../contract/id.ts'
import { CARD_BATCH_LIMIT } from '../../design/design-cards.contract.ts'
import { getDesign, getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { FABRIC_CODES, fabricSizesOf } from '../../fabric/fabric.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { isCountry, measurementOf } from '../../locale/locale.ts'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { readSearch } from '../../search/search-query.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import { SHOP_PAGE_SIZE } from '../../search/search.table.ts'
import { WALLPAPER_CODES, wallpaperSizesOf } from '../../wallpaper/wallpaper.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { OUT_OF_STOCK_FABRICS, OUT_OF_STOCK_WALLPAPERS } from '../../sample-prices/prices.table.ts'
import { fabricPieceMinor, lowestFabricMinor, raw, wallpaperMinor } from '../prices.ts'
import { reject, Rejection } from '../rejection.ts'
import type { SampleDesign } from '../sample-design.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import { sampleDesign, wireCard, wireDesigner } from '../wire-design.ts'
import { containsTax } from '../wire-cart.ts'

/** The text of a design that a search looks through, in lower case. */
const searchTextOf = (design: SampleDesign) =>
  [
    design.title,
    ...design.tags,
    design.style,
    ...design.topics,
    wireDesigner(design.designerId).name,
  ]
    .join(' ')
    .toLowerCase()

const ORDERS: Readonly<Record<string, (a: SampleDesign, b: SampleDesign) => number>> = {
  bestSelling: (a, b) => b.sold - a.sold,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  mostFavorited: (a, b) => b.favourites - a.favourites,
  alphabetical: (a, b) => a.title.localeCompare(b.title, 'en'),
}

function facetOf(
  designs: readonly SampleDesign[],
  values: (design: SampleDesign) => readonly string[],
) {
  const counts = new Map<string, number>()
  for (const value of designs.flatMap(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

/** The lowest price of a piece that is in stock, by what the search is for. */
function lowestMinor(on: SearchQuery['on'], currency: Currency): number {
  const minors =
    on === 'wallpaper'
      ? WALLPAPER_CODES.filter((code) => !OUT_OF_STOCK_WALLPAPERS.includes(code)).flatMap((code) =>
          wallpaperSizesOf(code).map((size) => wallpaperMinor(code, size, currency)),
        )
      : [lowestFabricMinor(currency)]
  return Math.min(...minors)
}

const search = handle(searchDesigns, ({ query: { lang, currency }, searchParams }) => {
  if (!lang) reject('FIELD_CANNOT_BE_BLANK', { field: 'lang', message: 'lang param is required' })
  const { query, fieldErrors } = readSearch(searchParams)
  if (fieldErrors.length > 0)
    throw new Rejection(
      400,
      fieldErrors.map((fieldError) => ({ code: 'FIELD_VALUE_INVALID', ...fieldError })),
    )
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = SAMPLE_DESIGNS.filter(
    (design) =>
      words.every((word) => searchTextOf(design).includes(word)) &&
      (query.tag === undefined || design.tags.includes(query.tag)) &&
      (query.style === undefined || design.style === query.style) &&
      (query.topic === undefined || design.topics.includes(query.topic)) &&
      (query.designer === undefined ||
        wireDesigner(design.designerId).screen_name === query.designer) &&
      query.colours.every((color) => design.colours.includes(color)),
  )
  const sorted = [...found].sort(ORDERS[query.sort] ?? ORDERS['bestSelling'])
  const shown = currency ?? DEFAULT_CURRENCY
  const price_from = { raw_price: raw(lowestMinor(query.on, shown)), currency: shown }
  return {
    results: sorted
      .slice(query.offset, query.offset + SHOP_PAGE_SIZE)
      .map((design) => ({ ...wireCard(design, shown), price_from })),
    total: found.length,
    total_is_estimate: false,
    page_offset: query.offset,
    page_size: SHOP_PAGE_SIZE,
    facets: {
      style: facetOf(found, ({ style }) => [style]),
      topic: facetOf(found, ({ topics }) => topics),
      color: facetOf(found, (design) => design.colours),
    },
  }
})

const detail = handle(getDesign, ({ params, query }) => {
  const design = sampleDesign(Number(params['id'])) ?? reject('NO_IMAGE_AVAILABLE', { status: 404 })
  const currency = query.currency ?? DEFAULT_CURRENCY
  const others = SAMPLE_DESIGNS.filter(({ id }) => id !== design.id)
  const cards = (list: readonly SampleDesign[]) =>
    list.slice(0, 8).map((each) => wireCard(each, currency))
  const designer = SAMPLE_DESIGNERS.find(({ id }) => id === design.designerId)
  return {
    ...wireCard(design, currency),
    tags: [...design.tags],
    style: design.style,
    topics: [...design.topics],
    colors: [...design.colours],
    created_at: design.createdAt,
    about_designer: {
      bio: designer?.bio ?? '',
      town: designer?.town ?? '',
      design_count: others.filter(({ designerId }) => designerId === design.designerId).length + 1,
    },
    more_by_designer: cards(others.filter(({ designerId }) => designerId === design.designerId)),
    more_like_this: cards(others.filter(({ style }) => style === design.style)),
  }
})

const cards = handle(getDesignCards, ({ query }) => {
  const texts = query.ids.split(',').filter((text) => text !== '')
  const ids = [...new Set(texts.map(readId))]
  if (ids.length === 0 || texts.length > CARD_BATCH_LIMIT || ids.includes(undefined))
    reject('FIELD_VALUE_INVALID', { field: 'ids' })
  return {
    designs: ids
      .flatMap((id) => (id === undefined ? [] : (sampleDesign(id) ?? [])))
      .map((design) => wireCard(design, query.currency ?? DEFAULT_CURRENCY)),
  }
})

const fabrics = handle(listFabrics, ({ query }) => {
  const country = isCountry(query.country) ? query.country : DEFAULT_COUNTRY
  const defaultSize = measurementOf(country) === 'imperial' ? 'YARD' : 'METER'
  const currency = query.currency ?? DEFAULT_CURRENCY
  const prices = (code: (typeof FABRIC_CODES)[number]) =>
    Object.fromEntries(
      fabricSizesOf(code).map((size) => [
        size,
        { raw_price: raw(fabricPieceMinor(code, size, currency)), currency },
      ]),
    ) as Record<FabricSize, { raw_price: number; currency: Currency }>
  return {
    fabrics: FABRIC_CODES.map((code) => ({
      code,
      status: OUT_OF_STOCK_FABRICS.includes(code)
        ? ('out_of_stock' as const)
        : ('available' as const),
      pricing: {
        default_size: defaultSize as FabricSize,
        sizes: prices(code),
        tax_included: containsTax(country),
      },
    })),
  }
})

/** Calls of search, designs and fabrics. */
export const catalogueHandlers: readonly Handler[] = [search, cards, detail, fabrics]
