import { BUNDLE_SAVES_PERCENT, stockFacts } from '@selvage/core/stock'
import type { StockCode, StockFacts } from '@selvage/core/stock'
import { formatMoney } from '@selvage/i18n/format'
import { sides } from './cut-text.ts'
import type { ItemText } from './item-text.ts'
import type { ProductWriter } from './product-writer.ts'

/** Writes a ready-made item, a kit or a service: its name, and the one thing that it leaves out. */
export function stockText(
  code: StockCode,
  writer: ProductWriter,
  locale: string,
  recipientEmail?: string,
): ItemText {
  const { text } = writer
  const row = stockFacts(code)
  const style = styleOf(row, writer)
  return {
    title: text(`stock.${code}`),
    product:
      recipientEmail === undefined
        ? noteOf(row, writer, locale)
        : text('stock.forRecipient', { email: recipientEmail }),
    material: '',
    labels: {
      ...(row.swatchIn !== undefined && {
        cut: text('stock.swatches', { size: sides(row.swatchIn, row.swatchIn) }),
      }),
      ...(style && { style }),
    },
    picture: `stock-${code}`,
  }
}

function styleOf({ colors }: StockFacts, { text }: ProductWriter): string | undefined {
  if (colors === undefined) return undefined
  if (typeof colors === 'number') return text('stock.colors', { count: colors })
  const [least, most] = colors
  return text('stock.colorsBetween', { least, most })
}

function noteOf(row: StockFacts, { text }: ProductWriter, locale: string): string {
  const usd = (amount: number) => formatMoney({ minor: amount * 100, currency: 'USD' }, locale)
  if (row.shipsFree) return text('stock.freeDelivery')
  if (row.digital) return text('stock.noDelivery')
  if (row.spoondollars) return text('stock.withSpoondollars', { amount: usd(row.spoondollars) })
  if (row.donatesUsd) return text('stock.donates', { amount: usd(row.donatesUsd) })
  return row.bundles ? text('stock.bundleSaves', { percent: BUNDLE_SAVES_PERCENT }) : ''
}
