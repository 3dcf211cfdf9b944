import { getDesign, getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { FABRIC_CODES } from '../../fabric/fabric.ts'
import { FABRIC_SIZES } from '../../fabric/fabrics.table.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { DEFAULT_SORT, SHOP_PAGE_SIZE } from '../../search/search.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { OUT_OF_STOCK } from '../prices.table.ts'
import { fabricPieceMinor, raw } from '../prices.ts'
import { reject } from '../rejection.ts'
import type { SampleDesign } from '../sample-design.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import { sampleDesign, wireCard, wireDesigner } from '../wire-design.ts'

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

const search = handle(searchDesigns, ({ query, shop }) => {
  if (!query.lang)
    reject('FIELD_CANNOT_BE_BLANK', { field: 'lang', message: 'lang param is required' })
  const words = (query.q ?? query.terms ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const colors = query.color?.toLowerCase().split(',') ?? []
  const designer = query.designer ?? query.screenName
  const found = SAMPLE_DESIGNS.filter(
    (design) =>
      words.every((word) => searchTextOf(design).includes(word)) &&
      (query.tag === undefined || design.tags.includes(query.tag)) &&
      (query.style === undefined || design.style === query.style) &&
      (query.topic === undefined || design.topics.includes(query.topic)) &&
      (designer === undefined || wireDesigner(design.designerId).screen_name === designer) &&
      colors.every((color) => design.colours.includes(color)),
  )
  const order = ORDERS[query.sort ?? DEFAULT_SORT] ?? ORDERS['bestSelling']
  const sorted = [...found].sort(order)
  const offset = Math.max(0, Number(query.page_offset ?? 0) || 0)
  return {
    results: sorted
      .slice(offset, offset + SHOP_PAGE_SIZE)
      .map((design) => wireCard(design, query.currency ?? shop.currency)),
    total: found.length,
    total_is_estimate: false,
    page_offset: offset,
    page_size: SHOP_PAGE_SIZE,
    facets: {
      style: facetOf(found, ({ style }) => [style]),
      topic: facetOf(found, ({ topics }) => topics),
      color: facetOf(found, (design) => design.colours),
    },
  }
})

const detail = handle(getDesign, ({ params, query, shop }) => {
  const design = sampleDesign(Number(params['id'])) ?? reject('NO_IMAGE_AVAILABLE', { status: 404 })
  const currency = query.currency ?? shop.currency
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

const cards = handle(getDesignCards, ({ query, shop }) => ({
  designs: query.ids
    .split(',')
    .flatMap((id) => sampleDesign(Number(id)) ?? [])
    .map((design) => wireCard(design, query.currency ?? shop.currency)),
}))

const fabrics = handle(listFabrics, ({ query, shop }) => {
  const currency = query.currency ?? shop.currency
  const prices = (code: (typeof FABRIC_CODES)[number]) =>
    Object.fromEntries(
      (Object.keys(FABRIC_SIZES) as FabricSize[]).map((size) => [
        size,
        { raw_price: raw(fabricPieceMinor(code, size, currency)), currency },
      ]),
    ) as Record<FabricSize, { raw_price: number; currency: Currency }>
  return {
    fabrics: FABRIC_CODES.map((code) => ({
      code,
      status: OUT_OF_STOCK.includes(code) ? ('out_of_stock' as const) : ('available' as const),
      pricing: { default_size: 'YARD' as const, sizes: prices(code) },
    })),
  }
})

/** Calls of search, designs and fabrics. */
export const catalogueHandlers: readonly Handler[] = [search, cards, detail, fabrics]
