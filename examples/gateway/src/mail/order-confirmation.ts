import { languageOf, measurementOf } from '@selvage/core/locale'
import { WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import { formatDate, formatDateRange, formatMoney, formatNumber } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { OrderRow } from '../db/schema/payment.ts'
import type { Mail } from './mailer.ts'
import { CARD_BRANDS, MAIL_MESSAGES } from './messages.table.ts'
import type { MailMessages } from './messages.table.ts'

/** One line: whatever a name holds, it cannot start a line of its own. */
const flat = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

type SnapshotItem = OrderRow['snapshot']['order']['order_items'][number]

const WALLPAPER_LINES = {
  swatch: 'wallpaperSwatch',
  panel: 'wallpaperPanel',
  roll: 'wallpaperRoll',
} as const

/**
 * The sentence of a line by its kind, and what stands in it; a stocked length is said as it is
 * stocked where the order goes.
 */
function lineMessages(
  item: SnapshotItem,
  { locale, country }: { readonly locale: string; readonly country: string },
): { key: keyof MailMessages; values: Readonly<Record<string, string>> } {
  const values = {
    title: item.design?.title ?? item.type,
    designer: item.design?.designer.name ?? 'Selvage',
  }
  // Orders that were frozen before these kinds existed have none of their fields.
  if (item.fill_a_yard)
    return { key: 'fillAYard', values: { collection: item.fill_a_yard.collection_name } }
  const wallpaper = item.merchandise?.wallpaper_item
  if (!wallpaper) return { key: 'line', values }
  const { unit, feet, metric } = WALLPAPER_SIZES[wallpaper.size]
  const length =
    measurementOf(country) === 'imperial'
      ? formatNumber(feet, locale, { style: 'unit', unit: 'foot' })
      : formatNumber(metric, locale, { style: 'unit', unit: 'centimeter' })
  return { key: WALLPAPER_LINES[unit], values: { ...values, length } }
}

/** The confirmation of an order, in the language that it was placed in. */
export function orderConfirmation(
  order: OrderRow,
  { key, storefrontOrigin }: { readonly key: string; readonly storefrontOrigin: string },
): Mail {
  const { snapshot } = order
  const language = languageOf(snapshot.locale)
  const messages = MAIL_MESSAGES[language]
  const translate = (
    key: keyof MailMessages,
    values: Readonly<Record<string, string | number>> = {},
  ) =>
    messages[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      Object.hasOwn(values, name) ? flat(String(values[name])) : '',
    )
  const { pricing } = snapshot.order
  const amount = (raw: number) =>
    formatMoney({ minor: Math.round(raw * 100), currency: pricing.currency }, snapshot.locale)
  const address = snapshot.shipping_address
  const { delivery, payment } = snapshot

  const lines = snapshot.order.order_items.map((item) => {
    const { key, values } = lineMessages(item, {
      locale: snapshot.locale,
      country: address?.country ?? '',
    })
    return translate(key, {
      quantity: item.quantity.value,
      total: amount(item.pricing.raw_total),
      ...values,
    })
  })
  const totals = [
    ...(pricing.raw_discount > 0
      ? [translate('discount', { amount: amount(pricing.raw_discount) })]
      : []),
    translate('delivery', {
      amount: pricing.raw_shipping ? amount(pricing.raw_shipping) : messages.free,
    }),
    ...(pricing.raw_tax
      ? [
          translate(pricing.tax_included ? 'taxIncluded' : 'tax', {
            amount: amount(pricing.raw_tax),
          }),
        ]
      : []),
    translate('total', { amount: amount(pricing.raw_total) }),
  ]
  const post =
    address &&
    [
      address.full_name,
      address.address_line_1,
      address.address_line_2,
      [address.zipcode, address.city, address.state].filter((part) => part !== '').join(' '),
      address.country,
    ]
      .map(flat)
      .filter((part) => part !== '')
  const paragraphs = [
    [translate('hello', { name: address?.full_name ?? '' })],
    [messages.thanks],
    [
      translate('order', {
        number: order.number,
        date: formatDate(order.placedAt, snapshot.locale),
      }),
      ...lines,
    ],
    totals,
    [
      translate('arrives', {
        dates: formatDateRange(delivery.arrives_from, delivery.arrives_until, snapshot.locale),
      }),
    ],
    ...(post ? [[messages.address, ...post]] : []),
    ...(payment
      ? [
          [
            translate('paid', {
              brand: CARD_BRANDS[payment.brand] ?? payment.brand,
              last4: payment.last4,
            }),
          ],
        ]
      : []),
    [
      translate('invoice', {
        url: new URL(
          localizePath('invoice', language, { orderNumber: order.number }),
          storefrontOrigin,
        ).href,
      }),
    ],
    [messages.closing],
  ]
  const text = `${paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n')}\n`
  return {
    key,
    to: snapshot.email,
    subject: translate('subject', { number: order.number }),
    text,
    language,
  }
}
