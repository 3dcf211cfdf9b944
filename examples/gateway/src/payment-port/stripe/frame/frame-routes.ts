import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import * as v from 'valibot'
import { noSuchPath } from '../../../http/http-error.ts'
import type { PlainRoute } from '../../../http/handle.ts'
import { readBody } from '../../../http/read-body.ts'
import { newId } from '../../new-id.ts'
import { describeError } from '../../../log.ts'
import type { LogEntry } from '../../../log.ts'
import type { StripeRecords } from '../stripe-records.ts'
import { stripeFrameAssets } from './assets.ts'
import { FRAME_PATH, stripeFramePage } from './page.ts'

/** Longest body of a token's request, bytes: it has one id. */
const MAX_BODY_BYTES = 1_024

const tokenBody = v.strictObject({
  payment_method: v.pipe(v.string(), v.regex(/^pm_[A-Za-z0-9_]{1,100}$/)),
})

interface FrameOptions {
  readonly stripe: Stripe
  readonly records: StripeRecords
  readonly publishableKey: string
  readonly origin: string
  readonly now: () => Date
}

const json = (body: object, status = 200) => Response.json(body, { status })

/**
 * The page with Stripe's card fields, as the frame that the checkout shows: it alone loads Stripe's
 * script. Its token is ours, for one cart, one currency and one storefront.
 */
export function stripeFrameRoutes({
  stripe,
  records: { sessions, cards },
  publishableKey,
  origin,
  now,
}: FrameOptions): readonly PlainRoute[] {
  const assets = stripeFrameAssets()
  const sessionOf = async (id: string) => {
    const session = await sessions.find(id)
    if (!session || session.expiresAt < now().getTime()) throw noSuchPath()
    return session
  }

  const page: PlainRoute = {
    path: `${FRAME_PATH}/:session`,
    name: 'payments.stripe.frame',
    open: false,
    async run(request, { session: id = '' }) {
      const session = await sessionOf(id)
      const nonce = randomBytes(16).toString('base64')
      const theme = new URL(request.url).searchParams.get('theme') ?? 'auto'
      return new Response(stripeFramePage({ id, session, theme, nonce, publishableKey }), {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          // Stripe's script asks whose page it is on.
          'Referrer-Policy': 'strict-origin',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
          'Content-Security-Policy': policyOf(nonce, session.merchantOrigin),
        },
      })
    },
  }

  const tokens: PlainRoute = {
    path: `${FRAME_PATH}/:session/tokens`,
    method: 'POST',
    name: 'payments.stripe.tokens',
    open: false,
    async run(request, { session: id = '' }, { log }) {
      const session = await sessionOf(id)
      const isOwn =
        request.headers.get('origin') === origin &&
        (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
      if (!isOwn) return json({ error: 'forbidden' }, 403)
      const read = v.safeParse(tokenBody, (await readBody(request, MAX_BODY_BYTES)).json)
      if (!read.success) return json({ error: 'invalid' }, 400)
      let method: Stripe.PaymentMethod
      try {
        method = await stripe.paymentMethods.retrieve(read.output.payment_method)
      } catch (error) {
        log(describeFailure(error))
        return json({ error: 'unknown' }, 502)
      }
      const { card } = method
      // Somebody's saved card is no card that was typed here.
      if (!card || method.customer !== null) return json({ error: 'invalid' }, 400)
      const token = newId('tok')
      const shown = {
        brand: card.brand.replaceAll(/[^a-z]/g, ''),
        last4: card.last4,
        expMonth: card.exp_month,
        expYear: card.exp_year,
      }
      const { cartId, currency, amountMinor, merchantOrigin } = session
      await cards.keep(token, {
        ...shown,
        paymentMethod: method.id,
        cartId,
        currency,
        amountMinor,
        merchantOrigin,
        name: (method.billing_details.name ?? '').slice(0, 120),
        fingerprint: card.fingerprint ?? '',
        key: null,
      })
      const { expMonth: exp_month, expYear: exp_year, brand, last4 } = shown
      return json({ token, brand, last4, exp_month, exp_year })
    },
  }

  const files: PlainRoute = {
    path: '/payments/stripe/assets/:name',
    name: 'payments.stripe.assets',
    open: false,
    async run(_request, { name = '' }) {
      const asset = assets.get(name)
      if (!asset) throw noSuchPath()
      return new Response(asset.body, {
        headers: { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=300' },
      })
    },
  }
  return [page, tokens, files]
}

/** A failed question as the log may have it: Stripe's message and its request name the card. */
function describeFailure(error: unknown): LogEntry {
  const { type, statusCode } =
    error instanceof Stripe.errors.StripeError
      ? error
      : { type: describeError(error), statusCode: 0 }
  return {
    level: 'error',
    event: 'stripe.paymentMethod',
    route: 'payments.stripe.tokens',
    error: type,
    ...(statusCode && { status: statusCode }),
  }
}

/** The one policy of the shop that lets Stripe in. @source docs.stripe.com/security/guide */
const policyOf = (nonce: string, merchantOrigin: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' https://js.stripe.com https://*.js.stripe.com`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${merchantOrigin}`,
  ].join('; ')
