import { readAnnouncements } from '@selvage/core/content'
import type { Announcement } from '@selvage/core/content'
import type { Shop } from '../page/shop-context.ts'

/** How long pages show the announcements of one answer, milliseconds. */
const LIFETIME_MS = 60_000
/** How long a page waits for them, milliseconds. */
const PATIENCE_MS = 1_500

type Announcements = readonly Announcement[]
const cached = new Map<string, { readonly until: number; readonly all: Promise<Announcements> }>()

/**
 * Returns the first announcement that the visitor has not closed. All visitors see the same ones,
 * so the gateway is asked once in a while for each language; while it cannot be asked, a page has
 * none.
 */
export async function announcementFor(shop: Shop): Promise<Announcement | null> {
  const { gatewayUrl, language } = shop.page
  const key = `${gatewayUrl} ${language}`
  const known = cached.get(key)
  const all = known && known.until > Date.now() ? known.all : ask(shop)
  if (all !== known?.all) cached.set(key, { until: Date.now() + LIFETIME_MS, all })
  return (await all).find(({ id }) => !shop.closed.ids.includes(id)) ?? null
}

async function ask({ gateway }: Shop): Promise<Announcements> {
  return gateway.send(readAnnouncements, { query: {} }, { timeoutMs: PATIENCE_MS }).catch(() => [])
}
