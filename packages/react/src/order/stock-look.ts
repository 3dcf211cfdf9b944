import type { LinesByKind } from '@selvage/core/cart'
import { money } from '@selvage/core/money'
import { BUNDLE_SAVES_PERCENT, isStockCode, stockFacts } from '@selvage/core/stock'
import type { StockFacts } from '@selvage/core/stock'
import type { Messages } from '../messages/index.ts'
import { lineFacts, otherLook } from './line-look.ts'
import type { LineLook } from './line-look.ts'

/** `Fabric sample pack`, drawn as a picture of the item. */
export function stockLook(line: LinesByKind['stock']): LineLook {
  const { code } = line.stock
  // An item of a later version.
  if (!isStockCode(code)) return otherLook(line)
  const row = stockFacts(code)
  return {
    title: ({ t }) => t(`stock.${code}`),
    product: (messages) => noteOf(row, messages),
    amountKey: 'fabric.pieces',
    material: () => '',
    facts: (messages) => {
      const style = styleOf(row, messages)
      const cut = swatchesOf(row, messages)
      return lineFacts(line, messages, { ...(cut && { cut }), ...(style && { style }) })
    },
    picture: () => undefined,
    drawing: { shape: row.drawing, sides: [1, 1], print: null, color: null },
  }
}

function swatchesOf({ swatchIn }: StockFacts, { t, size }: Messages): string {
  return swatchIn === undefined ? '' : t('stock.swatches', { size: size(swatchIn, swatchIn) })
}

function styleOf({ colors }: StockFacts, { t }: Messages): string {
  if (colors === undefined) return ''
  if (typeof colors === 'number') return t('stock.colors', { count: colors })
  const [least, most] = colors
  return t('stock.colorsBetween', { least, most })
}

/** Returns the one thing that the name of an item leaves out; empty where there is none. */
function noteOf(row: StockFacts, { t, money: formatMoney }: NoteMessages): string {
  const usd = (amount: number) => formatMoney(money(amount * 100, 'USD'))
  if (row.shipsFree) return t('stock.freeDelivery')
  if (row.digital) return t('stock.noDelivery')
  if (row.spoondollars) return t('stock.withSpoondollars', { amount: usd(row.spoondollars) })
  if (row.donatesUsd) return t('stock.donates', { amount: usd(row.donatesUsd) })
  return row.bundles ? t('stock.bundleSaves', { percent: BUNDLE_SAVES_PERCENT }) : ''
}
type NoteMessages = Pick<Messages, 't' | 'money'>
