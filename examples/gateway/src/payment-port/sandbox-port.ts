import { isErrorCode } from '@selvage/core/errors'
import { callInSpan } from '@selvage/example-tracing'
import * as v from 'valibot'
import { paymentKeys, verifyCallback } from '../payment-provider/secret.ts'
import type { PaymentKeys } from '../payment-provider/secret.ts'
import type { ChargeOutcome, PaymentPort, PortCharge, RefundOutcome } from './payment-port.ts'

/** After this long without an answer the outcome is unknown, ms. */
const TIMEOUT_MS = 10_000

const sessionAnswer = v.object({ id: v.string(), frame_url: v.string(), frame_origin: v.string() })
const tokenAnswer = v.object({
  brand: v.string(),
  last4: v.string(),
  exp_month: v.number(),
  exp_year: v.number(),
  name: v.string(),
  fingerprint: v.optional(v.string(), ''),
  used: v.boolean(),
  cart_id: v.string(),
  currency: v.string(),
  amount_minor: v.nullable(v.number()),
  merchant_origin: v.string(),
})
const chargeAnswer = v.object({
  charge: v.object({
    id: v.string(),
    key: v.string(),
    amount_minor: v.number(),
    currency: v.string(),
    status: v.picklist(['succeeded', 'failed', 'cancelled', 'pending']),
    failure_code: v.nullable(v.string()),
    action_url: v.optional(v.nullable(v.string()), null),
    saved_card: v.optional(v.nullable(v.string()), null),
  }),
})
const refundAnswer = v.object({
  refund: v.object({ id: v.string(), amount_minor: v.number(), currency: v.string() }),
})
const rejection = v.object({ error: v.string() })

interface SandboxOptions {
  /** The provider's address. */
  readonly url: string
  readonly keys: PaymentKeys
  readonly timeoutMs?: number
  /** Another way to the provider than the network, for tests. */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>
}

function readFailure(code: string | null): PortCharge['failure'] {
  if (code === null) return null
  return isErrorCode(code) ? code : 'PAYMENT_FAILED'
}

/**
 * Reads an answer that is no success: the provider rejected the request before it moved any money;
 * every other answer leaves the outcome unknown.
 */
function rejectedOrUnknown(
  status: number,
  json: unknown,
): Extract<ChargeOutcome, { kind: 'rejected' | 'unknown' }> {
  const rejected = v.safeParse(rejection, json)
  return status >= 400 && status < 500 && rejected.success
    ? { kind: 'rejected', reason: rejected.output.error }
    : { kind: 'unknown' }
}

/** The provider's shared keys and address from the environment and the data folder. */
export function openSandbox({
  paymentUrl,
  dataDir,
  env,
}: {
  readonly paymentUrl: string
  readonly dataDir: string
  readonly env: Readonly<Record<string, string | undefined>>
}): PaymentPort {
  const timeoutMs = Number(env['PAYMENT_TIMEOUT_MS'] ?? TIMEOUT_MS)
  return sandboxPort({
    url: paymentUrl,
    keys: paymentKeys({ secret: env['PAYMENT_SECRET'], dataDir }),
    timeoutMs,
  })
}

/** A port to the sandbox provider; the shape of every answer is checked. */
export function sandboxPort({
  url,
  keys,
  timeoutMs = TIMEOUT_MS,
  fetch: send = fetch,
}: SandboxOptions): PaymentPort {
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    // The first part of the path alone: the next is a key or a token.
    callInSpan(`payment provider ${method} /${path.split('/')[1]}`, async (trace) => {
      const answer = await send(new URL(path, url).href, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${keys.api}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...trace,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, json: (await answer.json()) as unknown }
    })
  const readCharge = (json: unknown): PortCharge => {
    const { charge } = v.parse(chargeAnswer, json)
    const { action_url: actionUrl } = charge
    // The shopper is sent there: it must be a page of the provider's own.
    if (
      actionUrl !== null &&
      (!URL.canParse(actionUrl) || new URL(actionUrl).protocol !== new URL(url).protocol)
    )
      throw new Error('The provider named an address that is none of a page.')
    return {
      id: charge.id,
      key: charge.key,
      amountMinor: charge.amount_minor,
      currency: charge.currency,
      status: charge.status,
      failure: readFailure(charge.failure_code),
      actionUrl,
      savedCardId: charge.saved_card,
    }
  }

  return {
    providerOf: () => 'sandbox',
    async openSession({ cartId, amountMinor, currency, merchantOrigin, language }) {
      const { json } = await ask('POST', '/sessions', {
        cart_id: cartId,
        amount_minor: amountMinor,
        currency,
        merchant_origin: merchantOrigin,
        language,
      })
      const session = v.parse(sessionAnswer, json)
      return { id: session.id, frameUrl: session.frame_url, frameOrigin: session.frame_origin }
    },
    async token(token) {
      if (!/^tok_[A-Za-z0-9_-]{16,64}$/.test(token)) return null
      const { status, json } = await ask('GET', `/tokens/${token}`)
      if (status === 404) return null
      const read = v.parse(tokenAnswer, json)
      return {
        cartId: read.cart_id,
        currency: read.currency,
        amountMinor: read.amount_minor,
        merchantOrigin: read.merchant_origin,
        brand: read.brand,
        last4: read.last4,
        expMonth: read.exp_month,
        expYear: read.exp_year,
        name: read.name,
        fingerprint: read.fingerprint,
        used: read.used,
      }
    },
    async charge(request): Promise<ChargeOutcome> {
      try {
        const { status, json } = await ask(
          'POST',
          '/charges',
          {
            method: request.method,
            token: request.token,
            cart_id: request.cartId,
            amount_minor: request.amountMinor,
            currency: request.currency,
            customer: request.customerId,
            save_card: request.saveCard,
            return_url: request.returnUrl,
            merchant_origin: new URL(request.returnUrl).origin,
            language: request.language,
          },
          { 'idempotency-key': request.key },
        )
        if (status === 200) return { kind: 'charge', charge: readCharge(json) }
        return rejectedOrUnknown(status, json)
      } catch {
        return { kind: 'unknown' }
      }
    },
    async find(key) {
      const { status, json } = await ask('GET', `/charges/${encodeURIComponent(key)}`)
      if (status === 404) return null
      return readCharge(json)
    },
    async cancel(key) {
      const { json } = await ask('POST', `/charges/${encodeURIComponent(key)}/cancel`, {})
      return readCharge(json)
    },
    async refund({ key, chargeKey, amountMinor, currency }): Promise<RefundOutcome> {
      try {
        const { status, json } = await ask(
          'POST',
          `/charges/${encodeURIComponent(chargeKey)}/refunds`,
          { amount_minor: amountMinor, currency },
          { 'idempotency-key': key },
        )
        if (status === 200) {
          const { refund } = v.parse(refundAnswer, json)
          const { id, amount_minor: given } = refund
          return { kind: 'refund', refund: { id, amountMinor: given, currency: refund.currency } }
        }
        return rejectedOrUnknown(status, json)
      } catch {
        return { kind: 'unknown' }
      }
    },
    async forgetCard({ id, customerId }) {
      const [customer, card] = [customerId, id].map(encodeURIComponent)
      const { status } = await ask('DELETE', `/customers/${customer}/cards/${card}`)
      if (status === 409) return false
      if (status !== 200) throw new Error(`The provider answered ${status}.`)
      return true
    },
    verify: (rawBody, signature, now) =>
      verifyCallback(rawBody, signature, keys.callback, Math.floor(now.getTime() / 1000)),
    // Its events have a call of their own in the contract.
    readEvent: async () => undefined,
  }
}
