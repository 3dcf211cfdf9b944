import { defineCall, isCardKey } from '@selvage/core/contract'
import * as v from 'valibot'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { refundOrder } from '../payment/refund.ts'
import type { RefundResult } from '../payment/refund.ts'
import { amountText } from './amount-text.ts'
import { assertOperator } from './operator.ts'

// The order is in the path, because the digits of its number may look like a card's in a body. The
// body and the key are read after the operator's key, so that a stranger learns nothing.

/** Gives back money of an order, for operators. */
const refundCall = defineCall({
  name: 'ops.refund',
  method: 'POST',
  path: '/ops/orders/{number}/refunds',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID', 'ORDER_NOT_EDITABLE'],
})

const asked = v.strictObject({
  order_number: v.pipe(v.string(), v.regex(/^R\d{12}$/)),
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/))),
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{8,100}$/),
    v.check((key) => !isCardKey(key)),
  ),
})

const rejected = (message: string) => httpError('FIELD_VALUE_INVALID', { message })

type Rejected = Extract<RefundResult, { rejected: string }>

const leftOf = ({ leftMinor = 0, currency = '' }: Rejected): string =>
  amountText(leftMinor, currency)

function sentenceOf(result: Rejected): string {
  switch (result.rejected) {
    case 'order-unknown':
      return 'There is no order with this number.'
    case 'key-reused':
      return 'This key was used for another refund. Leave it out for a new one.'
    case 'nothing-left':
      return 'All of this order was given back already.'
    case 'too-much':
      return result.leftMinor === 0
        ? 'Credit paid this order. Leave the amount out, and all of it goes back to its balance.'
        : `Only ${leftOf(result)} of this order can still be given back.`
    case 'bought-credit':
      return `Only ${leftOf(result)} of this order can be given back while it keeps the credit that it bought. Give all of it back, and that credit is taken.`
  }
}

const refund = handle(refundCall, async (context, deps) => {
  assertOperator(context, deps)
  const read = v.safeParse(asked, {
    ...(typeof context.body === 'object' && context.body),
    order_number: context.params.number,
    key: context.request.headers.get('idempotency-key'),
  })
  if (!read.success)
    throw rejected(
      'A refund has an order number such as R123456789012, an amount such as 12.50 or none for all that is left, and a key.',
    )
  const { order_number: orderNumber, amount, key: id } = read.output
  const amountMinor = amount === undefined ? undefined : Math.round(Number(amount) * 100)
  if (amountMinor === 0) throw rejected('A refund is at least 0.01.')
  const result = await refundOrder({ id, orderNumber, amountMinor }, deps)
  if ('rejected' in result) throw rejected(sentenceOf(result))
  const { amountMinor: minor, currency, state } = result.refund
  return {
    order_number: orderNumber,
    key: id,
    state,
    amount: amountText(minor, currency),
    left: amountText(result.leftMinor, currency),
    ...(result.creditMinor > 0 && { credit: amountText(result.creditMinor, currency) }),
  }
})

/** Giving money back. */
export const refundRoutes: readonly Route[] = [refund]
