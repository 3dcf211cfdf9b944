import { CHECKOUT_STEPS, stepsFor } from '@selvage/core/checkout'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { possibleEvents, screenOf, stateKeyOf } from '../testing/checkout-screens.ts'
import { checkoutWithAddedStep, rowsWithAddedStep } from '../testing/added-step.ts'
import { eventOf } from '../testing/run.ts'
import { ORDER_ID, sampleCheckout, sampleForm, sampleStored } from '../testing/samples.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutInput } from './checkout.types.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>
type Transitions = Readonly<Record<string, readonly string[]>>

/** The screens at which a step may be entered: payment goes by whether the order has a card. */
const screensOf = (step = 'cart'): readonly string[] => {
  if (step === 'cart') return ['left']
  return step === 'payment' ? ['payment.opening', 'payment.orderPayment'] : [`${step}.editing`]
}

/**
 * The transitions that the checkout may make, written by hand from the specification and the rules
 * of the pay path, and not from the machine: from each screen the screens that one event may lead
 * to. Only the order of the steps comes from outside.
 */
function allowedTransitions(steps: readonly string[]): Transitions {
  const next = (step: string) => screensOf(steps[steps.indexOf(step) + 1])
  const back = (step: string) => screensOf(steps[steps.indexOf(step) - 1])
  const earlier = ['shipping', 'delivery'].filter((step) => steps.includes(step)).flatMap(screensOf)
  const delivery: Transitions = {
    'delivery.editing': ['delivery.saving', ...back('delivery')],
    'delivery.saving': ['delivery.editing', ...next('delivery'), 'left'],
  }
  const specified = ['shipping', 'delivery', 'payment', 'review', 'confirm']
  const added = steps
    .filter((step) => !specified.includes(step))
    .map((step) => [`${step}.editing`, [...next(step), ...back(step), 'shipping.editing']] as const)
  const backOfPayment = ['shipping.editing', ...back('payment')]
  return {
    'shipping.editing': ['shipping.saving', ...back('shipping')],
    'shipping.saving': ['shipping.editing', ...next('shipping'), 'left'],
    ...(steps.includes('delivery') && delivery),
    ...Object.fromEntries(added),
    'payment.opening': [
      'payment.editing',
      'payment.openFailed',
      'payment.orderPayment',
      'left',
      ...backOfPayment,
    ],
    'payment.openFailed': ['payment.opening', 'payment.orderPayment', ...backOfPayment],
    'payment.orderPayment': [...next('payment'), 'payment.opening', ...backOfPayment],
    'payment.editing': [
      'payment.tokenizing',
      'payment.opening',
      'payment.orderPayment',
      ...backOfPayment,
    ],
    'payment.tokenizing': ['payment.saving', 'payment.editing'],
    'payment.saving': ['payment.editing', ...next('payment'), 'left'],
    'review.editing': ['review.creatingKey', 'review.placing', ...back('review'), ...earlier],
    'review.creatingKey': ['review.placing', 'review.editing'],
    'review.placing': ['confirm', 'reconciling.asking', 'reconciling.waiting', 'renewing', 'left'],
    'reconciling.asking': ['confirm', 'reconciling.waiting', 'renewing', 'review.editing', 'left'],
    'reconciling.waiting': ['reconciling.asking'],
    renewing: ['payment.opening'],
  }
}

/** The events of a traversal: all, those that go on or fail, or those that succeed. */
const eventFilters = {
  all: () => true,
  onward: (step: object) =>
    !('type' in step) ||
    ['NEXT', 'PLACE', 'CARD_TOKENIZED', 'CHANGE_CARD'].includes(step.type as string),
  about: (step: object) =>
    !('failed' in step) &&
    !('type' in step && ['GO', 'RETRY', 'CANCEL'].includes(step.type as string)),
} as const

function traversalOf(
  machine: typeof checkoutMachine,
  needsShipping: boolean,
  filter: keyof typeof eventFilters,
) {
  const stored = {
    ...sampleStored,
    step: 'shipping',
    shipping: sampleForm,
    delivery: { ...sampleStored.delivery, optionId: 'std' },
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
      const steps = possibleEvents(snapshot, needsShipping).filter(eventFilters[filter])
      // Two unanswered questions prove as much as fifteen.
      const bounded = steps.filter((step) => snapshot.context.asked < 2 || !('failed' in step))
      return bounded.map((step) => eventOf(machine, snapshot, step)) as EventFromLogic<
        typeof checkoutMachine
      >[]
    }) as never,
    stopWhen: ({ status }: { readonly status: string }) => status === 'done',
  }
}

const pairsOf = (transitions: Transitions) =>
  new Set(Object.entries(transitions).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`)))

const shopRows = CHECKOUT_STEPS
describe.each([
  ['with delivery', checkoutMachine, true, shopRows, { onward: 30, about: 1_500 }],
  ['without anything to ship', checkoutMachine, false, shopRows, { onward: 30, about: 600 }],
  [
    'with an added step',
    checkoutWithAddedStep(),
    true,
    rowsWithAddedStep(),
    { onward: 30, about: 1_500 },
  ],
] as const)('the checkout %s', (_, machine, needsShipping, rows, floor) => {
  const stepNames = stepsFor({ needsShipping }, rows)
  const allowed = pairsOf(allowedTransitions(stepNames))

  it('makes every transition that is allowed and no other one', () => {
    const edges = adjacencyMapToArray(
      getAdjacencyMap(machine as never, traversalOf(machine, needsShipping, 'all') as never),
    ) as unknown as { state: Snapshot; nextState: Snapshot }[]
    const taken = new Set(
      edges
        .map(({ state, nextState }) => [screenOf(state), screenOf(nextState)] as const)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} → ${to}`),
    )
    expect([...taken].filter((transition) => !allowed.has(transition))).toEqual([])
    expect([...allowed].filter((transition) => !taken.has(transition))).toEqual([])
    expect(edges.length).toBeGreaterThan(150)
  })

  it.each(['onward', 'about'] as const)(
    'follows every simple path %s to an end',
    (filter) => {
      const paths = getSimplePaths(machine, {
        ...traversalOf(machine, needsShipping, filter),
        toState: ({ status }) => status === 'done',
      }) as { state: Snapshot; steps: { state: Snapshot; event: { type: string } }[] }[]
      const saved = ['shipping', 'delivery', 'payment']
      const needed = stepNames
        .filter((step) => step !== 'confirm' && step !== 'review')
        .map((step) => `${step}.${saved.includes(step) ? 'saving' : 'editing'}`)
        .concat('review.placing')
      const wrong = paths.flatMap(({ state, steps }) => {
        const screens = [...steps.map((step) => screenOf(step.state)), screenOf(state)]
        const isAllowed = screens.every(
          (screen, index) =>
            index === 0 ||
            screen === screens[index - 1] ||
            allowed.has(`${screens[index - 1]} → ${screen}`),
        )
        // Only a placed order is confirmed, and no path reaches it around a step.
        const isEarned =
          state.context.attempt?.state === 'ordered' &&
          needed.every((screen) => screens.includes(screen))
        const isEnd = screenOf(state) === 'left' || (screenOf(state) === 'confirm' && isEarned)
        return isAllowed && isEnd ? [] : [screens.join(' → ')]
      })
      expect(wrong).toEqual([])
      expect(paths.length).toBeGreaterThan(floor[filter])
    },
    60_000,
  )
})
