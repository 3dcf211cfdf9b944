import { furthestStep } from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../checkout/checkout.machine.ts'
import { session } from './checkout-driver.ts'
import type { Step } from './run.ts'
import { ATTEMPT_ID, sampleAttempt, sampleCheckout } from './samples.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The screen that a checkout shows: `shipping.editing`, `renewing`. */
export const screenOf = ({ value }: Snapshot): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([step, inside]) => `${step}.${String(inside)}`)
        .join()

const furthestOf = ({ context: { checkout } }: Snapshot) => checkout && furthestStep(checkout)

/** The key by which a traversal knows a state again. */
export const stateKeyOf = (snapshot: Snapshot): string => {
  const { card, attemptId, rejected: rejection, asked, attempt } = snapshot.context
  return [
    screenOf(snapshot),
    furthestOf(snapshot),
    card,
    attemptId !== undefined,
    rejection !== undefined,
    asked,
    attempt?.state,
  ].join(' ')
}

const lost = shopError('SERVER_ERROR')
const rejected = shopError('SERVER_ERROR', { status: 500 })
const gone = shopError('ORDER_CONTAINS_NO_ITEMS', { status: 400 })
const go = { type: 'GO', step: 'shipping' }
const ended = {
  ordered: sampleAttempt('ordered'),
  declined: sampleAttempt('declined', 'CARD_DECLINED'),
  unknown: sampleAttempt('unknown'),
}

/** The events of one screen: what a shopper can do, and each end of the call under way. */
export function possibleEvents(
  snapshot: Snapshot,
  needsShipping: boolean,
): Step<typeof checkoutMachine>[] {
  const progress = (upTo: 'delivery' | 'payment' | 'review'): Checkout =>
    sampleCheckout({ upTo, needsShipping })
  const save = (src: string, upTo: 'delivery' | 'payment' | 'review') => [
    { done: src, output: progress(upTo) },
    { failed: src, error: lost },
    { failed: src, error: gone },
    { type: 'CANCEL' },
  ]
  const furthest = furthestOf(snapshot)
  const reached = furthest === 'review' || furthest === 'payment' ? furthest : undefined
  const events: Readonly<Record<string, readonly object[]>> = {
    'shipping.editing': [{ type: 'NEXT' }, { type: 'BACK' }],
    'shipping.saving': save('saveShipping', reached ?? (needsShipping ? 'delivery' : 'payment')),
    'delivery.editing': [{ type: 'NEXT' }, { type: 'BACK' }],
    'delivery.saving': save('saveDelivery', reached ?? 'payment'),
    'payment.opening': [
      { done: 'openPayment', output: session },
      { failed: 'openPayment', error: lost },
      { failed: 'openPayment', error: gone },
      { type: 'BACK' },
      { type: 'KEEP_PAYMENT' },
      go,
    ],
    'payment.openFailed': [{ type: 'RETRY' }, { type: 'BACK' }, { type: 'KEEP_PAYMENT' }, go],
    'payment.orderPayment': [{ type: 'NEXT' }, { type: 'CHANGE_CARD' }, { type: 'BACK' }, go],
    'payment.editing': [
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'KEEP_PAYMENT' },
      { type: 'RETRY' },
      go,
    ],
    'payment.tokenizing': [
      { type: 'CARD_TOKENIZED', token: 'tok_0123456789abcdef' },
      { type: 'CARD_INVALID', fieldErrors: [] },
      { after: 'cardTimeout' },
    ],
    'payment.saving': save('savePayment', 'review'),
    'review.editing': [{ type: 'PLACE' }, { type: 'BACK' }, go, { type: 'GO', step: 'delivery' }],
    'review.creatingKey': [
      { done: 'makeKey', output: ATTEMPT_ID },
      { failed: 'makeKey', error: lost },
    ],
    'review.placing': [
      { done: 'placeOrder', output: ended.ordered },
      { done: 'placeOrder', output: ended.declined },
      { done: 'placeOrder', output: ended.unknown },
      { failed: 'placeOrder', error: lost },
      { failed: 'placeOrder', error: rejected },
      { failed: 'placeOrder', error: shopError('VAT_RATE_CHANGED', { status: 400 }) },
      { failed: 'placeOrder', error: gone },
      { type: 'PLACE' },
      { type: 'BACK' },
    ],
    'reconciling.asking': [
      { done: 'askAttempt', output: ended.ordered },
      { done: 'askAttempt', output: ended.declined },
      { done: 'askAttempt', output: null },
      { failed: 'askAttempt', error: lost },
    ],
    'reconciling.waiting': [{ after: 'reconcileWait' }],
    renewing: [
      { done: 'loadCheckout', output: progress('review') },
      { failed: 'loadCheckout', error: lost },
    ],
  }
  const screen = screenOf(snapshot)
  // A step that was added is like the others: it leads on, and back.
  const added = screen.endsWith('.editing') ? [{ type: 'NEXT' }, { type: 'BACK' }, go] : []
  return (events[screen] ?? added) as Step<typeof checkoutMachine>[]
}
