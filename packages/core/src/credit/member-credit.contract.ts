import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { currency, money } from '../contract/wire.ts'

/**
 * Why a balance changed: an order bought credit or was paid with it, the credit of a canceled order
 * was given back, credit that a canceled order had bought was taken back, a guest's came along, or
 * a designer's earnings were paid out.
 */
export const CREDIT_CHANGES = [
  'bought',
  'spent',
  'returned',
  'taken_back',
  'moved',
  'earned',
] as const
/** Why a balance changed. */
export type CreditChangeKind = (typeof CREDIT_CHANGES)[number]

/** The most movements of each kind of credit that are listed. */
export const CREDIT_CHANGES_MAX = 100

const order = v.nullable(
  v.pipe(
    v.object({ number: v.string(), placed_at: v.string() }),
    v.transform((wire) => ({ orderNumber: wire.number, placedAt: wire.placed_at })),
  ),
)

const move = v.pipe(
  v.object({
    kind: v.picklist(CREDIT_CHANGES),
    label: v.string(),
    raw_amount: v.number(),
    currency,
    at: v.string(),
    order,
  }),
  v.transform((wire) => ({
    kind: wire.kind,
    /** The end of a gift certificate's code; empty for Spoondollars. */
    label: wire.label,
    /** The growth of the balance, negative where it shrank. */
    amount: money(wire.raw_amount, wire.currency),
    at: wire.at,
    /** The order that it belongs to; null where there is none, or none yet. */
    order: wire.order,
  })),
)
/** One change of a member's credit. */
export type CreditChange = v.InferOutput<typeof move>

/**
 * Gets a member's store credit: the balance of Spoondollars, what has changed it, and what gift
 * certificates have paid of the member's orders, the newest first. Credit that was set aside for a
 * payment that failed is no change. A guest has no account of it and is UNAUTHORIZED.
 * @source spec 1 §1 (Spoondollars are store credit)
 */
export const readCredit = defineCall({
  name: 'credit.read',
  method: 'GET',
  path: '/user/me/credit',
  auth: 'member',
  answer: v.pipe(
    v.object({
      raw_balance: v.number(),
      spoondollars: v.array(move),
      certificates: v.array(move),
    }),
    v.transform((wire) => ({
      /** One Spoondollar is one US dollar. */
      balance: money(wire.raw_balance, 'USD'),
      spoondollars: wire.spoondollars as readonly CreditChange[],
      certificates: wire.certificates as readonly CreditChange[],
    })),
  ),
  errors: ['UNAUTHORIZED'],
})
/** A member's store credit, with what has changed it. */
export type MemberCredit = CallAnswer<typeof readCredit>
