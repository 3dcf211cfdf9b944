import { addressLines, fromWireAddress } from '@selvage/core/checkout'
import type { Address } from '@selvage/core/checkout'
import { languageOf } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import {
  formatCountry,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
} from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { OrderRow } from '../db/schema/payment.ts'
import { orderMeasures } from '../invoice/order-measures.ts'
import { lineLabels, productName } from './line-labels.ts'
import type { SnapshotItem } from './line-labels.ts'
import type { Mail } from './mailer.ts'
import { CARD_BRANDS } from './messages.table.ts'
import { mailTranslator, oneLine } from './translate-mail.ts'
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

/** The lines of an address as they stand on the parcel, the country in the reader's language. */
const postalLines = (address: Address, locale: string): string[] =>
  [...addressLines(address), formatCountry(address.country, locale)].map(oneLine)

/** The confirmation of an order, in the language that it was placed in. */
export function orderConfirmation(
  order: OrderRow,
  { key, storefrontOrigin }: { readonly key: string; readonly storefrontOrigin: string },
): Mail {
  const { snapshot } = order
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { pricing } = snapshot.order
  const amount = (raw: number) =>
    formatMoney({ minor: Math.round(raw * 100), currency: pricing.currency }, snapshot.locale)
  const address = snapshot.shipping_address
  const { delivery, payment } = snapshot

  const context = { t, locale: snapshot.locale, measurement: orderMeasures(snapshot), amount }
  const lines = snapshot.order.order_items.flatMap((item) => [
    lineText(item, context),
    ...lineLabels(item, context).map((label) => `  ${label}`),
  ])
  const totals = [
    ...(pricing.raw_discount > 0 ? [t('discount', { amount: amount(pricing.raw_discount) })] : []),
    ...(delivery
      ? [
          t('delivery', {
            amount: pricing.raw_shipping ? amount(pricing.raw_shipping) : t('free'),
          }),
        ]
      : []),
    ...(pricing.raw_tax
      ? [
          t(pricing.tax_included ? 'taxIncluded' : 'tax', {
            amount: amount(pricing.raw_tax),
          }),
        ]
      : []),
    t('total', { amount: amount(pricing.raw_total) }),
  ]
  const post = address && postalLines(fromWireAddress(address), snapshot.locale)
  const paragraphs = [
    [t('hello', { name: address?.full_name ?? payment?.name_on_card ?? '' })],
    [t(delivery ? 'thanks' : 'thanksUnshipped')],
    [
      t('order', {
        number: order.number,
        date: formatDate(order.placedAt, snapshot.locale),
      }),
      ...lines,
    ],
    totals,
    ...(delivery
      ? [
          [
            t('arrives', {
              dates: formatDateRange(
                delivery.arrives_from,
                delivery.arrives_until,
                snapshot.locale,
              ),
            }),
          ],
        ]
      : []),
    ...(post ? [[t('address'), ...post]] : []),
    ...(payment
      ? [
          [
            t('paid', {
              brand: CARD_BRANDS[payment.brand] ?? payment.brand,
              last4: payment.last4,
            }),
          ],
        ]
      : []),
    [
      t('invoice', {
        url: new URL(
          localizePath('invoice', language, { orderNumber: order.number }),
          storefrontOrigin,
        ).href,
      }),
    ],
    [t('closing')],
  ]
  const text = `${paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n')}\n`
  return {
    key,
    to: snapshot.email,
    subject: t('subject', { number: order.number }),
    text,
    language,
  }
}
