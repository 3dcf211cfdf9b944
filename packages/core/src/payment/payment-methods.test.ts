import { expect, test } from 'vitest'
import { CURRENCIES } from '../locale/locale.table.ts'
import { money } from '../money/money.ts'
import { methodOffers, methodReason } from './payment-methods.ts'
import type { PayableOrder, PaymentRule } from './payment-methods.ts'
import { METHOD_NAMES } from './companies.table.ts'
import type { PaymentMethod } from './companies.table.ts'
import { hasInstallments, PAYMENT_METHODS } from './payment-methods.table.ts'

const TAKEN = { all: null, dollars: ['USD'], none: [] } as const
const COUNTRIES = { all: null, us: ['US'], none: [] } as const
const LIMITS = [null, 3500, 3501] as const
const TOTALS = [3499, 3500, 3501] as const

/** Every combination of rule and order, with what the specification says about it. */
function* combinations(): Generator<[PaymentRule, PayableOrder]> {
  for (const method of METHOD_NAMES)
    for (const currencies of Object.values(TAKEN))
      for (const countries of Object.values(COUNTRIES))
        for (const minMinor of LIMITS)
          for (const maxMinor of LIMITS)
            for (const minor of TOTALS)
              for (const currency of CURRENCIES)
                for (const country of ['US', 'DE', null])
                  for (const guest of [true, false])
                    for (const subscription of [true, false])
                      yield [
                        { method, currencies, countries, minMinor, maxMinor },
                        { total: money(minor, currency), country, guest, subscription },
                      ]
}

/** The specification as a list of independent prohibitions, the strongest first. */
const PROHIBITIONS: readonly (readonly [
  name: string,
  code: Readonly<Record<PaymentMethod, string>> | string,
  applies: (rule: PaymentRule, order: PayableOrder) => boolean,
])[] = [
  [
    'subscription',
    {
      saved_card: '',
      card: '',
      paypal: 'CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM',
      afterpay: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    },
    ({ method }, { subscription }) =>
      subscription && (method === 'paypal' || method === 'afterpay'),
  ],
  [
    'guest',
    'STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED',
    ({ method }, { guest }) => guest && method === 'saved_card',
  ],
  [
    'subscription',
    'CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM',
    (_, { guest, subscription }) => guest && subscription,
  ],
  [
    'currency',
    {
      saved_card: 'PAYMENT_FAILED',
      card: 'PAYMENT_FAILED',
      paypal: 'PAYPAL_CURRENCY_UNSUPPORTED',
      afterpay: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    },
    ({ currencies }, { total }) => currencies !== null && !new Set(currencies).has(total.currency),
  ],
  [
    'country',
    {
      saved_card: 'PAYMENT_FAILED',
      card: 'PAYMENT_FAILED',
      paypal: 'PAYMENT_FAILED',
      afterpay: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    },
    ({ countries }, { country }) => countries !== null && !new Set(countries).has(country ?? ''),
  ],
  [
    'minimum',
    {
      saved_card: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
      card: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
      paypal: 'PAYMENT_FAILED',
      afterpay: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    },
    ({ minMinor }, { total }) => minMinor !== null && minMinor - total.minor > 0,
  ],
  [
    'maximum',
    {
      saved_card: 'PAYMENT_FAILED',
      card: 'PAYMENT_FAILED',
      paypal: 'PAYMENT_FAILED',
      afterpay: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    },
    ({ maxMinor }, { total }) => maxMinor !== null && total.minor - maxMinor > 0,
  ],
]

test('says of every combination of rule and order whether it can be paid, and why not', () => {
  const seen = new Map<string, number>()
  let count = 0
  for (const [rule, order] of combinations()) {
    count += 1
    const found = PROHIBITIONS.find(([, , applies]) => applies(rule, order))
    const reason = methodReason(rule, order)
    const name = reason?.reason ?? 'available'
    seen.set(name, (seen.get(name) ?? 0) + 1)
    if (!found) {
      if (reason !== null) expect.fail(`${JSON.stringify([rule, order])} is ${reason.reason}`)
      continue
    }
    const [expected, codes] = found
    const code = typeof codes === 'string' ? codes : codes[rule.method]
    if (reason?.reason !== expected || reason.code !== code)
      expect.fail(`${JSON.stringify([rule, order, reason])} is not ${expected} ${code}`)
  }
  expect(count).toBe(4 * 3 * 3 * 3 * 3 * 3 * CURRENCIES.length * 3 * 2 * 2)
  // A run in which a reason never occurs would show nothing of it.
  expect([...seen.keys()].sort()).toEqual(
    ['available', 'country', 'currency', 'guest', 'maximum', 'minimum', 'subscription'].sort(),
  )
  for (const times of seen.values()) expect(times).toBeGreaterThan(500)
})

const open = (method: PaymentMethod): PaymentRule => ({
  method,
  currencies: null,
  countries: null,
  minMinor: null,
  maxMinor: null,
})
const order: PayableOrder = {
  total: money(5000, 'USD'),
  country: 'US',
  guest: false,
  subscription: false,
}

test('names the limit in the order’s own currency, and the currencies that would do', () => {
  const rule = { ...open('afterpay'), minMinor: 6000, maxMinor: 100_000 }
  expect(methodReason(rule, order)).toEqual({
    reason: 'minimum',
    code: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    limit: money(6000, 'USD'),
  })
  const much = { ...order, total: money(100_001, 'GBP') }
  expect(methodReason(rule, much)).toMatchObject({
    reason: 'maximum',
    limit: money(100_000, 'GBP'),
  })
  expect(methodReason({ ...rule, currencies: ['USD'] }, much)).toMatchObject({
    reason: 'currency',
    currencies: ['USD'],
  })
})

test('offers what the shop offers, in the order of the table', () => {
  const offers = methodOffers([open('afterpay'), open('card')], order)
  expect(offers).toEqual([
    { method: 'card', reason: null, mustSave: false },
    { method: 'afterpay', reason: null, mustSave: false },
  ])
  expect(methodOffers([], order)).toEqual([])
})

test('a new card that pays a subscription has to be saved', () => {
  const offers = methodOffers([open('saved_card'), open('card')], {
    ...order,
    subscription: true,
  })
  expect(offers.map(({ method, mustSave }) => [method, mustSave])).toEqual([
    ['saved_card', false],
    ['card', true],
  ])
})

test('a company takes installments by its row alone', () => {
  expect(METHOD_NAMES.filter(hasInstallments)).toEqual(['afterpay'])
  expect(Object.keys(PAYMENT_METHODS).toSorted()).toEqual(METHOD_NAMES.toSorted())
})
