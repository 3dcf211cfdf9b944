import type { Checkout } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { eventOf } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import {
  ATTEMPT_ID,
  ORDER_ID,
  sampleAttempt,
  sampleCheckout,
  sampleForm,
} from '../testing/samples.ts'
import { furthestStep } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutInput } from './checkout.types.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>
type Transitions = Readonly<Record<string, readonly string[]>>

/**
 * What the checkout may do, written by hand from the specification and the rules of the pay path,
 * and not from the machine: from each screen the screens that one event may lead to.
 */
const allowed: Transitions = {
  'shipping.editing': ['shipping.saving', 'left'],
  'shipping.saving': ['shipping.editing', 'delivery.editing', 'left'],
  'delivery.editing': ['shipping.editing', 'delivery.saving'],
  'delivery.saving': ['delivery.editing', 'payment.opening', 'payment.resting', 'left'],
  'payment.opening': [
    'payment.editing',
    'payment.pristine',
    'payment.resting',
    'delivery.editing',
    'shipping.editing',
    'left',
  ],
  'payment.pristine': [
    'payment.opening',
    'payment.resting',
    'delivery.editing',
    'shipping.editing',
  ],
  'payment.resting': ['review.idle', 'payment.opening', 'delivery.editing', 'shipping.editing'],
  'payment.editing': [
    'payment.tokenising',
    'payment.opening',
    'payment.resting',
    'delivery.editing',
    'shipping.editing',
  ],
  'payment.tokenising': ['payment.saving', 'payment.editing'],
  'payment.saving': ['payment.editing', 'review.idle', 'left'],
  'review.idle': [
    'review.keying',
    'review.placing',
    'payment.resting',
    'payment.opening',
    'delivery.editing',
    'shipping.editing',
  ],
  'review.keying': ['review.placing', 'review.idle'],
  'review.placing': ['confirm', 'reconciling.asking', 'reconciling.waiting', 'renewing', 'left'],
  'reconciling.asking': ['confirm', 'reconciling.waiting', 'renewing', 'review.idle', 'left'],
  'reconciling.waiting': ['reconciling.asking'],
  renewing: ['payment.opening'],
}
/** Without anything to ship there is no delivery: Shipping leads to Payment, and Back skips it. */
const withoutDelivery: Transitions = {
  ...Object.fromEntries(
    Object.entries(allowed)
      .filter(([from]) => !from.startsWith('delivery'))
      .map(([from, to]) => [from, to.filter((each) => !each.startsWith('delivery'))]),
  ),
  'shipping.saving': ['shipping.editing', 'payment.opening', 'payment.resting', 'left'],
}

const screenOf = ({ value }: Snapshot): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([step, inside]) => `${step}.${String(inside)}`)
        .join()

/** What tells two moments of a checkout apart for the walk. */
const stateKeyOf = (snapshot: Snapshot): string => {
  const { card, attemptId, rejected: no, asked, attempt, frameReady } = snapshot.context
  return [
    screenOf(snapshot),
    furthestStep(snapshot.context),
    card,
    attemptId !== undefined,
    no !== undefined,
    asked,
    attempt?.state,
    frameReady,
  ].join(' ')
}

const lost = shopError('SERVER_ERROR')
const rejected = shopError('SERVER_ERROR', { status: 500 })
const gone = shopError('ORDER_CONTAINS_NO_ITEMS', { status: 400 })
const session = {
  provider: 'sandbox',
  sessionId: 'pay-1',
  frameUrl: 'https://pay.test/1',
  frameOrigin: 'https://pay.test',
}

/**
 * What may happen on a screen: what a shopper can do, and each way in which what is under way can
 * end.
 */
function possibleEvents(
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
  const furthest = furthestStep(snapshot.context)
  const reached = furthest === 'review' || furthest === 'payment' ? furthest : undefined
  const go = { type: 'GO', step: 'shipping' }
  const ask = {
    ordered: sampleAttempt('ordered'),
    declined: sampleAttempt('declined', 'CARD_DECLINED'),
    unknown: sampleAttempt('unknown'),
  }
  const happens: Readonly<Record<string, readonly object[]>> = {
    'shipping.editing': [{ type: 'NEXT' }, { type: 'BACK' }],
    'shipping.saving': save('saveShipping', reached ?? (needsShipping ? 'delivery' : 'payment')),
    'delivery.editing': [{ type: 'NEXT' }, { type: 'BACK' }],
    'delivery.saving': save('saveDelivery', reached ?? 'payment'),
    'payment.opening': [
      { done: 'openPayment', output: session },
      { failed: 'openPayment', error: lost },
      { failed: 'openPayment', error: gone },
      { type: 'BACK' },
      { type: 'KEEP_CARD' },
      go,
    ],
    'payment.pristine': [{ type: 'RETRY' }, { type: 'BACK' }, { type: 'KEEP_CARD' }, go],
    'payment.resting': [{ type: 'NEXT' }, { type: 'CHANGE_CARD' }, { type: 'BACK' }, go],
    'payment.editing': [
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'KEEP_CARD' },
      { type: 'RETRY' },
      go,
    ],
    'payment.tokenising': [
      { type: 'CARD_TOKENISED', token: 'tok_0123456789abcdef' },
      { type: 'CARD_INVALID', fieldErrors: [] },
      { after: 'cardTimeout' },
    ],
    'payment.saving': save('savePayment', 'review'),
    'review.idle': [{ type: 'PLACE' }, { type: 'BACK' }, go, { type: 'GO', step: 'delivery' }],
    'review.keying': [
      { done: 'makeKey', output: ATTEMPT_ID },
      { failed: 'makeKey', error: lost },
    ],
    'review.placing': [
      { done: 'placeOrder', output: ask.ordered },
      { done: 'placeOrder', output: ask.declined },
      { done: 'placeOrder', output: ask.unknown },
      { failed: 'placeOrder', error: lost },
      { failed: 'placeOrder', error: rejected },
      { failed: 'placeOrder', error: shopError('VAT_RATE_CHANGED', { status: 400 }) },
      { failed: 'placeOrder', error: gone },
      { type: 'PLACE' },
      { type: 'BACK' },
    ],
    'reconciling.asking': [
      { done: 'askAttempt', output: ask.ordered },
      { done: 'askAttempt', output: ask.declined },
      { done: 'askAttempt', output: null },
      { failed: 'askAttempt', error: lost },
    ],
    'reconciling.waiting': [{ after: 'reconcileWait' }],
    renewing: [
      { done: 'loadCheckout', output: progress('review') },
      { failed: 'loadCheckout', error: lost },
    ],
  }
  return (happens[screenOf(snapshot)] ?? []) as Step<typeof checkoutMachine>[]
}

