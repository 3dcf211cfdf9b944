import { setTimeout as wait } from 'node:timers/promises'
import { PAYMENT_METHODS } from '@selvage/core/payment'
import type { Rand } from '@selvage/example-art'
import type { Processes } from './processes.ts'
import type { Reply } from './reply.ts'
import { createShopper, errorCode, GOOD_CARD, newAttemptId } from './shopper.ts'
import type { Shopper } from './shopper.ts'

/** The ways to buy that shoppers take in turn. */
export const PURCHASE_KINDS = [
  'card',
  'three-d-secure',
  'paypal',
  'afterpay',
  'gift certificate',
  'spoondollars',
  'promo',
] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** A shopper's own record of one purchase, made without the gateway. */
export interface ShownPurchase {
  readonly kind: PurchaseKind
  readonly cartId: string
  readonly attemptId: string
  /** The amount that was shown as due with the press that ended the purchase. */
  readonly dueMinor: number
  /** The number that the shopper was shown; null for a purchase that was rejected. */
  readonly order: string | null
  readonly code: string | null
}

export interface Instruments {
  /** A code that another shopper may be spending at the same time. */
  readonly giftCode: string
  readonly promoCode: string
  readonly member: { readonly email: string; readonly password: string }
}

const CHALLENGED_CARD = '4000000000003220'
const YARDS = 4
const SPOONDOLLARS = 2
const PAUSE_MS = 60
/** A purchase takes no longer, with all that is lost and killed on its way. */
const LIMIT_MS = 90_000
/** The share of challenges that shoppers deny. */
const DENIED = 0.2

/**
 * The codes with which a purchase may end without a charge: another shopper has spent the discount
 * or the credit, or this one has denied the payment at the provider.
 */
export const EXPECTED_CODES: Readonly<Partial<Record<PurchaseKind, readonly string[]>>> = {
  promo: ['ORDER_CLEANUP_REVIEW_REQUIRED', 'PROMO_CODE_ENDED'],
  'gift certificate': [
    'ORDER_CLEANUP_REVIEW_REQUIRED',
    'PAYMENT_DETAILS_MISSING_ERROR',
    'FIELD_VALUE_INVALID',
  ],
  'three-d-secure': ['PAYMENT_NOT_CONFIRMED'],
  paypal: [PAYMENT_METHODS.paypal.denied],
  afterpay: [PAYMENT_METHODS.afterpay.denied],
}

/** A rejection that ends the purchase. */
class Rejected extends Error {
  readonly code: string
  constructor(code: string, step: string) {
    super(`${step}: ${code}`)
    this.code = code
  }
}

