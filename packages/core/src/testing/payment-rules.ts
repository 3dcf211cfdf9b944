import { methodReason } from '../payment/payment-methods.ts'
import type { PayableOrder, PaymentRule } from '../payment/payment-methods.ts'
import { METHOD_NAMES } from '../payment/companies.table.ts'
import type { PaymentMethod } from '../payment/companies.table.ts'
import { dueMinorOf } from './credit.ts'
import { termsOf } from './merchandise.ts'
import type { CheckedRequest } from './handler.ts'
import { isLocale } from '../locale/locale.ts'
import type { Money } from '../money/money.ts'
import { reject } from './rejection.ts'
import { wholeAddress } from './wire-cart.ts'
import type { TestCart, TestShop } from './test-shop.ts'

const EVERYWHERE = { currencies: null, countries: null, minMinor: 1, maxMinor: null } as const

const TERMS: Readonly<Record<PaymentMethod, Omit<PaymentRule, 'method'>>> = {
  saved_card: EVERYWHERE,
  card: EVERYWHERE,
  paypal: { ...EVERYWHERE, currencies: ['USD', 'GBP', 'EUR'] },
  afterpay: { currencies: ['USD'], countries: ['US'], minMinor: 3_500, maxMinor: 100_000 },
}

const ruleOf = (method: PaymentMethod): PaymentRule => ({ method, ...TERMS[method] })

/** The ways to pay that a test gateway offers. */
export const TEST_PAYMENT_RULES = METHOD_NAMES.map(ruleOf)

/** A rule with the names of the wire. */
export const wireRule = ({ method, currencies, countries, minMinor, maxMinor }: PaymentRule) => ({
  method,
  currencies: currencies && [...currencies],
  countries: countries && [...countries],
  min_minor: minMinor,
  max_minor: maxMinor,
})

/** The facts of a cart that decide how it can be paid. */
export function payableOf(shop: TestShop, cart: TestCart): PayableOrder {
  const { currency, country } = cart.preferences
  const user = [...shop.users.values()].find((each) => each.cart === cart)
  return {
    total: { minor: dueMinorOf(shop, cart), currency },
    country: wholeAddress(cart)?.country ?? country,
    guest: user?.guest ?? true,
    subscription: cart.lines.some(({ merchandise }) => termsOf(merchandise).subscription),
  }
}

/** Rejects a way to pay that cannot pay the cart, with the limit where there is one. */
export function assertMethod(
  { shop, searchParams }: Pick<CheckedRequest, 'shop' | 'searchParams'>,
  cart: TestCart,
  method: PaymentMethod,
): void {
  const reason = methodReason(ruleOf(method), payableOf(shop, cart))
  if (!reason) return
  const locale = searchParams.get('page_locale') ?? ''
  reject(reason.code, {
    params: {
      reason: reason.reason,
      ...('limit' in reason && { amount: writtenMoney(reason.limit, locale) }),
    },
  })
}

/** Writes an amount as the gateway does: `US$35.00`, `35,00 US$`. */
function writtenMoney({ minor, currency }: Money, locale: string): string {
  const language = (isLocale(locale) ? locale : 'en_US').replace('_', '-')
  const sign = currency === 'USD' ? 'US$' : undefined
  return new Intl.NumberFormat(language, { style: 'currency', currency })
    .formatToParts(minor / 100)
    .map(({ type, value }) => (type === 'currency' ? (sign ?? value) : value))
    .join('')
}
