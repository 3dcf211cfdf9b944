import { isCurrency } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'

/** An amount as the operator reads it. */
export function amountText(minor: number, currency: string): string {
  return isCurrency(currency)
    ? formatMoney({ minor, currency }, 'en_US')
    : `${(minor / 100).toFixed(2)} ${currency}`.trim()
}
