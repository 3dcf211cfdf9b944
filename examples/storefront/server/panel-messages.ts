import { Hono } from 'hono'
import { LOCALES } from '@selvage/core/locale'
import { pickFeatures } from '@selvage/i18n/messages'
import { PANEL_FEATURES, PANEL_MESSAGES_PATH } from '../app/cart/panel-messages.ts'
import { catalogueOf } from '../app/page/translators.server.ts'

/** Serves the messages of the cart's panel, which is fetched when it is first opened. */
export const panelMessages = new Hono().get(`${PANEL_MESSAGES_PATH}:locale`, (c) => {
  const locale = LOCALES.find((known) => known === c.req.param('locale'))
  if (locale === undefined) return c.text('404', 404)
  return c.json(pickFeatures(catalogueOf(locale), PANEL_FEATURES), 200, {
    'Cache-Control': 'public, max-age=3600',
  })
})
