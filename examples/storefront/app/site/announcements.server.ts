import { readAnnouncements } from '@selvage/core/content'
import type { Announcement } from '@selvage/core/content'
import { defaultLocales } from '@selvage/i18n/locale'
import { translatorFor } from '../page/translators.server.ts'
import type { Shop } from '../page/shop-context.ts'

/** How long pages show the announcements of one answer, milliseconds. */
const LIFETIME_MS = 60_000
/** How long a page waits for them, milliseconds. */
const PATIENCE_MS = 1_500

type Announcements = readonly Announcement[]
const cached = new Map<string, { readonly until: number; readonly all: Promise<Announcements> }>()

/** An announcement that its reader can close. */
export interface OpenAnnouncement {
  readonly announcement: Announcement
  /** The cookie of a visitor who has closed it. */
  readonly closedCookie: string
}

/**
 * Returns the first announcement that the visitor has not closed. All visitors see the same ones,
 * so the gateway is asked once in a while for each language; while it cannot be asked, a page has
 * none.
 */
export async function announcementFor(shop: Shop): Promise<OpenAnnouncement | null> {
  const { gatewayUrl, language } = shop.page
  const key = `${gatewayUrl} ${language}`
  const known = cached.get(key)
  const all = known && known.until > Date.now() ? known.all : ask(shop)
  if (all !== known?.all) cached.set(key, { until: Date.now() + LIFETIME_MS, all })
  const { closed } = shop
  const announcement = [...noticeOf(shop), ...(await all)].find(
    ({ id }) => !closed.ids.includes(id),
  )
  return announcement ? { announcement, closedCookie: closed.lineWith(announcement.id) } : null
}

/** The notice of a shop for one language and currency, in the visitor's own language. */
function noticeOf({ market, wantedLanguage: lang }: Shop): Announcements {
  if (market.languages.length > 1) return []
  const title = translatorFor(defaultLocales[lang])('page.englishUsdOnly')
  return [{ id: 'english-usd-only', lang, title, href: null }]
}

async function ask({ gateway }: Shop): Promise<Announcements> {
  return gateway.send(readAnnouncements, { query: {} }, { timeoutMs: PATIENCE_MS }).catch(() => [])
}
