import { cleanText, SPELUNK_PAGE_SIZE, searchSpelunks } from '@selvage/core/search'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { findSpelunks, toWireSpelunk } from './find-spelunks.ts'

const search = handle(searchSpelunks, async ({ query: { type, ...query } }, deps) => {
  const page = query.page_offset ?? 0
  const found = {
    type,
    s: cleanText(query.s ?? ''),
    limit: SPELUNK_PAGE_SIZE,
    offset: page * SPELUNK_PAGE_SIZE,
  }
  const rows = await findSpelunks(found, deps)
  // A page beyond the last has no row that says how many there are.
  const [first] =
    rows.length > 0 || page === 0 ? rows : await findSpelunks({ ...found, offset: 0 }, deps)
  return {
    results: rows.map(toWireSpelunk),
    total: first?.total ?? 0,
    page_offset: page,
    page_size: SPELUNK_PAGE_SIZE,
  }
})

/** The search for designers and collections. */
export const spelunkRoutes: readonly Route[] = [search]