/**
 * Which events a walk is made of. Every way to go on and to fail, or every way to go about with
 * everything succeeding.
 */
const transitions = {
  all: () => true,
  onward: (step: object) =>
    !('type' in step) ||
    ['NEXT', 'PLACE', 'CARD_TOKENISED', 'CHANGE_CARD'].includes(step.type as string),
  about: (step: object) =>
    !('failed' in step) &&
    !('type' in step && ['GO', 'RETRY', 'CANCEL'].includes(step.type as string)),
} as const

function optionsOf(needsShipping: boolean, transition: keyof typeof transitions) {
  const stored = {
    version: 1,
    orderId: ORDER_ID,
    step: 'shipping',
    shipping: sampleForm,
    delivery: { optionId: 'std', gift: { isGift: false, removePrices: false, message: '' } },
    billing: { same: true, address: sampleForm },
  } as const
  const input: CheckoutInput = {
    orderId: ORDER_ID,
    guest: true,
    country: 'US',
    checkout: sampleCheckout({ needsShipping }),
    stored,
  }
  return {
    input,
    serializeState: stateKeyOf as never,
    events: ((snapshot: Snapshot) => {
      // The frame tells that it is ready as soon as it is there.
      if (screenOf(snapshot) === 'payment.editing' && !snapshot.context.frameReady)
        return [{ type: 'FRAME_READY' }]
      const steps = possibleEvents(snapshot, needsShipping).filter(transitions[transition])
      // Two unanswered questions say as much as fifteen do.
      const patient = steps.filter((step) => snapshot.context.asked < 2 || !('failed' in step))
      return patient.map((step) => eventOf(checkoutMachine, snapshot, step)) as EventFromLogic<
        typeof checkoutMachine
      >[]
    }) as never,
    stopWhen: ({ status }: { readonly status: string }) => status === 'done',
  }
}

const legalOf = (transitions: Transitions) =>
  new Set(Object.entries(transitions).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`)))

describe.each([
  ['with delivery', true, allowed, { onward: 30, about: 1_500 }],
  ['without anything to ship', false, withoutDelivery, { onward: 30, about: 600 }],
] as const)('the checkout %s', (_, needsShipping, transitions, floor) => {
  it('makes every move that is allowed and no other one', () => {
    const steps = adjacencyMapToArray(
      getAdjacencyMap(checkoutMachine as never, optionsOf(needsShipping, 'all') as never),
    ) as unknown as { state: Snapshot; nextState: Snapshot }[]
    const taken = new Set(
      steps
        .map(({ state, nextState }) => [screenOf(state), screenOf(nextState)] as const)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} → ${to}`),
    )
    const legal = legalOf(transitions)
    expect([...taken].filter((transition) => !legal.has(transition))).toEqual([])
    expect([...legal].filter((transition) => !taken.has(transition))).toEqual([])
    expect(steps.length).toBeGreaterThan(150)
  })

  it.each(['onward', 'about'] as const)(
    'walks every simple path %s to an end',
    (transition) => {
      const paths = getSimplePaths(checkoutMachine, {
        ...optionsOf(needsShipping, transition),
        toState: ({ status }) => status === 'done',
      }) as { state: Snapshot; steps: { state: Snapshot; event: { type: string } }[] }[]
      const legal = legalOf(transitions)
      const order = [
        'shipping.saving',
        ...(needsShipping ? ['delivery.saving'] : []),
        'payment.saving',
        'review.placing',
      ]
      const wrong = paths.flatMap(({ state, steps }) => {
        const screens = [...steps.map((step) => screenOf(step.state)), screenOf(state)]
        const isAllowed = screens.every(
          (screen, index) =>
            index === 0 ||
            screen === screens[index - 1] ||
            legal.has(`${screens[index - 1]} → ${screen}`),
        )
        // Nobody is thanked for an order that was not placed, and nobody gets there around a step.
        const isEarned =
          state.context.attempt?.state === 'ordered' &&
          order.every((screen) => screens.includes(screen))
        return isAllowed &&
          (screenOf(state) === 'left' || (screenOf(state) === 'confirm' && isEarned))
          ? []
          : [screens.join(' → ')]
      })
      expect(wrong).toEqual([])
      expect(paths.length).toBeGreaterThan(floor[transition])
    },
    60_000,
  )
})
