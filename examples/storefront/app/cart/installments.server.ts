import { hasInstallments, listPaymentRules } from '@selvage/core/payment'
import type { CompanyMethod, PaymentRule } from '@selvage/core/payment'
import type { Shop } from '../page/shop-context.ts'

/** The totals that can be paid in installments in one currency, and the company that takes them. */
export interface Installments extends Pick<PaymentRule, 'minMinor' | 'maxMinor' | 'currencies'> {
  readonly method: CompanyMethod
}

/**
 * Returns the totals that a visitor can pay in installments; null where the shop, their country or
 * their currency has none, and while that cannot be read: the page does without the sentence.
 */
export async function installmentsOffered({ gateway, page }: Shop): Promise<Installments | null> {
  const { currency, country } = page
  const rules = await gateway.send(listPaymentRules, { query: { currency } }).catch(() => [])
  for (const rule of rules) {
    const { method, currencies, countries } = rule
    const isOffered =
      currencies?.includes(currency) !== false && countries?.includes(country) !== false
    if (hasInstallments(method) && isOffered) return { ...rule, method }
  }
  return null
}
