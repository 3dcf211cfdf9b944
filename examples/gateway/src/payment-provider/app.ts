import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { METHOD_NAMES } from '@selvage/core/payment'
import { endAnswered, serveInSpan } from '@selvage/example-tracing'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import * as v from 'valibot'
import { challengeRoutes } from './challenge/challenge-routes.ts'
import { chargeOrChallenge } from './challenge.ts'
import { cancelKey, createCharge } from './charge.ts'
import { faultQueue, faultSchema } from './faults.ts'
import { frameRoutes, THEMES } from './frame/frame-routes.ts'
import { createRefund } from './refund.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import type { ProviderSettings } from './settings.ts'
import type { Store } from './store.ts'
import type { Challenge, Charge } from './store-rows.ts'
import { staysSaved } from './test-cards.table.ts'

const SESSION_LIFETIME_MS = 60 * 60_000

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)),
)
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/))
const sessionBody = v.strictObject({
  cart_id: name,
  amount_minor: v.optional(v.nullable(amount), null),
  currency,
  merchant_origin: origin,
  language: v.pipe(v.string(), v.regex(/^[A-Za-z_-]{2,20}$/)),
  theme: v.optional(v.picklist(THEMES), 'auto'),
})
const webUrl = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
)
const chargeBody = v.strictObject({
  method: v.optional(v.picklist(METHOD_NAMES), 'card'),
  token: v.optional(v.union([name, v.literal('')]), ''),
  cart_id: name,
  amount_minor: amount,
  currency,
  return_url: v.optional(webUrl),
  merchant_origin: v.optional(origin),
  language: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z_-]{2,20}$/))),
  customer: v.optional(name),
  save_card: v.optional(v.boolean(), false),
})
const refundBody = v.strictObject({ amount_minor: amount, currency })
/** Absent when the app is asked without a socket, in tests. */
interface Env {
  Bindings: Partial<HttpBindings>
}

interface AppOptions {
  readonly store: Store
  readonly apiSecret: string
  readonly settings: Pick<ProviderSettings, 'origin' | 'faults'>
  readonly now?: () => number
}

/**
 * The provider's HTTP app: its server-to-server calls under a bearer secret, and the card frame.
 */
