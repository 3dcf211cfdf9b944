import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { languages } from '@selvage/i18n/locale'
import { matchPath } from '@selvage/i18n/routes'
import { marketOf, pathInMarket } from '../app/settings/market.ts'
import { embedBuildContext } from '../app/embed-builder/embed-build.ts'
import { PREVIEW_PATH } from '../app/embed-builder/preview-path.ts'
import { frameContext } from '../app/page/frame.ts'
import { shopContext } from '../app/page/shop-context.ts'
import { menuDesignsContext } from '../app/site/menus/menu-designs.server.ts'
import { cspReports } from './csp-report.ts'
import { debugPages } from './debug-pages.ts'
import { embedFiles } from './embed-files.ts'
import { embedPreview } from './embed-preview.ts'
import { compressTexts } from './encoding.ts'
import { eventRoutes } from './events.ts'
import { finishAnswer } from './finish-answer.ts'
import { pageFonts } from './fonts.ts'
import { readIslandAssets } from './island-assets.ts'
import { islandMessages } from './island-messages.ts'
import { lastResortPage } from './last-resort.ts'
import { limitBodies } from './limit-bodies.ts'
import { llmsText } from './llms-text.ts'
import { FRAME_PATH, oembed, OEMBED_PATH } from './oembed/oembed.ts'
import { isOneClick, isOwnChange } from './origin-guard.ts'
import { ownSlug } from './own-slug.ts'
import { pageOfPlainPath } from './plain-paths.ts'
import { cleanQuery, joinQuery, lastingQuery } from './query-rules.ts'
import { canonicalPath, isNoPage, rejectionStatus } from './request-guard.ts'
import { isSecretAddress } from './secret-address.ts'
import { securityHeaders } from './security-headers.ts'
import type { StorefrontConfig } from './config.ts'
import { EMBED_PREFIX } from './served-embed.ts'
import { forgetMember } from './member-cookie.ts'
import { pageAsLeft } from './page-as-left.ts'
import { panelMessages } from './panel-messages.ts'
import { robots } from './robots.ts'
import { isPage, languageOf, lastingSearch, rawTarget } from './request-parts.ts'
import { readShop } from './shop-request.ts'
import { similarDesigns } from './similar-designs.ts'
import { siteMenus } from './site-menus.ts'
import { sitemaps } from './sitemap.ts'
import { speculationRules, SPECULATION_PATH } from './speculation.ts'
import { staticFiles } from './static-files.ts'
import { traceRequests } from './trace-requests.ts'
import type { TraceVariables } from './trace-requests.ts'
import { withEndedMessage } from './with-ended-message.ts'

/** A path without a route, for which the router renders the 404 page. */
const NO_PAGE = '/~'

/** The scripts, style sheets and fonts of the pages. */
const PIECE = /^\/assets\/[^/]+\.(?:js|css|woff2)$/

/** The pages inside frames, with the sites that may frame them. */
const FRAMES: Readonly<Record<string, 'everybody' | 'storefront' | undefined>> = {
  [FRAME_PATH]: 'everybody',
  [PREVIEW_PATH]: 'storefront',
}

type App = Hono<{
  Bindings: Partial<HttpBindings>
  Variables: TraceVariables & { nonce: string }
}>

/**
 * Creates the storefront's server: guards, files, redirects, then the pages. It stores nothing
 * about visitors between requests.
 */
