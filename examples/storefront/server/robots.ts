import { languages } from '@selvage/i18n/locale'
import { routeNames, routePatterns } from '@selvage/i18n/routes'
import { Hono } from 'hono'
import type { StorefrontConfig } from './config.ts'

/** Pages that belong to one visitor. */
const OWN =
  /^(?:cart|checkout|earnings|own-account|own-designs|own-orders|new-design|account|order|guest-order|invoice|packing-slip|login|logout|register|password|payment-methods|preferences|find-order|discounts-proved|subscribe-|newsletter-|unsubscribe|privacy-confirm)/

/** Answers with what crawlers leave alone, and where the sitemaps are. */
export function robots({ origin }: Pick<StorefrontConfig, 'origin'>): Hono {
  const paths = new Set(
    routeNames
      .filter((name) => OWN.test(name))
      .flatMap((name) => languages.flatMap((language) => routePatterns(name, language)))
      // A rule is for all paths that begin with it.
      .map((pattern) => pattern.replace(/:.*$/, '')),
  )
  const text = [
    'User-agent: *',
    ...[...paths].sort().map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' }))
  return routes
}
