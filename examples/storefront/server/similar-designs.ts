import { readId } from '@selvage/core/contract'
import { getDesign } from '@selvage/core/design'
import { createGateway } from '@selvage/core/gateway'
import { readSearch, searchString } from '@selvage/core/search'
import { defaultLocales, isLanguage } from '@selvage/i18n/locale'
import { localizePath } from '@selvage/i18n/routes'
import { Hono } from 'hono'
import type { StorefrontConfig } from './config.ts'

/**
 * Leads from the address of a design's likes to the shop with its pattern and its subjects. A
 * design that nobody may see has none, and its page is the router's 404.
 * @source spec 2 §2.2 (/en/designs/{id}/similar)
 */
export function similarDesigns({ gatewayUrl }: Pick<StorefrontConfig, 'gatewayUrl'>): Hono {
  const routes = new Hono()
  routes.get('/:language/designs/:id/similar', async (c, next) => {
    const language = c.req.param('language')
    const id = readId(c.req.param('id'))
    if (!isLanguage(language) || id === undefined) return next()
    const gateway = createGateway({
      url: gatewayUrl,
      locale: defaultLocales[language],
      credentials: 'omit',
    })
    const design = await gateway.send(getDesign, { params: { id }, query: {} }).catch(() => null)
    if (design === null) return next()
    const wanted = new URLSearchParams({ style: design.style })
    if (design.topics.length > 0) wanted.set('topic', design.topics.join(','))
    // A catalog may have styles and subjects that the shop does not filter by.
    const search = searchString(readSearch(wanted).query)
    const shop = localizePath('shop', language)
    return c.redirect(search === '' ? shop : `${shop}?${search}`, 302)
  })
  return routes
}
