import { filtersOf, searchDesigns } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import type { Shop } from '../page/shop-context.ts'

/** A search of more filters is cleared as a whole. */
const MAX_FILTERS = 6

/**
 * Returns how many designs a search finds without each of its filters, in their order; nothing for
 * one filter or more than six. A filter whose number the gateway does not say has none.
 */
export async function totalsWithoutEach(
  { gateway }: Shop,
  query: SearchQuery,
): Promise<readonly number[]> {
  const filters = filtersOf(query)
  if (filters.length < 2 || filters.length > MAX_FILTERS) return []
  return Promise.all(
    filters.map(({ left }) =>
      gateway.send(searchDesigns, { query: { ...left, offset: 0 } }).then(
        ({ total }) => total,
        () => 0,
      ),
    ),
  )
}
