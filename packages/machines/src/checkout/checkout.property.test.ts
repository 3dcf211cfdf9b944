import { CHECKOUT_STEPS, stepsFor } from '@selvage/core/checkout'
import type { CheckoutStep, PaymentAttempt } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginModel, claim, formFields, happen, textFields } from '../testing/checkout-model.ts'
import type { Model, ModelEvent } from '../testing/checkout-model.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Event lists in one run: 5,000 every time, a million with CHECKOUT_RUNS=1000000. */
const numRuns = Number(process.env['CHECKOUT_RUNS'] ?? 5_000)

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

/** Any event of a shopper, sensible or not. */
const anyEvent: fc.Arbitrary<ModelEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('TYPE' as const),
      field: fc.constantFrom(...textFields),
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
      { type: 'KEEP_PAYMENT' as const },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { type: 'CARD_TOKENIZED' as const, token: 'tok_0123456789abcdef' },
      { type: 'CARD_FAILED' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('GO' as const),
      step: fc.constantFrom(...(Object.keys(CHECKOUT_STEPS) as CheckoutStep[])),
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
const ending: fc.Arbitrary<ModelEvent> = fc.record({
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
// Without events that make sense hardly any list would reach the payment.
const sensible = fc.constant<ModelEvent>({ action: 'next' })
const reload = fc.constant<ModelEvent>({ action: 'reload' })
const lists = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: anyEvent },
    { weight: 6, arbitrary: ending },
    { weight: 8, arbitrary: sensible },
    { weight: 1, arbitrary: reload },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
)

/** Checks everything that holds after each event. */
function check({ drive: { snapshot }, form, ends }: Model): void {
  const { at, checkout, shipping } = snapshot.context
  claim(
    formFields.every((field) => shipping[field] === form[field]),
    'no typed value is lost',
  )
  if (snapshot.matches('confirm'))
    claim([...ends.values()].includes('ordered'), 'only an order is confirmed')
  else if (at !== undefined) {
    if (!checkout) throw new Error('no step is shown without an order')
    const steps = stepsFor(checkout.order)
    const earlier = steps.slice(0, steps.indexOf(at))
    claim(
      earlier.every((step) => CHECKOUT_STEPS[step].isSaved(checkout)),
      'no step is skipped',
    )
  }
}

it('never charges twice, confirms nothing unpaid, skips no step, and loses no typed value', () => {
  const seen = { placed: 0, confirmed: 0, left: 0, reconciled: 0 }
  fc.assert(
    fc.property(lists, fc.boolean(), (events, needsShipping) => {
      const model = beginModel(needsShipping)
      for (const event of events) {
        if (model.drive.snapshot.matches('confirm')) break
        const hasLeft = model.drive.snapshot.matches('left')
        if (hasLeft) seen.left += 1
        // A shopper who was led to the cart or the login comes back to the checkout.
        happen(model, hasLeft ? { action: 'reload' } : event)
        check(model)
        if (model.drive.snapshot.matches('reconciling')) seen.reconciled += 1
      }
      seen.placed += model.ends.size
      if (model.drive.snapshot.matches('confirm')) seen.confirmed += 1
    }),
    { numRuns },
  )
  // A run whose lists end early has proved nothing.
  expect(seen.placed).toBeGreaterThan(numRuns / 20)
  expect(seen.confirmed).toBeGreaterThan(numRuns / 50)
  expect(seen.reconciled).toBeGreaterThan(numRuns / 50)
  expect(seen.left).toBeGreaterThan(numRuns / 10)
}, 300_000)
