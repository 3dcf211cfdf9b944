import { DESIGN_LANGUAGE, DESIGN_LIST_SIZE, designCardUrl, listDesigns } from '@selvage/core/design'
import { COLLECTION_PAGE_SIZE, listCollections } from '@selvage/core/collection'
import { createGateway } from '@selvage/core/gateway'
import type { Gateway } from '@selvage/core/gateway'
import { HOME_GOOD_CATEGORIES } from '@selvage/core/home-good'
import type { Language } from '@selvage/core/locale'
import { COLOURS, STYLES, TOPICS } from '@selvage/core/search'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { defaultLocales, isLanguage } from '@selvage/i18n/locale'
import { localizePath } from '@selvage/i18n/routes'
import { Hono } from 'hono'
import { marketOf } from '../app/settings/market.ts'
import type { StorefrontConfig } from './config.ts'
import { sitemapIndex, sitemapUrls } from './sitemap-xml.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** A sitemap is fresh for a day. */
const CACHE_AGE_S = 86_400
/** The gateway reads ten thousand designs for one file. */
const TIMEOUT_MS = 20_000

/** Pages without parameters that search engines should know. */
const MAIN_PAGES = [
  'home',
  'shop',
  'themes',
  'collections',
  'wallpaper-calculator',
  'fill-a-yard',
] as const

const INDEX_PATH = '/sitemap.xml'
const FILE = /^(pages|designs-(\d{1,6}))-([a-z]{2})\.xml$/

type Shop = Pick<StorefrontConfig, 'origin' | 'gatewayUrl' | 'publicGatewayUrl' | 'englishUsdOnly'>

/**
 * Answers with the sitemaps: one file in each language for the pages of the shop and one for every
 * ten thousand designs, which are thirty thousand pages with their pictures.
 * @source sitemaps.org (at most 50,000 addresses in a file)
 */
export function sitemaps(shop: Shop): Hono {
  const gateway = createGateway({
    url: shop.gatewayUrl,
    locale: defaultLocales[DESIGN_LANGUAGE],
    timeoutMs: TIMEOUT_MS,
    credentials: 'omit',
  })
  const { languages } = marketOf(shop)
  const routes = new Hono()
  routes.get(INDEX_PATH, async (c) => {
    const { parts } = await gateway.send(listDesigns, { query: {} })
    const files = ['pages', ...Array.from({ length: parts }, (_, part) => `designs-${part + 1}`)]
    const addresses = files.flatMap((file) =>
      languages.map((language) => `${shop.origin}/sitemaps/${file}-${language}.xml`),
    )
    return answer(c.body.bind(c), sitemapIndex(addresses))
  })
  routes.get('/sitemaps/:file', async (c, next) => {
    const [, kind, number, language = ''] = FILE.exec(c.req.param('file')) ?? []
    if (kind === undefined || !isLanguage(language) || !languages.includes(language)) return next()
    const entries =
      number === undefined
        ? await pageEntries(gateway, language)
        : await designEntries(shop, gateway, Number(number) - 1, language)
    if (entries.length === 0) return next()
    return answer(c.body.bind(c), sitemapUrls(shop.origin, entries))
  })
  return routes
}

const answer = (
  body: (text: string, status: 200, headers: Record<string, string>) => Response,
  xml: string,
): Response =>
  body(xml, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${CACHE_AGE_S}`,
  })

async function pageEntries(gateway: Gateway, language: Language): Promise<SitemapEntry[]> {
  const tags = [...new Set([...STYLES, ...TOPICS, ...COLOURS])]
  return [
    ...MAIN_PAGES.map((page) => ({ path: localizePath(page, language) })),
    { path: localizePath('shop', language, {}, { on: 'wallpaper' }) },
    ...HOME_GOOD_CATEGORIES.map((category) => ({
      path: localizePath(`department-${category}`, language),
    })),
    ...tags.map((tag) => ({ path: localizePath('shop-tag', language, { tag }) })),
    ...documentRoutes.names
      .filter((name) => name !== 'business-confirm' && name !== 'student-grant-sent')
      .map((name) => ({ path: documentRoutes.localizePath(name, language) })),
    ...(await collectionIds(gateway)).map((collectionId) => ({
      path: localizePath('collection', language, { collectionId }),
    })),
  ]
}

async function collectionIds(gateway: Gateway): Promise<number[]> {
  const ids: number[] = []
  for (let page = 0; ; page += 1) {
    const { collections, total } = await gateway.send(listCollections, {
      query: { pageOffset: page },
    })
    ids.push(...collections.map(({ id }) => id))
    if (collections.length === 0 || (page + 1) * COLLECTION_PAGE_SIZE >= total) return ids
  }
}

async function designEntries(
  { publicGatewayUrl }: Shop,
  gateway: Gateway,
  part: number,
  language: Language,
): Promise<SitemapEntry[]> {
  if (part < 0 || part * DESIGN_LIST_SIZE > Number.MAX_SAFE_INTEGER) return []
  const { designs } = await gateway.send(listDesigns, { query: { part } })
  return designs.flatMap(({ id }) =>
    (['fabric', 'wallpaper', 'products'] as const).map((route) => ({
      path: localizePath(route, language, { designId: id }),
      picture: designCardUrl(publicGatewayUrl, id),
    })),
  )
}
