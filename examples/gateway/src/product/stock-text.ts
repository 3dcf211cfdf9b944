import { BUNDLE_SAVES_PERCENT, stockFacts } from '@selvage/core/stock'
import type { StockCode, StockFacts } from '@selvage/core/stock'
import { formatMoney } from '@selvage/i18n/format'
import type { Translate } from '@selvage/i18n/messages'
import { sides } from './cut-text.ts'
import type { ItemText } from './item-text.ts'

/** Writes a ready-made item, a kit or a service: its name, and the one thing that it leaves out. */
export function stockText(
  code: StockCode,
  t: Translate,
  locale: string,
  recipientEmail?: string,
): ItemText {
  const row = stockFacts(code)
  const style = styleOf(row, t)
  return {
    title: t(`stock.${code}`),
    product:
      recipientEmail === undefined
        ? noteOf(row, t, locale)
        : t('stock.forRecipient', { email: recipientEmail }),
    material: '',
    labels: {
      ...(row.swatchIn !== undefined && {
        cut: t('stock.swatches', { size: sides(row.swatchIn, row.swatchIn) }),
      }),
      ...(style && { style }),
    },
    picture: `stock-${code}`,
  }
}

function styleOf({ colors }: StockFacts, t: Translate): string | undefined {
  if (colors === undefined) return undefined
  if (typeof colors === 'number') return t('stock.colors', { count: colors })
  const [least, most] = colors
  return t('stock.colorsBetween', { least, most })
}

function noteOf(row: StockFacts, t: Translate, locale: string): string {
  const usd = (amount: number) => formatMoney({ minor: amount * 100, currency: 'USD' }, locale)
  if (row.shipsFree) return t('stock.freeDelivery')
  if (row.digital) return t('stock.noDelivery')
  if (row.spoondollars) return t('stock.withSpoondollars', { amount: usd(row.spoondollars) })
  if (row.donatesUsd) return t('stock.donates', { amount: usd(row.donatesUsd) })
  return row.bundles ? t('stock.bundleSaves', { percent: BUNDLE_SAVES_PERCENT }) : ''
}
