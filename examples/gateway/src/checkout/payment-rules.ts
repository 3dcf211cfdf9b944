import type { Currency } from '@selvage/core/locale'
import { METHOD_NAMES, methodReason } from '@selvage/core/payment'
import type { PayableOrder, PaymentMethod, PaymentRule } from '@selvage/core/payment'
import { formatMoney } from '@selvage/i18n/format'
import { eq } from 'drizzle-orm'
import type { GatewayConfig } from '../config.ts'
import type { Queryable } from '../db/database.ts'
import { cardMinimums } from '../db/schema/checkout.ts'
import { httpError } from '../http/http-error.ts'
import { METHOD_TERMS } from './payment-rules.table.ts'

/** The rules of the ways to pay that the shop offers, in the currency of an order. */
export async function paymentRules(
  db: Queryable,
  currency: Currency,
  { paymentMethods }: Pick<GatewayConfig, 'paymentMethods'>,
): Promise<readonly PaymentRule[]> {
  const [least] = await db.select().from(cardMinimums).where(eq(cardMinimums.currency, currency))
  // Nothing is charged for nothing.
  const cardMinimum = Math.max(least?.amountMinor ?? 0, 1)
  return METHOD_NAMES.filter((method) =>
    paymentMethods.includes(method === 'saved_card' ? 'card' : method),
  ).map((method) => {
    const { currencies, countries, limits } = METHOD_TERMS[method]
    const isCard = method === 'card' || method === 'saved_card'
    return {
      method,
      currencies,
      countries,
      minMinor: isCard ? cardMinimum : (limits?.min ?? 1),
      maxMinor: limits?.max ?? null,
    }
  })
}

/** A rule with the names of the wire. */
export const toWireRule = ({ minMinor, maxMinor, currencies, countries, method }: PaymentRule) => ({
  method,
  currencies: currencies && [...currencies],
  countries: countries && [...countries],
  min_minor: minMinor,
  max_minor: maxMinor,
})

/** Rejects a way to pay that the shop does not offer, or that cannot pay this order. */
export function assertMethod(
  method: PaymentMethod,
  { rules, payable }: { readonly rules: readonly PaymentRule[]; readonly payable: PayableOrder },
  locale: string,
): void {
  const rule = rules.find((each) => each.method === method)
  if (!rule) throw httpError('FIELD_VALUE_INVALID', { field: 'method' })
  const reason = methodReason(rule, payable)
  if (reason)
    throw httpError(reason.code, {
      params: {
        reason: reason.reason,
        ...('limit' in reason && { amount: formatMoney(reason.limit, locale) }),
      },
    })
}
