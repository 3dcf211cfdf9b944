import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { id, listOffset } from '../contract/wire.ts'

/** Designs in one part of the list. */
export const DESIGN_LIST_SIZE = 10_000

/** The query of {@link listDesigns}. */
export interface DesignListQuery {
  /** Number of the part, from 0; the first one when left out. */
  readonly part?: number | undefined
}

/**
 * Lists what everybody may see of the catalog, by ids, for a map of the shop: a part has the
 * designs of 10,000 ids. `parts` is the number of parts, empty ones among them.
 */
export const listDesigns = defineCall({
  name: 'design.list',
  method: 'GET',
  path: '/designs/list',
  auth: 'none',
  cacheable: true,
  query: v.object({
    part: listOffset,
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ part }: DesignListQuery) => ({
    part: part === undefined ? undefined : String(part),
  }),
  answer: v.object({
    designs: v.array(v.object({ id, title: v.string() })),
    parts: v.number(),
  }),
  errors: ['FIELD_VALUE_INVALID'],
})
