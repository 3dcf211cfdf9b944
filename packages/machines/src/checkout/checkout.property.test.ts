import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoked, drive } from '../testing/run.ts'
import type { Step, Driver } from '../testing/run.ts'
import { ORDER_ID, sampleCheckout, sampleForm } from '../testing/samples.ts'
import { isDone, stepsOf } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { keepable, readStoredCheckout } from './stored-checkout.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Event lists in one run: 5,000 every time, a million with CHECKOUT_RUNS=1000000. */
const numRuns = Number(process.env['CHECKOUT_RUNS'] ?? 5_000)

type Machine = typeof checkoutMachine
type Occurrence = Step<Machine>

/**
 * A gateway as small as a test can make it: it knows what each attempt came to, and charges a key
 * once.
 */
interface Model {
  drive: Driver<Machine>
  readonly ends: Map<string, PaymentAttempt['state']>
  form: ShippingForm
  keys: number
  version: number
  needsShipping: boolean
}

const lost = shopError('SERVER_ERROR')
const session = {
  provider: 'sandbox',
  sessionId: 'pay-1',
  frameUrl: 'https://pay.test/1',
  frameOrigin: 'https://pay.test',
}
const fields = Object.keys(SHIPPING_FIELDS) as (keyof ShippingForm)[]
const texts = fields.filter((field) => field !== 'newsletter')

const codes = [
  'INVALID_ZIPCODE',
  'VAT_RATE_CHANGED',
  'ORDER_CLEANUP_REVIEW_REQUIRED',
  'CARD_DECLINED',
  'EXPIRED_SESSION',
  'CART_VERSION_CONFLICT',
  'PROMO_CODE_INVALID',
  'SERVER_ERROR',
] as const
const failure = fc
  .record({
    code: fc.constantFrom(...codes),
    status: fc.constantFrom(undefined, 400, 401, 405, 409, 429, 500, 503),
  })
  .map(({ code, status }) => shopError(code, status === undefined ? {} : { status }))

/** What a shopper may try at any moment, sensible or not. */
const deed: fc.Arbitrary<Occurrence> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('TYPE' as const),
      field: fc.constantFrom(...texts),
      value: fc.string({ maxLength: 8 }),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom({ type: 'NEXT' as const }, { type: 'PLACE' as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { type: 'BACK' as const },
      { type: 'CANCEL' as const },
      { type: 'RETRY' as const },
      { type: 'CHANGE_CARD' as const },
      { type: 'KEEP_CARD' as const },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { type: 'FRAME_READY' as const },
      { type: 'CARD_TOKENISED' as const, token: 'tok_0123456789abcdef' },
      { type: 'CARD_FAILED' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('GO' as const),
      step: fc.constantFrom<CheckoutStep>('shipping', 'delivery', 'payment', 'review', 'confirm'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'CHOOSE_DELIVERY' as const, optionId: 'rush' },
      { type: 'CHOOSE_DELIVERY' as const, optionId: 'none' },
    ),
  },
)
/**
 * How what is under way ends. `charge` says what the provider did, whatever the page hears of it.
 */
const ending = fc.record({
  ends: fc.constant(true),
  heard: fc.constantFrom('done', 'done', 'done', 'done', 'done', 'failed'),
  error: failure,
  charge: fc.constantFrom<PaymentAttempt['state'] | 'absent'>(
    'ordered',
    'ordered',
    'declined',
    'unknown',
    'absent',
  ),
})
const reload = fc.constant({ reload: true as const })
/** What a shopper would do who wants the cloth, or no list would ever come far. */
const sense = fc.constant({ sense: true as const })
const list = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: deed },
    { weight: 6, arbitrary: ending },
    { weight: 8, arbitrary: sense },
    { weight: 1, arbitrary: reload },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
)
type Entry = typeof list extends fc.Arbitrary<(infer E)[]> ? E : never

function checkoutOf(
  { drive: { snapshot }, version, needsShipping }: Model,
  saved?: CheckoutStep,
): Checkout {
  const levels = ['shipping', 'delivery', 'payment', 'review'] as const
  const reached = (['shipping', 'delivery', 'payment'] as const).filter(
    (step) =>
      isDone(snapshot.context, step) || step === saved || (!needsShipping && step === 'delivery'),
  )
  const first = levels.findIndex(
    (step) => step === 'review' || !(reached as readonly string[]).includes(step),
  )
  return sampleCheckout({ upTo: levels[first] ?? 'shipping', needsShipping, version })
}

function attemptOf({ ends }: Model, key: string): PaymentAttempt | null {
  const state = ends.get(key)
  return state === undefined
    ? null
    : {
        id: key,
        state,
        orderNumber: state === 'ordered' ? 'N-1' : null,
        code: state === 'declined' ? 'CARD_DECLINED' : null,
      }
}

