import type { MeasurementSystem } from '@selvage/core/locale'
import { lineShips } from '@selvage/core/product'
import { WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import { formatDateRange, formatMoney, formatNumber } from '@selvage/i18n/format'
import type { OrderRow } from '../db/schema/payment.ts'
import { orderMeasures } from '../invoice/order-measures.ts'
import type { LetterItem } from './letter.ts'
import { giftFacts, lineLabels, productName } from './line-labels.ts'
import type { SnapshotItem } from './line-labels.ts'
import type { TranslateMail } from './translate-mail.ts'

const WALLPAPER_LINES = {
  swatch: 'wallpaperSwatch',
  panel: 'wallpaperPanel',
  roll: 'wallpaperRoll',
} as const

interface LineContext {
  readonly t: TranslateMail
  readonly locale: string
  readonly measurement: MeasurementSystem
  readonly amount: (raw: number) => string
}

/** A line of the order by its kind, with a stocked length in the measures of the order. */
function lineText(item: SnapshotItem, { t, locale, measurement, amount }: LineContext): string {
  const shared = { quantity: item.quantity.value, total: amount(item.pricing.raw_total) }
  // Orders that were frozen before these kinds existed have none of their fields.
  if (item.fill_a_yard)
    return t('fillAYard', { ...shared, collection: item.fill_a_yard.collection_name })
  const design = {
    title: item.design?.title ?? item.type,
    designer: item.design?.designer.name ?? 'Selvage',
  }
  const product = productName(item, { locale, measurement })
  if (product !== undefined)
    return item.design
      ? t('homeGood', { ...shared, ...design, product })
      : t('product', { ...shared, product })
  const wallpaper = item.merchandise?.wallpaper_item
  if (!wallpaper) return t('line', { ...shared, ...design })
  const { unit, feet, metric } = WALLPAPER_SIZES[wallpaper.size]
  const length =
    measurement === 'imperial'
      ? formatNumber(feet, locale, { style: 'unit', unit: 'foot' })
      : formatNumber(metric, locale, { style: 'unit', unit: 'centimeter' })
  return t(WALLPAPER_LINES[unit], { ...shared, ...design, length })
}

/** Returns how an order writes its amounts. */
export const amountOf =
  ({ locale, order }: OrderRow['snapshot']) =>
  (raw: number): string =>
    formatMoney({ minor: Math.round(raw * 100), currency: order.pricing.currency }, locale)

/** The sentences that say when and how an order arrives, and as what gift; none if none ships. */
export function arrivalOf(
  { delivery, locale, gift }: OrderRow['snapshot'],
  t: TranslateMail,
): string[] {
  if (!delivery) return []
  const dates = formatDateRange(delivery.arrives_from, delivery.arrives_until, locale)
  const prices = gift.remove_prices ? 'giftWithoutPrices' : 'giftWithPrices'
  return [
    t('arrives', { dates, kind: t(`kind_${delivery.kind}`) }),
    ...(gift.is_gift ? [t(prices)] : []),
    ...(gift.is_gift && gift.message ? [t('giftMessage', { message: gift.message })] : []),
  ]
}

/** The lines of an order, each with its labels. */
export const orderLines = (snapshot: OrderRow['snapshot'], t: TranslateMail): LetterItem[] =>
  toLetterItems(snapshot.order.order_items, snapshot, t)

/** The same lines, of those alone that the order's parcel has. */
export const shippedLines = (snapshot: OrderRow['snapshot'], t: TranslateMail): LetterItem[] => {
  // Orders that were frozen before there were ready-made items have no such field.
  const ships = ({ merchandise }: SnapshotItem) => lineShips({ stock: merchandise?.stock_item })
  return toLetterItems(snapshot.order.order_items.filter(ships), snapshot, t)
}

function toLetterItems(
  items: readonly SnapshotItem[],
  snapshot: OrderRow['snapshot'],
  t: TranslateMail,
): LetterItem[] {
  const { locale } = snapshot
  const measurement = orderMeasures(snapshot)
  const context = { t, locale, measurement, amount: amountOf(snapshot) }
  return items.map((item) => ({
    title: lineText(item, context),
    facts: [...lineLabels(item, context), ...giftFacts(item, locale, t)],
  }))
}
