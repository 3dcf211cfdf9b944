import { randomBytes } from 'node:crypto'
import { DISCOUNT_GROUPS } from '@selvage/core/discount'
import type { DiscountGroup } from '@selvage/core/discount'
import { languageOf } from '@selvage/core/locale'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import type { IdentityAccount } from './settings.ts'
import { identityPage, wrongPage } from './identity-page.ts'

/** How long a code and a token count, ms. */
const LIFETIME_MS = 5 * 60_000

interface AppOptions {
  /** The provider's own origin, whose page alone may answer. */
  readonly origin: string
  /** The one shop that has an account. */
  readonly client: IdentityAccount
  readonly now?: () => number
}

interface Grant {
  readonly group: DiscountGroup
  readonly redirectUri: string
  readonly expiresAt: number
}

/** A request for a proof that names a shop with an account, and a page of that shop. */
interface Ask {
  readonly redirectUri: URL
  readonly state: string
}

/**
 * The sandbox identity provider: the page on which a shopper proves a group, and the calls by which
 * a shop learns it. Codes and tokens live in memory for minutes.
 */
export function identityApp({ origin, client, now = Date.now }: AppOptions): Hono {
  const app = new Hono()
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()

  /** Takes a grant out of its map, so that it counts once; undefined for one that is too old. */
  function take(grants: Map<string, Grant>, key: string): Grant | undefined {
    const found = grants.get(key)
    grants.delete(key)
    return found && found.expiresAt > now() ? found : undefined
  }

  function give(grants: Map<string, Grant>, grant: Omit<Grant, 'expiresAt'>): string {
    for (const [key, { expiresAt }] of grants) if (expiresAt <= now()) grants.delete(key)
    const key = randomBytes(32).toString('base64url')
    grants.set(key, { ...grant, expiresAt: now() + LIFETIME_MS })
    return key
  }

  function read(c: Context): Ask | undefined {
    const asked = c.req.query('redirect_uri') ?? ''
    const redirectUri = URL.canParse(asked) ? new URL(asked) : undefined
    const state = c.req.query('state') ?? ''
    const isKnown =
      c.req.query('client_id') === client.id &&
      c.req.query('response_type') === 'code' &&
      redirectUri !== undefined &&
      redirectUri.username === '' &&
      redirectUri.password === '' &&
      client.origins.includes(redirectUri.origin)
    return isKnown && state !== '' && state.length <= 500 ? { redirectUri, state } : undefined
  }

  function draw(
    c: Context,
    asked: Ask | undefined,
    isMissing = false,
  ): Response | Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const actions = asked ? `'self' ${asked.redirectUri.origin}` : "'none'"
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${actions}; frame-ancestors 'none'`,
    )
    const shown = { language: languageOf(c.req.query('ui_locales') ?? ''), nonce }
    if (!asked) return c.html(wrongPage(shown), 400)
    const { host: merchant } = asked.redirectUri
    return c.html(identityPage(shown, { merchant, isMissing }), isMissing ? 422 : 200)
  }

  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-content-type-options', 'nosniff')
    // Without a referrer the browser would name no origin for the page's own form.
    c.res.headers.set('referrer-policy', 'same-origin')
  })
  app.onError((error, c) => {
    console.error(`identity provider: ${c.req.method} failed: ${error.name}`)
    return c.json({ error: 'server_error' }, 500)
  })

  app.get('/oauth/authorize', (c) => draw(c, read(c)))

  app.post('/oauth/authorize', async (c) => {
    const asked = read(c)
    if (!asked) return draw(c, asked)
    if (c.req.header('origin') !== origin) return c.json({ error: 'forbidden' }, 403)
    const { person, group: chosen } = await c.req.parseBody()
    const group = DISCOUNT_GROUPS.find((each) => each === chosen)
    if (person !== 'nobody' && !group) return draw(c, asked, true)
    const back = new URL(asked.redirectUri)
    back.searchParams.set('state', asked.state)
    if (person === 'verified' && group)
      back.searchParams.set('code', give(codes, { group, redirectUri: asked.redirectUri.href }))
    else
      back.searchParams.set('error', person === 'nobody' ? 'access_denied' : 'verification_failed')
    return c.redirect(back.href, 303)
  })

  app.post('/oauth/token', async (c) => {
    const form = await c.req.parseBody()
    const text = (name: string): string => {
      const value = form[name]
      return typeof value === 'string' ? value : ''
    }
    if (text('client_id') !== client.id || !isSameSecret(text('client_secret'), client.secret))
      return c.json({ error: 'invalid_client' }, 401)
    if (text('grant_type') !== 'authorization_code')
      return c.json({ error: 'unsupported_grant_type' }, 400)
    const grant = take(codes, text('code'))
    if (!grant || grant.redirectUri !== text('redirect_uri'))
      return c.json({ error: 'invalid_grant' }, 400)
    const token = give(tokens, grant)
    return c.json({ access_token: token, token_type: 'bearer', expires_in: LIFETIME_MS / 1000 })
  })

  app.get('/api/public/v3/attributes.json', (c) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const grant = tokens.get(token)
    if (!grant || grant.expiresAt <= now()) return c.json({ error: 'invalid_token' }, 401)
    return c.json({ attributes: [], status: [{ group: grant.group, verified: true }] })
  })

  return app
}
