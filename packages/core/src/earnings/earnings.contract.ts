import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { id, listOffset, money } from '../contract/wire.ts'
import type { Money } from '../money/money.ts'
import { EARNINGS_KINDS, EARNINGS_MONTHS, EARNINGS_PAGE_SIZE } from './earnings-rules.ts'

/** A whole number of a query, from 1 to `max`. */
const upTo = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.transform(Number),
      v.number(),
      v.minValue(1),
      v.maxValue(max),
    ),
  )

const usd = (raw: number): Money => money(raw, 'USD')

const month = v.pipe(
  v.object({ month: v.string(), num_sold: v.number(), raw_earned: v.number() }),
  v.transform((wire) => ({
    /** Year and month in UTC, such as `2026-11`. */
    month: wire.month,
    soldCount: wire.num_sold,
    earned: usd(wire.raw_earned),
  })),
)
/** Pieces that were sold in a month, and what they earned. */
export type EarningsMonth = v.InferOutput<typeof month>

const design = v.pipe(
  v.object({ id, title: v.string(), num_sold: v.number(), raw_earned: v.number() }),
  v.transform((wire) => ({
    id: wire.id,
    title: wire.title,
    soldCount: wire.num_sold,
    earned: usd(wire.raw_earned),
  })),
)
/** A design that was sold, and what it earned. */
export type DesignEarnings = v.InferOutput<typeof design>

const payout = v.pipe(
  v.object({ raw_amount: v.number(), at: v.string() }),
  v.transform((wire) => ({ amount: usd(wire.raw_amount), at: wire.at })),
)
/** A balance that was paid out. */
export type Payout = v.InferOutput<typeof payout>

/** The query of {@link readEarnings}. */
export interface EarningsQuery {
  /** Months to give, the current one with them: 1 to 36; 12 when left out. */
  readonly months?: number | undefined
}

/**
 * Gets what a designer's merchandise has earned: 10 % of what was paid for it after discounts,
 * before tax and delivery, in US dollars. A sale waits, and is not in the balance, as long as its
 * order can be canceled. What an order earned is taken back when all of it is given back, so that a
 * balance can be below zero. A member who has sold nothing gets zeros.
 */
export const readEarnings = defineCall({
  name: 'earnings.read',
  method: 'GET',
  path: '/user/me/earnings',
  auth: 'member',
  query: v.object({ months: upTo(EARNINGS_MONTHS.max), page_locale: v.optional(v.string()) }),
  encodeQuery: ({ months }: EarningsQuery) => ({
    months: months === undefined ? undefined : String(months),
  }),
  answer: v.pipe(
    v.object({
      raw_balance: v.number(),
      raw_waiting: v.number(),
      raw_earned: v.number(),
      raw_paid_out: v.number(),
      num_sold: v.number(),
      /** The current month first, and each month before it, also those without a sale. */
      months: v.array(month),
      /** Those that were sold, the one that earned the most first; 100 at most. */
      designs: v.array(design),
      /** The newest first; 100 at most. */
      payouts: v.array(payout),
    }),
    v.transform((wire) => ({
      /** The part that can be paid out. */
      balance: usd(wire.raw_balance),
      /** The part of orders that can still be canceled, which is in the balance afterwards. */
      waiting: usd(wire.raw_waiting),
      /** All that was ever earned. */
      earned: usd(wire.raw_earned),
      paidOut: usd(wire.raw_paid_out),
      /** Pieces that were ever sold. */
      soldCount: wire.num_sold,
      months: wire.months as readonly EarningsMonth[],
      designs: wire.designs as readonly DesignEarnings[],
      payouts: wire.payouts as readonly Payout[],
    })),
  ),
  errors: ['UNAUTHORIZED', 'FIELD_VALUE_INVALID'],
})
/** The earnings of a designer's merchandise. */
export type Earnings = CallAnswer<typeof readEarnings>

const line = v.pipe(
  v.object({
    sold_at: v.string(),
    design: v.object({ id, title: v.string() }),
    kind: v.picklist(EARNINGS_KINDS),
    quantity: v.number(),
    raw_earned: v.number(),
    is_taken_back: v.boolean(),
  }),
  v.transform((wire) => ({
    /** When it was sold, or taken back. */
    at: wire.sold_at,
    design: wire.design,
    kind: wire.kind,
    /** Pieces; below zero where they were taken back. */
    quantity: wire.quantity,
    earned: usd(wire.raw_earned),
    /** True for what was earned and taken back, because its order was given back. */
    isTakenBack: wire.is_taken_back,
  })),
)
/** A line of an order that earned, or was taken back, without its buyer. */
export type EarningsLine = v.InferOutput<typeof line>

/** The query of {@link listEarnings}. */
export interface EarningsLinesQuery {
  /** Index of the first line, 0 or more. */
  readonly offset?: number | undefined
  /** Lines of a page: 1 to 200; 20 when left out. */
  readonly size?: number | undefined
}

/** Gets a designer's sales line by line, the newest first. Nobody learns who bought. */
export const listEarnings = defineCall({
  name: 'earnings.list',
  method: 'GET',
  path: '/user/me/earnings/lines',
  auth: 'member',
  query: v.object({
    page_offset: listOffset,
    page_size: upTo(EARNINGS_PAGE_SIZE.max),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ offset, size }: EarningsLinesQuery) => ({
    page_offset: offset ? String(offset) : undefined,
    page_size: size === undefined ? undefined : String(size),
  }),
  answer: v.pipe(
    v.object({ lines: v.array(line), total: v.number(), page_offset: v.number() }),
    v.transform((wire) => ({
      lines: wire.lines as readonly EarningsLine[],
      /** The lines of all pages. */
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['UNAUTHORIZED', 'FIELD_VALUE_INVALID'],
})
/** A page of a designer's sales. */
export type EarningsPage = CallAnswer<typeof listEarnings>

/**
 * Turns all of a designer's balance into Spoondollars, one for each US dollar; what waits stays.
 * The same key pays once. EARNINGS_BALANCE_TOO_LOW comes below US$5.00.
 */
export const payOut = defineCall({
  name: 'earnings.payOut',
  method: 'POST',
  path: '/user/me/earnings/payouts',
  auth: 'member',
  keyed: true,
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({ payout }),
    v.transform((wire) => wire.payout as Payout),
  ),
  errors: ['UNAUTHORIZED', 'EARNINGS_BALANCE_TOO_LOW', 'FIELD_VALUE_INVALID'],
})
