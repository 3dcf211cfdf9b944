import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { ANSWERS, answerChallenge, chargeOrChallenge } from '../challenge.ts'
import type { Store } from '../store.ts'
import type { Challenge } from '../store-rows.ts'
import { challengePage, overPage } from './challenge-page.ts'

interface ChallengeOptions {
  readonly store: Store
  /** The provider's own origin, whose page alone may answer. */
  readonly origin: string
  readonly now: () => number
}

/**
 * Lets the page write its days, post to the provider and be led back to the merchant, and do
 * nothing else.
 */
function setPolicy(c: Context, challenge: Challenge, nonce: string): void {
  c.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      `form-action 'self' ${challenge.merchant_origin}`,
      "frame-ancestors 'none'",
    ].join('; '),
  )
  // Without a referrer the browser would name no origin for the page's own form.
  c.header('referrer-policy', 'same-origin')
}

/** The routes of the page on which a shopper confirms a payment. */
export function challengeRoutes({ store, origin, now }: ChallengeOptions): Hono {
  const app = new Hono()

  app.get('/challenge/:id', (c) => {
    const challenge = store.challenge(c.req.param('id'))
    if (!challenge) return c.json({ error: 'not_found' }, 404)
    const nonce = randomBytes(16).toString('base64')
    setPolicy(c, challenge, nonce)
    const state = chargeOrChallenge(store, challenge.key, now())
    return state && 'status' in state
      ? c.html(overPage(challenge, state, nonce))
      : c.html(challengePage(challenge, nonce, new Date(now())))
  })

  app.post('/challenge/:id', async (c) => {
    const challenge = store.challenge(c.req.param('id'))
    if (!challenge) return c.json({ error: 'not_found' }, 404)
    if (c.req.header('origin') !== origin) return c.json({ error: 'forbidden' }, 403)
    const { answer } = await c.req.parseBody()
    const known = ANSWERS.find((each) => each === answer)
    if (!known) return c.json({ error: 'invalid' }, 400)
    answerChallenge(store, challenge.id, known, now())
    setPolicy(c, challenge, '')
    return c.redirect(challenge.return_url, 303)
  })

  return app
}
