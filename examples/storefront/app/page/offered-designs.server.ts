import type { DesignCard } from '@selvage/core/design'
import { searchDesigns } from '@selvage/core/search'
import type { Shop } from './shop-context.ts'

/** The number of designs in the row. */
const ROW = 4

/**
 * Returns the designs that a page offers instead of what the visitor looked for; none where the
 * gateway cannot be asked.
 */
export async function offeredFor(
  status: number,
  { gateway, page }: Shop,
): Promise<readonly DesignCard[]> {
  if (status !== 404 && status !== 403) return []
  const query = { sort: 'bestSelling', currency: page.currency } as const
  return gateway.send(searchDesigns, { query }).then(
    ({ results }) => results.slice(0, ROW),
    () => [],
  )
}
