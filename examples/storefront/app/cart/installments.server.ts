import { listPaymentRules } from '@selvage/core/payment'
import type { PaymentRule } from '@selvage/core/payment'
import type { Shop } from '../page/shop-context.ts'

/** The totals that can be paid in installments in one currency. */
export type Installments = Pick<PaymentRule, 'minMinor' | 'maxMinor' | 'currencies'>

/**
 * Returns the totals that a visitor can pay in installments; null where the shop, their country or
 * their currency has none, and while that cannot be read: the page does without the sentence.
 */
export async function installmentsOffered({ gateway, page }: Shop): Promise<Installments | null> {
  const { currency, country } = page
  const rules = await gateway.send(listPaymentRules, { query: { currency } }).catch(() => [])
  const rule = rules.find(({ method }) => method === 'afterpay')
  const isOffered =
    rule?.currencies?.includes(currency) !== false && rule?.countries?.includes(country) !== false
  return rule && isOffered ? rule : null
}
