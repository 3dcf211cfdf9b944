import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'
import { languageOf } from '../locale/locale.ts'
import { searchString } from './search-string.ts'
import type { Currency } from '../locale/locale.table.ts'
import { SHOP_PARAMS } from './search-params.table.ts'
import type { ShopParam } from './search-params.table.ts'
import type { SearchQuery } from './search-query.ts'

const facet = v.array(v.object({ value: v.string(), count: v.number() }))
const namedFacet = v.array(v.object({ value: v.string(), name: v.string(), count: v.number() }))

/**
 * Query of a search on the wire. Unknown parameters are ignored, because links to the shop carry
 * many.
 */
export const searchWire = v.object({
  lang: v.pipe(v.string(), v.minLength(1)),
  ...v.entriesFromList(
    Object.keys(SHOP_PARAMS).filter((name) => name !== 'lang') as Exclude<ShopParam, 'lang'>[],
    v.optional(v.string()),
  ),
  currency: v.optional(currency),
  country: v.optional(v.string()),
  page_locale: v.optional(v.string()),
})

/** A search, with the currency of its prices. Without filters it finds every design. */
export interface SearchRequest extends Partial<SearchQuery> {
  readonly currency?: Currency | undefined
  /** ISO country of the page; without it no card says whether prices contain its tax. */
  readonly country?: string | undefined
}

/** Turns a search into its wire form. The gateway requires `lang` ('lang param is required'). */
function encodeSearch(query: SearchRequest, locale: string): v.InferInput<typeof searchWire> {
  return {
    lang: languageOf(locale),
    ...Object.fromEntries(new URLSearchParams(searchString(query))),
    currency: query.currency,
    country: query.country,
  }
}

/**
 * Gets one page of designs with counts for each filter. `searchedFor` is the text that was searched
 * for in place of one that no design has; null where the search was as typed. A `total` above
 * 10,000 can be an estimate; then `totalIsEstimate` is true. A search of a member's own (`scope` of
 * `connections` or `favorites`) is rejected for everybody who has not logged in.
 */
export const searchDesigns = defineCall({
  name: 'search.designs',
  method: 'GET',
  path: '/search/designs',
  auth: 'none',
  cacheable: true,
  query: searchWire,
  encodeQuery: encodeSearch,
  answer: v.pipe(
    v.object({
      results: v.array(designCard),
      searched_for: v.nullable(v.string()),
      total: v.number(),
      total_is_estimate: v.boolean(),
      page_offset: v.number(),
      page_size: v.number(),
      facets: v.object({
        style: facet,
        topic: facet,
        color: facet,
        scale: facet,
        designer: namedFacet,
      }),
    }),
    v.transform((wire) => ({
      results: wire.results,
      searchedFor: wire.searched_for,
      total: wire.total,
      totalIsEstimate: wire.total_is_estimate,
      offset: wire.page_offset,
      pageSize: wire.page_size,
      facets: {
        style: wire.facets.style,
        topic: wire.facets.topic,
        colour: wire.facets.color,
        scale: wire.facets.scale,
        designer: wire.facets.designer,
      },
    })),
  ),
  errors: ['FIELD_VALUE_INVALID', 'FIELD_CANNOT_BE_BLANK', 'UNAUTHORIZED'],
})

/** A page of found designs, their number, and the filters with how many designs each has. */
export type SearchPage = v.InferOutput<typeof searchDesigns.answer>
