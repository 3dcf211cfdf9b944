import * as v from 'valibot'
import type { Queryable } from '../../db/database.ts'
import { vendorRecordsOf } from '../vendor-store.ts'

const session = v.object({
  cartId: v.string(),
  currency: v.string(),
  amountMinor: v.number(),
  merchantOrigin: v.string(),
  language: v.string(),
  expiresAt: v.number(),
})
/** A session of the page with Stripe's card fields. */
export type StripeSession = v.InferOutput<typeof session>

/** A card that was given on that page, under a token of our own. */
const card = v.object({
  paymentMethod: v.string(),
  cartId: v.string(),
  currency: v.string(),
  amountMinor: v.optional(v.nullable(v.number()), null),
  merchantOrigin: v.string(),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
  name: v.string(),
  fingerprint: v.string(),
  /** The key that the token pays; a token pays one. */
  key: v.nullable(v.string()),
})

const charge = v.object({
  /** Stripe's payment intent; null for a key that was closed before there was one. */
  intent: v.nullable(v.string()),
  token: v.string(),
  cartId: v.string(),
  amountMinor: v.number(),
  currency: v.string(),
})
/** The payment intent of a key. */
export type StripeCharge = v.InferOutput<typeof charge>

const customer = v.object({ id: v.string() })

/** Opens what the adapter remembers, in the gateway's own database. */
export function stripeRecords(db: Queryable, now: () => Date) {
  const of = { vendor: 'stripe', now } as const
  return {
    sessions: vendorRecordsOf(db, { ...of, kind: 'session', schema: session }),
    cards: vendorRecordsOf(db, { ...of, kind: 'token', schema: card }),
    charges: vendorRecordsOf(db, { ...of, kind: 'charge', schema: charge }),
    customers: vendorRecordsOf(db, { ...of, kind: 'customer', schema: customer }),
  }
}
export type StripeRecords = ReturnType<typeof stripeRecords>
