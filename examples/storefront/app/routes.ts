import { route } from '@react-router/dev/routes'
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { sourceEntryPoint } from '../tools/source-entry-point.ts'
import { pages } from './pages.table.ts'
import { CLOSE_ANNOUNCEMENT_PATH } from './site/announcement-paths.ts'

const { languages } = (await import(
  /* @vite-ignore */ sourceEntryPoint('@selvage/i18n/locale')
)) as typeof import('@selvage/i18n/locale')
const { routeNames, routePatterns } = (await import(
  /* @vite-ignore */ sourceEntryPoint('@selvage/i18n/routes')
)) as typeof import('@selvage/i18n/routes')

const { documentRoutes } = (await import(
  /* @vite-ignore */ sourceEntryPoint('@selvage/i18n/document-routes')
)) as typeof import('@selvage/i18n/document-routes')

const FABRIC_SHOP = 'routes/fabric-shop.tsx'

const spelunks = route(documentRoutes.localizePath('spelunks', 'en'), 'routes/spelunks.tsx', {
  id: 'spelunks',
  caseSensitive: true,
})

const earningsFile = route(
  documentRoutes.localizePath('earnings-file', 'en'),
  'routes/earnings-file.ts',
  { id: 'earnings-file', caseSensitive: true },
)

const closeAnnouncement = route(CLOSE_ANNOUNCEMENT_PATH, 'routes/close-announcement.ts', {
  id: 'close-announcement',
  caseSensitive: true,
})

const debugAnalytics = route('/debug/analytics', 'routes/debug-analytics.tsx', {
  id: 'debug-analytics',
  caseSensitive: true,
})

/**
 * The pages of home goods, which find the home good by their path: a route for each would be looked
 * through for every other page.
 */
const homeGoods = languages.map((language) => {
  const [path = ''] = routePatterns('home-good-TEA_TOWEL', language)
  const [, prefix = '', root = ''] = path.split('/')
  return route(`/${prefix}/${root}/:department/:homeGood/:designId`, 'routes/home-good.tsx', {
    id: `home-good.${language}`,
    caseSensitive: true,
  })
})

type Page = readonly [name: RouteName, file: string]

/** The steps of the checkout that have no page of their own are shown by the checkout's page. */
const stepPages = routeNames
  .filter((name) => name.startsWith('checkout-') && !Object.hasOwn(pages, name))
  .map((name): Page => [name, pages.checkout])

/** The languages of a page's paths; a page without a language in its path has one path for all. */
const languagesOf = (name: RouteName) =>
  new Set(languages.flatMap((language) => routePatterns(name, language))).size === 1
    ? languages.slice(0, 1)
    : languages

/**
 * The pages of fabrics and ready-made items, which find what they are about by their path: a route
 * for each would be looked through for every other page.
 */
const documents = languages.flatMap((language) => {
  const shop = documentRoutes.localizePath('fabric-shop', language)
  return [
    route(shop, FABRIC_SHOP, { id: `fabric-shop.${language}`, caseSensitive: true }),
    route(`${shop}/:group`, FABRIC_SHOP, {
      id: `fabric-shop-group.${language}`,
      caseSensitive: true,
    }),
    route(`/${language}/:name`, 'routes/named.tsx', {
      id: `named.${language}`,
      caseSensitive: true,
    }),
  ]
})

/** The forms of the grants, and the pages that follow them. */
const grantPages = languages.flatMap((language) =>
  (
    [
      ['business-owner', 'routes/business-form.tsx'],
      ['business-starter', 'routes/business-form.tsx'],
      ['business-confirm', 'routes/business-confirm.tsx'],
      ['student-grant', 'routes/student-grant.tsx'],
      ['student-grant-sent', 'routes/student-grant-sent.tsx'],
    ] as const
  ).map(([name, file]) =>
    route(documentRoutes.localizePath(name, language), file, {
      id: `${name}.${language}`,
      caseSensitive: true,
    }),
  ),
)

/**
 * Every page at each of its paths in each language. Paths are case-sensitive, so that a page has
 * one address.
 */
export default [...(Object.entries(pages) as Page[]), ...stepPages]
  .flatMap(([name, file]): RouteConfigEntry[] =>
    languagesOf(name).flatMap((language) =>
      routePatterns(name, language).map((path, index) =>
        route(path, file, {
          id: `${name}.${language}${index === 0 ? '' : `.${index}`}`,
          caseSensitive: true,
        }),
      ),
    ),
  )
  .concat(
    documents,
    grantPages,
    homeGoods,
    spelunks,
    earningsFile,
    closeAnnouncement,
    debugAnalytics,
  ) satisfies RouteConfig
