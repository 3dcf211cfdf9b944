import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { id, listOffset } from '../contract/wire.ts'
import { SPELUNK_TYPES } from './search.table.ts'
import type { SpelunkType } from './search.table.ts'

/** Designers or collections on one page of a spelunk. */
export const SPELUNK_PAGE_SIZE = 20

/** Wire form of a designer or a collection that was found. */
export const spelunkResult = v.pipe(
  v.object({
    id,
    name: v.string(),
    text: v.string(),
    user: v.object({ user_id: v.nullable(id), screen_name: v.string(), name: v.string() }),
    num_public_designs: v.number(),
    design_thumbnails: v.array(v.object({ id, palette: v.array(v.string()) })),
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    text: wire.text,
    designer: { id: wire.user.user_id, name: wire.user.name, screenName: wire.user.screen_name },
    designCount: wire.num_public_designs,
    thumbnails: wire.design_thumbnails,
  })),
)
/** A designer or a collection that was found, with up to four of its designs. */
export type SpelunkResult = v.InferOutput<typeof spelunkResult>

/** The query of {@link searchSpelunks}. */
export interface SpelunkQuery {
  readonly type: SpelunkType
  /** Text that the name or the description has; everything when left out. */
  readonly s?: string | undefined
  /** Number of the page, from 0; the first one when left out. */
  readonly pageOffset?: number | undefined
}

/**
 * Searches designers or collections, those with the most designs first, twenty on a page.
 * @source spec 2 §3.10 (substrates designers and collections)
 */
export const searchSpelunks = defineCall({
  name: 'search.spelunks',
  method: 'GET',
  path: '/search/spelunks',
  auth: 'none',
  cacheable: true,
  query: v.object({
    type: v.picklist(SPELUNK_TYPES),
    s: v.optional(v.string()),
    page_offset: listOffset,
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ type, s, pageOffset }: SpelunkQuery) => ({
    type,
    s: s || undefined,
    page_offset: pageOffset === undefined ? undefined : String(pageOffset),
  }),
  answer: v.pipe(
    v.object({
      results: v.array(spelunkResult),
      total: v.number(),
      page_offset: v.number(),
      page_size: v.number(),
    }),
    v.transform((wire) => ({
      results: wire.results,
      total: wire.total,
      pageOffset: wire.page_offset,
      pageSize: wire.page_size,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
