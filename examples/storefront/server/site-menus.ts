import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { createGateway } from '@selvage/core/gateway'
import { languageOf, LOCALES } from '@selvage/core/locale'
import { defaultLocales } from '@selvage/i18n/locale'
import { Hono } from 'hono'
import { translatorFor } from '../app/page/translators.server.ts'
import { createMenuDesigns } from '../app/site/menus/menu-designs.server.ts'
import type { FindMenuDesigns } from '../app/site/menus/menu-designs.server.ts'
import { MENUS_PATH } from '../app/site/menus/menus-path.ts'
import { menuContents } from '../app/site/menus/site-menus.ts'
import type { StorefrontConfig } from './config.ts'

interface SiteMenus {
  readonly routes: Hono
  /** Finds the pictures of the menus, for the page of all of them. */
  readonly findDesigns: FindMenuDesigns
}

/** Serves the contents of the header's menus, which are fetched when the first of them opens. */
export function siteMenus({ gatewayUrl }: Pick<StorefrontConfig, 'gatewayUrl'>): SiteMenus {
  const findDesigns = createMenuDesigns(
    createGateway({
      url: gatewayUrl,
      locale: defaultLocales[DESIGN_LANGUAGE],
      credentials: 'omit',
    }),
  )
  const routes = new Hono().get(`${MENUS_PATH}:locale`, async (c) => {
    const locale = LOCALES.find((known) => known === c.req.param('locale'))
    if (locale === undefined) return c.text('404', 404)
    const contents = menuContents(languageOf(locale), translatorFor(locale), await findDesigns())
    return c.json(contents, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
  return { routes, findDesigns }
}
