import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Store } from '../store.ts'
import { outcomeOf } from '../test-cards.table.ts'
import { frameAssets } from './assets.ts'
import { cardErrors, readCard } from './card-rules.ts'
import { framePage } from './page.ts'

/** Most tries of one session, against trying out stolen cards. */
const MOST_TRIES = 30
export const THEMES = ['light', 'dark', 'contrast', 'auto'] as const

const typed = v.pipe(v.string(), v.maxLength(200))
const cardBody = v.strictObject({
  name: typed,
  number: typed,
  expiry_month: typed,
  expiry_year: typed,
  cvc: typed,
})

interface FrameOptions {
  readonly store: Store
  /** The provider's own origin, which alone may send a card. */
  readonly origin: string
  readonly now: () => number
}

/** The routes of the card frame: its page, its assets, and the card that it sends. */
export function frameRoutes({ store, origin, now }: FrameOptions): Hono {
  const app = new Hono()
  const assets = frameAssets()

  app.get('/frame/:session', (c) => {
    const session = store.session(c.req.param('session'))
    if (!session || session.expires_at < now()) return c.json({ error: 'not_found' }, 404)
    const theme = THEMES.find((known) => known === c.req.query('theme')) ?? session.theme
    const nonce = randomBytes(16).toString('base64')
    c.header(
      'content-security-policy',
      [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${session.merchant_origin}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    )
    c.header('cross-origin-resource-policy', 'cross-origin')
    c.header('cross-origin-embedder-policy', 'require-corp')
    return c.html(
      framePage({ session: { ...session, theme }, nonce, coreUrl: '/assets/card-frame.js' }),
    )
  })

  app.post('/frame/:session/tokens', async (c) => {
    const session = store.session(c.req.param('session'))
    if (!session || session.expires_at < now()) return c.json({ error: 'not_found' }, 404)
    const own =
      c.req.header('origin') === origin &&
      (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    if (!own || !/^application\/json\b/.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'forbidden' }, 403)
    if (session.tries >= MOST_TRIES) return c.json({ error: 'too_many' }, 429)
    const read = v.safeParse(cardBody, await c.req.json().catch(() => undefined))
    if (!read.success) return c.json({ error: 'invalid' }, 400)
    const wrong = cardErrors(read.output, new Date(now()))
    if (wrong.length > 0) return c.json({ fieldErrors: wrong }, 400)
    const card = readCard(read.output)
    const { outcome, challenge } = outcomeOf(card.number)
    const token = `tok_${randomBytes(24).toString('base64url')}`
    const shown = {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
    }
    store.countTry(session.id)
    store.addToken({
      ...shown,
      token,
      session_id: session.id,
      name: card.name,
      outcome,
      challenge: challenge ? 'yes' : '',
      charge_key: null,
      fingerprint: store.fingerprintOf(card.number),
    })
    return c.json({ token, ...shown })
  })

  app.get('/assets/:name', (c) => {
    const asset = assets.get(c.req.param('name'))
    if (!asset) return c.json({ error: 'not_found' }, 404)
    return c.body(asset.body, 200, {
      'content-type': asset.type,
      'cache-control': 'public, max-age=300',
    })
  })

  return app
}
