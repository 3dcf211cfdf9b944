import { Hono } from 'hono'
import { LOCALES } from '@selvage/core/locale'
import {
  BETWEEN_NAMES,
  ISLAND_MESSAGES_PATH,
  pickIslandMessages,
} from '../app/island-runtime/island-messages.ts'
import { isIslandName } from '../app/islands/islands.table.ts'
import { catalogueOf } from '../app/page/translators.server.ts'

/**
 * Serves the messages of a page's islands. A page of another release gets today's, which its
 * browser asks for again.
 */
export const islandMessages = new Hono().get(`${ISLAND_MESSAGES_PATH}:locale/:names`, (c) => {
  const locale = LOCALES.find((known) => known === c.req.param('locale'))
  const names = c.req.param('names').split(BETWEEN_NAMES)
  if (locale === undefined || !names.every(isIslandName)) return c.text('404', 404)
  const { messages, version } = pickIslandMessages(catalogueOf(locale), names)
  const isCurrent = c.req.query('v') === version
  return c.json(messages, 200, {
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
})
