import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'
import type { Currency } from '../locale/locale.table.ts'
import { languageOf } from '../locale/locale.ts'
import { spelunkResult } from './spelunk.contract.ts'

/** A text that is shorter gets no suggestions. */
export const MIN_SUGGESTED_LENGTH = 2

/** The most suggestions of each kind. */
export const MAX_SUGGESTIONS = { searches: 4, designs: 4, designers: 2, collections: 2 } as const

/** The query of {@link suggestSearches}. */
export interface SuggestionQuery {
  /** The text so far; its last word may be the start of one. */
  readonly s: string
  readonly currency?: Currency | undefined
}

/**
 * Suggests what a text that is being typed may become, in the language of the request: texts to
 * search for with the number of designs that each finds (null above 10,000), designs that fit, and
 * designers and collections by their names. A misspelled text gets the suggestions of the nearest
 * known words; one shorter than {@link MIN_SUGGESTED_LENGTH} gets none.
 */
export const suggestSearches = defineCall({
  name: 'search.suggest',
  method: 'GET',
  path: '/search/suggestions',
  auth: 'none',
  cacheable: true,
  query: v.object({
    s: v.string(),
    lang: v.optional(v.string()),
    currency: v.optional(currency),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ s, currency: shown }: SuggestionQuery, locale) => ({
    s,
    lang: languageOf(locale),
    currency: shown,
  }),
  answer: v.pipe(
    v.object({
      searches: v.array(v.object({ text: v.string(), num_designs: v.nullable(v.number()) })),
      designs: v.array(designCard),
      designers: v.array(spelunkResult),
      collections: v.array(spelunkResult),
    }),
    v.transform((wire) => ({
      searches: wire.searches.map(({ text, num_designs }) => ({ text, designCount: num_designs })),
      designs: wire.designs,
      designers: wire.designers,
      collections: wire.collections,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})

/** The suggestions for a text. */
export type Suggestions = v.InferOutput<typeof suggestSearches.answer>
