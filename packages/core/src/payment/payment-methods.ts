import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { money } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { PAYMENT_METHODS } from './payment-methods.table.ts'
import { METHOD_NAMES } from './companies.table.ts'
import type { PaymentMethod } from './companies.table.ts'

/** The rule of one way to pay; a gateway sends one for each that its shop offers. */
export interface PaymentRule {
  readonly method: PaymentMethod
  /** The currencies that it takes; null for all. */
  readonly currencies: readonly Currency[] | null
  /** The countries of its shoppers; null for all. */
  readonly countries: readonly string[] | null
  /** The least total, in the minor unit of the order's currency; null for none. */
  readonly minMinor: number | null
  /** The greatest total, in the minor unit of the order's currency; null for none. */
  readonly maxMinor: number | null
}

/** The facts of an order that decide how it can be paid. */
export interface PayableOrder {
  readonly total: Money
  /** Country of the shopper; null while it is not known. */
  readonly country: string | null
  readonly guest: boolean
  /** True when one of its items is a subscription. */
  readonly subscription: boolean
}

/** The reason why a method cannot pay an order, with the code of the gateway's rejection. */
export type MethodReason =
  | { readonly reason: 'subscription' | 'guest' | 'country'; readonly code: ErrorCode }
  | {
      readonly reason: 'currency'
      readonly code: ErrorCode
      readonly currencies: readonly Currency[]
    }
  | {
      readonly reason: 'minimum' | 'maximum'
      readonly code: ErrorCode
      readonly limit: Money
    }

/** A way to pay an order: available when it has no reason. */
export interface MethodOffer {
  readonly method: PaymentMethod
  readonly reason: MethodReason | null
  /** True for a card that has to be saved, because it pays a subscription. */
  readonly mustSave: boolean
}

/**
 * Says why a method cannot pay an order, or null when it can. Reasons come first that the shopper
 * cannot change with another amount.
 * @source spec 1 §5, §6, §8; spec 2 §8 (subscription items need a saved credit card)
 */
export function methodReason(rule: PaymentRule, order: PayableOrder): MethodReason | null {
  const { method, currencies, countries, minMinor, maxMinor } = rule
  const { total, country, guest, subscription } = order
  const codes = PAYMENT_METHODS[method]
  if (subscription && codes.subscription)
    return { reason: 'subscription', code: codes.subscription }
  if (guest && codes.guest) return { reason: 'guest', code: codes.guest }
  if (guest && subscription)
    return {
      reason: 'subscription',
      code: 'CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM',
    }
  if (currencies && !currencies.includes(total.currency))
    return { reason: 'currency', code: codes.currency, currencies }
  if (countries && (country === null || !countries.includes(country)))
    return { reason: 'country', code: codes.country }
  const limit = (minor: number) => money(minor, total.currency)
  if (minMinor !== null && total.minor < minMinor)
    return { reason: 'minimum', code: codes.minimum, limit: limit(minMinor) }
  if (maxMinor !== null && total.minor > maxMinor)
    return { reason: 'maximum', code: codes.maximum, limit: limit(maxMinor) }
  return null
}

/** The ways to pay that the shop offers, in their order, each with the reason against it. */
export function methodOffers(
  rules: readonly PaymentRule[],
  order: PayableOrder,
): readonly MethodOffer[] {
  return METHOD_NAMES.flatMap((method) => {
    const rule = rules.find((each) => each.method === method)
    return rule
      ? [
          {
            method,
            reason: methodReason(rule, order),
            mustSave: method === 'card' && order.subscription,
          },
        ]
      : []
  })
}
