import type { DesignCard } from '@selvage/core/design'
import { searchDesigns } from '@selvage/core/search'
import type { Shop } from './shop-context.ts'

/** The number of designs in the row. */
const ROW = 4
/** Pages that do not exist are asked for by the thousand, and the gateway is not. */
const LIFETIME_MS = 5 * 60_000

type Offered = readonly DesignCard[]
const cached = new Map<string, { readonly until: number; readonly offered: Offered }>()

/**
 * Returns the designs that a page offers instead of what the visitor looked for; none where the
 * gateway cannot be asked. Visitors without a session share them, as all see the same.
 */
export async function offeredFor(shop: Shop): Promise<Offered> {
  if (shop.hasSession) return ask(shop)
  const { locale, currency, gatewayUrl } = shop.page
  const key = [gatewayUrl, locale, currency].join(' ')
  const known = cached.get(key)
  if (known && known.until > Date.now()) return known.offered
  const offered = await ask(shop)
  if (offered.length > 0) cached.set(key, { until: Date.now() + LIFETIME_MS, offered })
  return offered
}

async function ask({ gateway, page }: Shop): Promise<Offered> {
  const query = { sort: 'bestSelling', currency: page.currency } as const
  return gateway.send(searchDesigns, { query }).then(
    ({ results }) => results.slice(0, ROW),
    () => [],
  )
}