export function providerApp({ store, apiSecret, settings, now = Date.now }: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  const faults = faultQueue(settings.faults)

  /** A charge as the merchant sees it, or the challenge that it waits for. */
  const shown = (found: Charge | Challenge) => {
    const { id, key, cart_id, amount_minor, currency: code } = found
    const same = { id, key, cart_id, amount_minor, currency: code }
    if (!('status' in found))
      return {
        ...same,
        status: 'pending',
        failure_code: null,
        action_url: `${settings.origin}/challenge/${id}`,
      }
    const saved_card = store.cardOfCharge(key)?.id ?? null
    return { ...same, status: found.status, failure_code: found.failure_code, saved_card }
  }

  app.use((c, next) =>
    serveInSpan(c.req.raw.headers, c.req.method, async (span) => {
      await next()
      const route = routePath(c, -1)
      endAnswered(span, { method: c.req.method, route, status: c.res.status })
    }),
  )
  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  app.use(async (c, next) => {
    await next()
    const set = (header: string, value: string) => {
      if (!c.res.headers.has(header)) c.res.headers.set(header, value)
    }
    set('cache-control', 'no-store')
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'no-referrer')
    set('cross-origin-resource-policy', 'same-origin')
    set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    set(
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
  })
  app.onError((error, c) => {
    // Only the kind of an error is logged: its message could hold typed text.
    if (error instanceof DropConnection) c.env?.incoming?.socket.destroy()
    else console.error(`payment provider: ${c.req.method} failed: ${error.name}`)
    return c.json({ error: 'internal' }, 500)
  })
  app.notFound((c) => c.json({ error: 'not_found' }, 404))

  const secret = (header: string | undefined) => isSameSecret(header ?? '', `Bearer ${apiSecret}`)
  const body = async <S extends v.GenericSchema>(request: Request, schema: S) =>
    v.safeParse(schema, await request.json().catch(() => undefined))
  for (const path of [
    '/sessions',
    '/tokens/*',
    '/charges',
    '/charges/*',
    '/customers/*',
    '/ledger',
    '/faults',
  ]) {
    app.use(path, async (c, next) =>
      secret(c.req.header('authorization')) ? next() : c.json({ error: 'unauthorized' }, 401),
    )
  }

  app.get('/healthz', (c) => c.json({ ok: true }))

  app.post('/sessions', async (c) => {
    const read = await body(c.req.raw, sessionBody)
    if (!read.success) return c.json({ error: 'invalid' }, 400)
    const id = `ps_${randomBytes(24).toString('base64url')}`
    store.addSession({ ...read.output, id, tries: 0, expires_at: now() + SESSION_LIFETIME_MS })
    return c.json({
      id,
      frame_url: `${settings.origin}/frame/${id}`,
      frame_origin: settings.origin,
    })
  })

  app.get('/tokens/:token', (c) => {
    const token = store.token(c.req.param('token'))
    const session = token && store.session(token.session_id)
    if (!token || !session) return c.json({ error: 'token_unknown' }, 404)
    const { brand, last4, exp_month, exp_year, name: holder, charge_key, fingerprint } = token
    return c.json({
      brand,
      last4,
      exp_month,
      exp_year,
      name: holder,
      fingerprint,
      used: charge_key !== null,
      cart_id: session.cart_id,
      currency: session.currency,
      amount_minor: session.amount_minor,
      merchant_origin: session.merchant_origin,
    })
  })

  app.post('/charges', async (c) => {
    const [read, key] = [
      await body(c.req.raw, chargeBody),
      v.safeParse(name, c.req.header('idempotency-key')),
    ]
    if (!read.success || !key.success) return c.json({ error: 'invalid' }, 400)
    const fault = faults.next()
    if (fault?.kind === 'drop-before') throw new DropConnection()
    if (fault?.kind === '500') return c.json({ error: 'internal' }, 500)
    if (fault?.kind === 'unavailable') return c.json({ error: 'method_unavailable' }, 409)
    const asked =
      fault?.kind === 'wrong-amount'
        ? { ...read.output, amount_minor: read.output.amount_minor + 1 }
        : read.output
    const charge = createCharge(
      store,
      { ...asked, key: key.output },
      now(),
      fault?.kind === 'late-event' ? { eventDelayMs: fault.ms } : {},
    )
    if (fault?.kind === 'delay') await sleep(fault.ms)
    if (fault?.kind === 'drop-after') throw new DropConnection()
    if (fault?.kind === '500-after') return c.json({ error: 'internal' }, 500)
    return 'rejected' in charge
      ? c.json({ error: charge.rejected }, 409)
      : c.json({ charge: shown(charge) })
  })

  app.get('/charges/:key', (c) => {
    const charge = chargeOrChallenge(store, c.req.param('key'), now())
    return charge ? c.json({ charge: shown(charge) }) : c.json({ error: 'not_found' }, 404)
  })

  app.post('/charges/:key/cancel', (c) => {
    const key = v.safeParse(name, c.req.param('key'))
    return key.success
      ? c.json({ charge: shown(cancelKey(store, key.output, now())) })
      : c.json({ error: 'invalid' }, 400)
  })

  app.post('/charges/:key/refunds', async (c) => {
    const read = await body(c.req.raw, refundBody)
    const key = v.safeParse(name, c.req.header('idempotency-key'))
    if (!read.success || !key.success) return c.json({ error: 'invalid' }, 400)
    const fault = faults.next()
    if (fault?.kind === 'drop-before') throw new DropConnection()
    const request = { ...read.output, key: key.output, charge_key: c.req.param('key') }
    const refund = createRefund(store, request, now())
    if (fault?.kind === 'drop-after') throw new DropConnection()
    return 'rejected' in refund ? c.json({ error: refund.rejected }, 409) : c.json({ refund })
  })

  app.delete('/customers/:customer/cards/:card', (c) => {
    const { customer, card } = c.req.param()
    const saved = store.card(card, customer)
    if (saved && staysSaved(saved.last4)) return c.json({ error: 'card_stays' }, 409)
    store.removeCard(card, customer)
    return c.json({ removed: true })
  })

  app.get('/ledger', (c) => c.json({ ledger: store.ledger() }))

  app.post('/faults', async (c) => {
    const read = await body(c.req.raw, v.array(faultSchema))
    if (!faults.enabled || !read.success) return c.json({ error: 'not_found' }, 404)
    faults.add(read.output)
    return c.json({ ok: true })
  })

  app.route('/', frameRoutes({ store, origin: settings.origin, now }))
  app.route('/', challengeRoutes({ store, origin: settings.origin, now }))
  return app
}

/** Thrown to cut the connection without an answer. */
class DropConnection extends Error {}