/** Delivers the end of whatever is under way, and does at the gateway what that means. */
function finish(
  model: Model,
  { heard, error, charge }: Extract<Entry, { ends: boolean }>,
): Occurrence | undefined {
  const { snapshot } = model.drive
  const [src] = invoked(snapshot)
  if (src === undefined)
    return snapshot.matches({ reconciling: 'waiting' }) ? { after: 'reconcileWait' } : undefined
  const saves: Readonly<Record<string, CheckoutStep>> = {
    saveShipping: 'shipping',
    saveDelivery: 'delivery',
    savePayment: 'payment',
  }
  const key = snapshot.context.attemptId ?? ''
  if (src === 'placeOrder') {
    // The provider charges a key once; what it did stays done when the answer is lost.
    const certain =
      heard === 'failed' && error.status !== undefined && error.status < 500 && error.status !== 405
    if (!model.ends.has(key) && charge !== 'absent' && !certain) model.ends.set(key, charge)
    const attempt = attemptOf(model, key)
    return heard === 'failed' || attempt === null
      ? { failed: src, error: attempt !== null && certain ? lost : error }
      : { done: src, output: attempt }
  }
  if (src === 'askAttempt') {
    if (model.ends.get(key) === 'unknown' && charge !== 'absent') model.ends.set(key, charge)
    return heard === 'failed'
      ? { failed: src, error: lost }
      : { done: src, output: attemptOf(model, key) }
  }
  if (src === 'makeKey')
    return { done: src, output: `attempt-${String((model.keys += 1)).padStart(12, '0')}` }
  if (heard === 'failed') return { failed: src, error }
  if (src === 'openPayment') return { done: src, output: session }
  model.version += 1
  return { done: src, output: checkoutOf(model, saves[src]) }
}

function step(model: Model, entry: Entry): void {
  const before = model.drive.snapshot
  if ('reload' in entry) {
    // The page goes away and comes back: only what was kept survives, and the gateway is asked
    // anew.
    const stored = readStoredCheckout(JSON.parse(JSON.stringify(keepable(before))), ORDER_ID)
    model.drive = drive(checkoutMachine, {
      orderId: ORDER_ID,
      guest: true,
      country: 'US',
      checkout: checkoutOf(model),
      stored,
    })
    return
  }
  if ('ends' in entry) {
    const end = finish(model, entry)
    if (end) act(model, end)
    return
  }
  if (!('sense' in entry)) return act(model, entry)
  if (before.matches({ shipping: 'editing' }))
    for (const field of texts) act(model, { type: 'TYPE', field, value: sampleForm[field] })
  if (before.matches({ payment: 'editing' })) act(model, { type: 'FRAME_READY' })
  if (before.matches({ payment: 'tokenising' }))
    return act(model, { type: 'CARD_TOKENISED', token: 'tok_0123456789abcdef' })
  act(model, {
    type: before.matches('review')
      ? 'PLACE'
      : before.matches({ payment: 'pristine' })
        ? 'RETRY'
        : 'NEXT',
  })
}

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function act(model: Model, occurrence: Occurrence): void {
  const before = model.drive.snapshot
  const wasPlacing = invoked(before).includes('placeOrder')
  model.drive = model.drive.send(occurrence)
  const { snapshot } = model.drive
  if ('type' in occurrence && occurrence.type === 'TYPE' && before.matches({ shipping: 'editing' }))
    model.form = { ...model.form, [occurrence.field]: occurrence.value }
  const running = invoked(snapshot).filter((src) => src === 'placeOrder')
  claim(running.length <= 1, 'at most one charge is under way')
  if (running.length === 1 && !wasPlacing) {
    const { attemptId } = snapshot.context
    claim(/^attempt-\d{12}$/.test(attemptId ?? ''), 'a charge has its key')
    claim(
      [...model.ends].every(([key, state]) => key === attemptId || state === 'declined'),
      'a new attempt begins only when no other one charged or still may',
    )
  }
}

it('never charges twice, never thanks for nothing, never skips a step, never loses a word', () => {
  const seen = { placed: 0, confirmed: 0, left: 0, reconciled: 0 }
  fc.assert(
    fc.property(list, fc.boolean(), (entries, needsShipping) => {
      const model: Model = {
        drive: drive(checkoutMachine, {
          orderId: ORDER_ID,
          guest: true,
          country: 'US',
          checkout: sampleCheckout({ needsShipping }),
        }),
        ends: new Map(),
        form: { ...sampleForm },
        keys: 0,
        version: 1,
        needsShipping,
      }
      model.form = model.drive.snapshot.context.shipping
      for (const entry of entries) {
        if (model.drive.snapshot.matches('confirm')) break
        if (model.drive.snapshot.matches('left')) seen.left += 1
        // Who was led to the cart or the login comes back to the checkout.
        step(model, model.drive.snapshot.matches('left') ? { reload: true } : entry)
        const { snapshot } = model.drive
        claim(
          fields.every((field) => snapshot.context.shipping[field] === model.form[field]),
          'no typed word is lost',
        )
        if (snapshot.matches('confirm'))
          claim([...model.ends.values()].includes('ordered'), 'only an order is confirmed')
        else if (snapshot.context.at !== undefined) {
          const steps = stepsOf(snapshot.context)
          const before = steps.slice(0, steps.indexOf(snapshot.context.at))
          claim(
            before.every((each) => isDone(snapshot.context, each)),
            'no step is skipped',
          )
        }
        if (snapshot.matches('reconciling')) seen.reconciled += 1
      }
      seen.placed += model.ends.size
      if (model.drive.snapshot.matches('confirm')) seen.confirmed += 1
    }),
    { numRuns },
  )
  // A run that never came far has proved nothing.
  expect(seen.placed).toBeGreaterThan(numRuns / 20)
  expect(seen.confirmed).toBeGreaterThan(numRuns / 50)
  expect(seen.reconciled).toBeGreaterThan(numRuns / 50)
  expect(seen.left).toBeGreaterThan(numRuns / 10)
}, 300_000)
