import type { HttpBindings } from '@hono/node-server'
import { readEventBatch, recordEvents } from '@selvage/core/analytics'
import { hasPrivacyControl, PRIVACY_CONTROL_HEADER } from '@selvage/core/consent'
import { isShopError } from '@selvage/core/contract'
import { createGateway } from '@selvage/core/gateway'
import { DEFAULT_COUNTRY, localeOf } from '@selvage/core/locale'
import { Hono } from 'hono'
import { EVENTS_PATH } from '../app/analytics/event-marks.ts'
import type { StorefrontConfig } from './config.ts'
import { decisionOf } from './consent/read-consent.ts'
import { cookieJar } from './cookie-jar.ts'
import { limitBody } from './limit-bodies.ts'
import { visitorHeader } from './visitor-header.ts'

/** The longest batch, bytes: browsers send no more from a page that is left. */
const MAX_BYTES = 64 * 1024
/** How long the gateway may take, milliseconds; the page sends the batch again after that. */
const TIMEOUT_MS = 6_000

/**
 * Takes the events of pages and hands them on to the gateway, where the visitor allows them. An
 * answer of 403 makes the page stop; `GET` answers what is decided now.
 */
export function eventRoutes(
  config: StorefrontConfig,
  log: (line: string) => void,
): Hono<{ Bindings: Partial<HttpBindings> }> {
  const secure = config.origin.startsWith('https:')
  const routes = new Hono<{ Bindings: Partial<HttpBindings> }>()
  routes.get(EVENTS_PATH, ({ req: { raw }, text }) =>
    text(decisionOf(raw.headers, cookieJar(raw.headers.get('cookie')).read, secure), 200, {
      'Cache-Control': 'private, no-store',
    }),
  )
  routes.post(EVENTS_PATH, limitBody(MAX_BYTES), async (c) => {
    const { raw } = c.req
    const jar = cookieJar(raw.headers.get('cookie'))
    if (decisionOf(raw.headers, jar.read, secure) !== 'allowed') return c.text('403', 403)
    const body = readEventBatch(await c.req.json().catch(() => undefined))
    if (body === undefined) return c.text('400', 400)
    const gateway = createGateway({
      url: config.gatewayUrl,
      locale: localeOf('en', DEFAULT_COUNTRY),
      fetch: jar.fetch({
        Origin: config.origin,
        ...(hasPrivacyControl(raw.headers) && { [PRIVACY_CONTROL_HEADER]: '1' }),
        ...visitorHeader(raw, config, c.env?.incoming?.socket?.remoteAddress),
      }),
      timeoutMs: TIMEOUT_MS,
    })
    try {
      const { isAllowed } = await gateway.send(recordEvents, { body })
      return isAllowed ? c.body(null, 204) : c.text('403', 403)
    } catch (error) {
      const { code, status = 503 } = isShopError(error) ? error : { code: String(error) }
      if (status === 429) return c.text('429', 429)
      log(`events ${status} ${code}`)
      // The page goes on without a batch that the gateway never takes.
      const isFinal = status < 500 && status !== 408 && code !== 'SERVER_ERROR'
      return isFinal ? c.text('400', 400) : c.text('503', 503)
    }
  })
  return routes
}
