import { expect, test } from 'vitest'
import type { Checkout } from './checkout-state.contract.ts'
import {
  furthestStep,
  isCheckoutStep,
  stepAfter,
  stepBefore,
  stepsFor,
  unsavedErrorBefore,
} from './steps.ts'
import { CHECKOUT_STEPS } from './steps.table.ts'
import type { CheckoutStep, CheckoutStepRows, StepRow } from './steps.table.ts'

/** @source spec 1 §2 Cart and checkout */
const SPEC = ['shipping', 'delivery', 'payment', 'review', 'confirm'] as const
const shipped = { needsShipping: true }
const unshipped = { needsShipping: false }

const free = { minor: 0, currency: 'USD' } as const
const address = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '518 555 0144',
}
const empty: Checkout = {
  credits: [],
  due: { minor: 100, currency: 'USD' },
  spoondollars: null,
  vatNumber: null,
  asksVatNumber: false,
  agreed: null,
  order: {
    id: 'order-0123456789ab',
    version: 1,
    items: [],
    removed: [],
    pricing: {
      subtotal: free,
      discount: free,
      discountGroup: null,
      shipping: null,
      shippingFrom: null,
      tax: null,
      total: free,
      taxIncluded: false,
      freeShippingFrom: null,
      shippedWorth: null,
      currency: 'USD',
    },
    promo: null,
    groupDiscount: null,
    offersGroups: false,
    itemLimit: 50,
    needsShipping: true,
    isBeingPaid: false,
    count: 0,
  },
  email: null,
  shippingAddress: null,
  newsletter: false,
  saveAddress: false,
  deliveryOptions: [],
  deliveryOptionId: null,
  notices: [],
  gift: { isGift: false, removePrices: false, message: '' },
  payment: null,
  paymentRules: [],
  hasSubscription: false,
  attempt: null,
}
const standard = {
  id: 'standard',
  kind: 'standard',
  price: free,
  arrivesFrom: '2026-11-20',
  arrivesUntil: '2026-11-24',
  pricing: undefined,
} as const
const withAddress: Checkout = { ...empty, shippingAddress: address, deliveryOptions: [standard] }
const withDelivery: Checkout = { ...withAddress, deliveryOptionId: 'standard' }
const withPayment: Checkout = {
  ...withDelivery,
  payment: {
    method: 'card',
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
    nameOnCard: 'June Harrow',
    billingAddress: null,
  },
}

test('the steps of the specification stand in its order, and delivery only where something ships', () => {
  const inSpec = (steps: readonly string[]) =>
    SPEC.filter((step) => steps.includes(step)).map((step) => [step, steps.indexOf(step)] as const)
  const positions = inSpec(stepsFor(shipped)).map(([, at]) => at)
  expect(positions).toHaveLength(SPEC.length)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(stepsFor(unshipped)).not.toContain('delivery')
  expect(inSpec(stepsFor(unshipped))).toHaveLength(SPEC.length - 1)
})

test.each([
  ['with', shipped],
  ['without', unshipped],
])('the steps of an order %s shipping lead to one another in order, and back', (_, order) => {
  const steps = stepsFor(order)
  steps.forEach((step, at) => {
    expect(stepAfter(step, order)).toBe(steps[at + 1])
    expect(stepBefore(step, order)).toBe(steps[at - 1])
  })
})

test.each([
  ['shipping', empty],
  ['delivery', withAddress],
  ['payment', withDelivery],
  ['review', withPayment],
  ['delivery', { ...withPayment, deliveryOptionId: 'no longer offered' }],
  ['shipping', { ...withPayment, shippingAddress: null }],
] as const)('%s is the furthest step while nothing more is saved', (step, checkout) => {
  expect(furthestStep(checkout)).toBe(step)
})

test('an order without shipping needs an e-mail address only before payment', () => {
  const order = { ...empty.order, ...unshipped }
  expect(furthestStep({ ...empty, order })).toBe('shipping')
  expect(furthestStep({ ...empty, order, email: 'june@example.com' })).toBe('payment')
})

test.each([
  ['delivery', empty, 'SHIPPING_ADDRESS_MISSING'],
  ['delivery', withAddress, null],
  ['payment', empty, 'SHIPPING_ADDRESS_MISSING'],
  ['payment', withAddress, 'DELIVERY_OPTION_MISSING'],
  ['payment', withDelivery, null],
  ['review', withDelivery, 'PAYMENT_DETAILS_MISSING_ERROR'],
  ['review', withPayment, null],
] as const)(
  'a request of %s is rejected by the first step that is not saved',
  (step, checkout, code) => {
    expect(unsavedErrorBefore(step, checkout)).toBe(code)
  },
)

test('a request of a step that the order does not have is held to the earlier ones', () => {
  const unshippedOrder = { ...empty, order: { ...empty.order, ...unshipped } }
  expect(unsavedErrorBefore('delivery', unshippedOrder)).toBe('SHIPPING_ADDRESS_MISSING')
  expect(unsavedErrorBefore('delivery', { ...unshippedOrder, email: 'june@example.com' })).toBe(
    null,
  )
})

test('a row that is added takes its place in the order, and holds back every later step', () => {
  const added = 'added-step' as CheckoutStep
  const unsavedError = 'FIELD_CANNOT_BE_BLANK'
  const rowsWith = (isSaved: boolean) => {
    const rows = Object.entries<StepRow>(CHECKOUT_STEPS).flatMap((row) =>
      row[0] === 'delivery'
        ? [row, [added, { shippingOnly: false, isSaved: () => isSaved, unsavedError }] as const]
        : [row],
    )
    return Object.fromEntries(rows) as CheckoutStepRows
  }
  const before = stepAfter('delivery', shipped)
  expect(stepAfter('delivery', shipped, rowsWith(true))).toBe(added)
  expect(stepAfter(added, shipped, rowsWith(true))).toBe(before)
  expect(stepBefore(added, shipped, rowsWith(true))).toBe('delivery')
  expect(furthestStep(withPayment, rowsWith(false))).toBe(added)
  expect(furthestStep(withPayment, rowsWith(true))).toBe('review')
  expect(unsavedErrorBefore('payment', withPayment, rowsWith(false))).toBe(unsavedError)
  expect(unsavedErrorBefore('review', withPayment, rowsWith(false))).toBe(unsavedError)
  expect(unsavedErrorBefore('review', withPayment, rowsWith(true))).toBe(null)
})

test('a name that is no step is recognized as none', () => {
  expect(Object.keys(CHECKOUT_STEPS).every(isCheckoutStep)).toBe(true)
  expect(
    ['gift', '__proto__', 'toString', '', undefined, 3, ['shipping']].some(isCheckoutStep),
  ).toBe(false)
})

test('where no step is open the first is shown, and a step without a code holds back the order', () => {
  const rowOf = (isSaved: boolean): StepRow => ({
    shippingOnly: false,
    isSaved: () => isSaved,
    unsavedError: null,
  })
  const saved = { shipping: rowOf(true), review: rowOf(true) } as unknown as CheckoutStepRows
  expect(furthestStep(empty, saved)).toBe('shipping')
  const open = { shipping: rowOf(false), review: rowOf(true) } as unknown as CheckoutStepRows
  expect(unsavedErrorBefore('review', empty, open)).toBe('SERVER_ERROR')
})
