import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { COMMON_YARD_CENTS, DELIVERY, FAT_QUARTER_SHARE, FREE_SHIPPING_CENTS, METER_SHARE, OUT_OF_STOCK, RATES, SAMPLE_PROMO, SWATCH_CENTS, YARD_CENTS } from './prices.table.ts'
import { SAMPLE_DESIGNS, SAMPLE_DESIGNERS } from './sample-designs.table.ts'
import type { TestCart, TestLine, TestShop, WireCart } from './test-shop.ts'

/** A whole amount of the minor unit as it stands on the wire. */
export const raw = (minor: number): number => Math.round(minor) / 100

/** Price of one piece in the minor unit of a currency. */
export function pieceMinor(fabric: FabricCode, size: FabricSize, currency: Currency): number {
  const { cut, system } = FABRIC_SIZES[size]
  const yard = YARD_CENTS[fabric] ?? COMMON_YARD_CENTS
  const length = system === 'metric' ? yard * METER_SHARE : yard
  const cents = cut === 'swatch' ? SWATCH_CENTS : cut === 'fat-quarter' ? length * FAT_QUARTER_SHARE : length
  return Math.round((cents * RATES[currency]) / 10) * 10
}

/** The sample design of an id, if there is one. */
export const sampleDesign = (id: number) => SAMPLE_DESIGNS.find((design) => design.id === id)

/** A designer as the wire has them. */
export function wireDesigner(id: number) {
  const designer = SAMPLE_DESIGNERS.find((each) => each.id === id)
  return { id, name: designer?.name ?? '', screen_name: designer?.screenName ?? '' }
}

const subtotalOf = (lines: readonly TestLine[], currency: Currency) => lines.reduce((sum, { fabric, size, quantity }) => sum + pieceMinor(fabric, size, currency) * quantity, 0)

function taxOf(country: string): { rate: number, included: boolean } {
  if (country === 'US') return { rate: 0.0725, included: false }
  return country === 'CA' ? { rate: 0.13, included: false } : { rate: 0.2, included: true }
}

/** What delivery costs an order, by option; standard is free above the threshold. */
export function deliveryMinor(cart: TestCart, id: string | null, currency: Currency): number {
  const option = DELIVERY.find((each) => each.id === id)
  if (!option) return 0
  const free = option.id === 'standard' && subtotalOf(cart.lines, currency) >= FREE_SHIPPING_CENTS * RATES[currency]
  return free ? 0 : Math.round((option.cents * RATES[currency]) / 10) * 10
}

function totalsOf(cart: TestCart, currency: Currency): WireCart['pricing'] {
  const subtotal = subtotalOf(cart.lines, currency)
  const discount = cart.promo === null ? 0 : Math.round((subtotal * SAMPLE_PROMO.percent) / 100)
  const goods = subtotal - discount
  const shipping = cart.deliveryId === null ? null : deliveryMinor(cart, cart.deliveryId, currency)
  const terms = cart.form ? taxOf(cart.form.country) : null
  const taxed = goods + (shipping ?? 0)
  const tax = terms && Math.round(terms.included ? taxed - taxed / (1 + terms.rate) : taxed * terms.rate)
  const total = taxed + (terms && !terms.included ? tax ?? 0 : 0)
  return {
    raw_subtotal: raw(subtotal), raw_discount: raw(discount), raw_shipping: shipping === null ? null : raw(shipping), raw_tax: tax === null ? null : raw(tax),
    raw_total: raw(total), raw_total_usd: raw(total / RATES[currency]), raw_subtotal_without_shipping: raw(goods), currency,
    tax_included: terms?.included ?? false, raw_free_shipping_from: raw(FREE_SHIPPING_CENTS * RATES[currency]),
  }
}

function wireLine(line: TestLine, currency: Currency): WireCart['order_items'][number] {
  const design = sampleDesign(line.designId)
  const piece = raw(pieceMinor(line.fabric, line.size, currency))
  return {
    id: line.id, type: 'fabric', sub_type: null, quantity: { value: line.quantity }, fabric: { code: line.fabric, size: line.size, type: 'printed' },
    design: design ? { id: design.id, title: design.title, slug: design.slug, palette: [...design.palette], repeat: design.repeat, designer: wireDesigner(design.designerId) } : null,
    merchandise: { wallpaper_item: null }, fill_a_yard: null,
    pricing: { raw_price: piece, raw_price_undiscounted: piece, raw_total: raw(pieceMinor(line.fabric, line.size, currency) * line.quantity), currency, price_per: { unit_type: FABRIC_SIZES[line.size].system === 'metric' ? 'meter' : 'yard' } },
    analytics: { sku: `${line.fabric}-${line.size}-${line.designId}`, parent_sku: line.fabric }, quantity_editable: true,
    cleanup: OUT_OF_STOCK.includes(line.fabric) ? 'fabric_unavailable' : null,
  }
}

/** A cart as the gateway answers it. */
export function wireCart(shop: TestShop, cart: TestCart): WireCart {
  return {
    id: cart.id, version: cart.version, order_items: cart.lines.map((line) => wireLine(line, shop.currency)), pricing: totalsOf(cart, shop.currency),
    promo: cart.promo === null ? null : { id: 'promo-1', code: cart.promo }, count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    item_limit: shop.itemLimit, needs_shipping: cart.needsShipping,
  }
}