export function createApp(
  config: StorefrontConfig,
  log: (line: string) => void = console.warn,
): App {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
  const scripts = readIslandAssets(clientFolder, config.islands)
  const renderPage = createRequestHandler(build as ServerBuild, 'production')
  const fonts = pageFonts(clientFolder)
  const reports = cspReports(log)
  const embed = embedFiles(config, log)
  const menus = siteMenus(config)
  const market = marketOf(config)
  const app: App = new Hono()

  app.use(traceRequests(config))
  app.use(async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    const traceId = c.get('traceId')
    c.set('nonce', nonce)
    await next()
    const page = (c.res.headers.get('content-type') ?? '').startsWith('text/html')
    const url = new URL(c.req.url)
    // The files of a page would each weigh more by it.
    if (page) c.res.headers.set('X-Request-Id', traceId)
    if (c.res.status >= 500) log(`${traceId} ${c.req.method} ${url.pathname} ${c.res.status}`)
    const route = matchPath(url.pathname)?.route
    const headers = securityHeaders(config, {
      ...(page && { nonce }),
      checkout: route?.startsWith('checkout') ?? false,
      shared:
        !page && (url.pathname.startsWith(`/${EMBED_PREFIX}`) || url.pathname === OEMBED_PATH),
      piece: PIECE.test(url.pathname) && c.res.ok,
      ...(page && FRAMES[url.pathname] !== undefined && { framedBy: FRAMES[url.pathname] }),
      framesOwn: route === 'embed-builder',
      ...(route === 'discounts' && { leadsTo: config.identityOrigin }),
      secretAddress: isSecretAddress(url),
    })
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (page && url.pathname !== FRAME_PATH)
      c.res.headers.set('Speculation-Rules', `"${SPECULATION_PATH}"`)
  })

  app.get('/healthz', (c) =>
    c.json(
      {
        status: 'ok',
        cspViolations: reports.count(),
        rss_mb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
      },
      200,
      { 'Cache-Control': 'no-store' },
    ),
  )

  app.use(async (c, next) => {
    const target = rawTarget(c.env?.incoming?.url, c.req.url)
    const status = rejectionStatus(
      {
        method: c.req.method,
        target,
        host: c.req.header('host') ?? new URL(c.req.url).host,
        cookie: c.req.header('cookie') ?? null,
      },
      config,
    )
    if (status !== undefined) return c.text(`${status}`, status)
    if (
      c.req.method === 'POST' &&
      c.req.path !== '/csp-report' &&
      !isOneClick(c.req.raw.headers, new URL(c.req.url)) &&
      !isOwnChange(c.req.raw.headers, c.req.header('host') ?? new URL(c.req.url).host)
    )
      return c.text('403', 403)
    return next()
  })
  app.route('/', reports.routes)
  app.route('/', eventRoutes(config, log))
  app.use(limitBodies)
  app.route('/', speculationRules)
  app.route('/', staticFiles({ folder: clientFolder }))
  app.route('/', embed.routes)
  app.use(compressTexts)
  app.route('/', oembed(config))
  app.route('/', llmsText(config))
  app.route('/', robots(config)).route('/', sitemaps(config))
  app.route('/', similarDesigns(config))
  app.route('/', menus.routes)
  app.route('/', debugPages(config))
  app.route('/', panelMessages).route('/', islandMessages)
  if (embed.build) app.route('/', embedPreview(embed.build))

  app.get('/', (c) => {
    return c.body(null, 302, {
      Location: `/${languageOf(c.req.raw, market)}${new URL(c.req.url).search}`,
      Vary: 'Accept-Language, Cookie',
      'Cache-Control': 'private, no-store',
    })
  })

  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    const target = rawTarget(c.env?.incoming?.url, c.req.url)
    const noPage = isNoPage(target)
    if (!noPage && c.req.method !== 'POST') {
      const path = canonicalPath(url.pathname, languages) ?? ownSlug(url.pathname)
      if (path !== undefined)
        return c.body(null, 301, { Location: path + lastingQuery(path, url.search) })
      const language = languageOf(c.req.raw, market)
      const page = pathInMarket(market, url.pathname) ?? pageOfPlainPath(url.pathname, language)
      if (page !== undefined)
        return c.body(null, 302, {
          Location: joinQuery(page, lastingQuery(page, url.search)),
          Vary: 'Accept-Language, Cookie',
          'Cache-Control': 'private, no-store',
        })
      const left = pageAsLeft(url, c.req.raw.headers, config.origin)
      if (left !== undefined)
        return c.body(null, 302, { Location: left, 'Cache-Control': 'private, no-store' })
      const search = isPage(url.pathname) ? cleanQuery(url.search) : undefined
      if (search !== undefined)
        return c.body(null, 302, {
          Location: url.pathname + search,
          'Cache-Control': 'private, no-store',
        })
    }
    const context = new RouterContextProvider()
    const shop = await readShop(c.req.raw, /\?[^#]*/.exec(target)?.[0] ?? '', config, {
      traceparent: c.get('traceparent'),
      socketAddress: c.env?.incoming?.socket?.remoteAddress,
    })
    context.set(shopContext, shop)
    context.set(embedBuildContext, embed.build)
    context.set(menuDesignsContext, menus.findDesigns)
    context.set(frameContext, {
      page: shop.page,
      market,
      nonce: c.get('nonce'),
      traceId: c.get('traceId'),
      origin: config.origin,
      path: url.pathname,
      search: lastingSearch(url, matchPath(url.pathname)?.route),
      fonts,
      scripts,
      messages: shop.flash.messages,
      isGuessed: shop.isGuessed,
      analytics: { decision: shop.analytics, isDebugged: config.debugPages !== undefined },
    })
    const response = await renderPage(
      noPage
        ? new Request(new URL(NO_PAGE, config.origin), { headers: c.req.raw.headers })
        : c.req.raw,
      context,
    )
    const answer = withEndedMessage(c.req.raw, response, shop)
    return forgetMember(c.req.raw, finishAnswer(answer, shop, c.get('traceId')), shop)
  })

  app.onError((error, c) => {
    log(`error ${c.get('traceId')} ${error.stack ?? String(error)}`)
    return c.html(lastResortPage('en', c.get('traceId')), 500)
  })
  return app
}