/** Buys once over a network that loses things, as a client does that never gives up. */
export async function buyOnBadNetwork(
  shop: Processes['shop'],
  kind: PurchaseKind,
  { giftCode, promoCode, member }: Instruments,
  random: Rand,
): Promise<ShownPurchase> {
  const shopper = createShopper(shop)
  const until = performance.now() + LIMIT_MS
  let attemptId = newAttemptId()

  /** Repeats a request while it is lost, or the gateway cannot answer it now. */
  async function answered(step: string, request: () => Promise<Reply>): Promise<Reply> {
    let last = 'no answer'
    while (performance.now() < until) {
      const reply = await request().catch((error: unknown) => {
        last = String(error)
      })
      // A body that was cut off is no answer.
      if (reply && reply.status < 500 && Object.keys(reply.json).length > 0) return reply
      if (reply) last = `${reply.status}`
      await wait(PAUSE_MS)
    }
    throw new Error(`${kind}, ${step}: ${last} for ${LIMIT_MS} ms`)
  }

  /** Reads the order and repeats a change of it while that is lost or was made of an older one. */
  async function changed(step: string, change: () => Promise<Reply>): Promise<void> {
    for (;;) {
      await answered(`${step}, checkout`, shopper.checkout)
      const reply = await answered(step, change)
      const code = errorCode(reply)
      if (code === undefined) return
      if (code !== 'CART_VERSION_CONFLICT') throw new Rejected(code, step)
    }
  }

  async function pay(): Promise<void> {
    if (kind === 'paypal' || kind === 'afterpay')
      return changed('payment', () => payWithCompany(shopper, kind))
    return changed('payment', async () => {
      const opened = await shopper.openPayment()
      if (opened.status !== 201 && opened.status !== 200) return opened
      const number = kind === 'three-d-secure' ? CHALLENGED_CARD : GOOD_CARD
      return shopper.putPayment(await shopper.tokenize(opened.json.session_id ?? '', number))
    })
  }

  /** Places the order under one attempt until it has ended; a new press is a new attempt. */
  async function place(): Promise<string> {
    for (;;) {
      const reply = await answered('place', () => shopper.place(attemptId))
      const { attempt } = reply.json
      const code = errorCode(reply) ?? (attempt?.state === 'declined' ? attempt.code : null)
      if (code === 'CART_VERSION_CONFLICT') {
        await answered('place, checkout', shopper.checkout)
        attemptId = newAttemptId()
      } else if (code) throw new Rejected(code, 'place')
      else if (attempt?.state === 'ordered') return attempt.order_number ?? ''
      else if (attempt?.state === 'challenged') await answerPage(String(attempt.action_url))
      else await wait(PAUSE_MS)
    }
  }

  /** Answers the provider's page, and asks the gateway what has become of the attempt. */
  async function answerPage(url: string): Promise<void> {
    const body = new URLSearchParams({ answer: denies ? 'deny' : 'confirm' })
    const headers = { origin: new URL(shop.provider.url).origin }
    const request = { method: 'POST', headers, body, redirect: 'manual' } as const
    await shop.provider.send(new Request(url, request))
    await answered('attempt', () => shopper.attempt(attemptId))
  }
  const denies = random.chance(DENIED)

  async function prepare(): Promise<void> {
    if (kind === 'spoondollars')
      await answered('log in', () => shopper.call('POST', '/user/login', member))
    else await answered('guest', () => shopper.call('POST', '/guests', { kind: 'session' }))
    const line = newAttemptId()
    const added = await answered('add', () => shopper.call('POST', ADD, LINE, keyed(line)))
    if (errorCode(added) !== undefined) throw new Rejected(errorCode(added) ?? '', 'add')
    if (kind === 'promo')
      await changed('promo', () => {
        const path = `/order/${shopper.state.cartId}/promo`
        return shopper.call('PUT', path, { code: promoCode }, shopper.versioned())
      })
    await changed('shipping', () => shopper.putShipping())
    await changed('delivery', () => shopper.putDelivery())
    if (kind === 'gift certificate')
      await changed('gift certificate', () => shopper.applyCertificate(giftCode))
    if (kind === 'spoondollars') await changed('spoondollars', () => payWithSpoondollars(shopper))
    await pay()
    await answered('checkout', shopper.checkout)
  }

  const record = (order: string | null, code: string | null): ShownPurchase => ({
    kind,
    cartId: shopper.state.cartId,
    attemptId,
    dueMinor: Math.round(shopper.state.total * 100) - shopper.state.creditMinor,
    order,
    code,
  })
  try {
    await prepare()
    const order = await place()
    const { json } = await answered('invoice', () => shopper.invoice(order))
    if (json.invoice?.order_number !== order)
      throw new Error(`${kind}: order ${order} was shown, and has no invoice`)
    return record(order, null)
  } catch (error) {
    if (error instanceof Rejected) return record(null, error.code)
    throw error
  }
}

const ADD = '/api/spoonflower/add-to-cart'
const LINE = {
  fabric: 'PETAL_SIGNATURE_COTTON',
  fabric_size: 'YARD',
  quantity: YARDS,
  status: 'pending',
  design: { id: 2 },
}
const keyed = (key: string) => ({ 'idempotency-key': key })

const payWithCompany = ({ call, state, versioned }: Shopper, method: 'paypal' | 'afterpay') =>
  call('PUT', `/order/${state.cartId}/payment`, { method, billing_address: null }, versioned())

const payWithSpoondollars = ({ call, state, versioned }: Shopper) =>
  call('PUT', `/order/${state.cartId}/spoondollars`, { raw_amount: SPOONDOLLARS }, versioned())
