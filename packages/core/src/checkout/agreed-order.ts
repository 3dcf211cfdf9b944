import type { AgreedOrder } from './agreed-order.contract.ts'

type Totals = Pick<
  AgreedOrder,
  'currency' | 'raw_subtotal' | 'raw_discount' | 'raw_shipping' | 'raw_tax' | 'raw_total'
>

/** The parts of a checkout on the wire that its shopper agrees to. */
interface PayableCheckout {
  readonly order: {
    readonly version: number
    readonly order_items: readonly {
      readonly id: string
      readonly quantity: { readonly value: number }
      readonly pricing: Pick<AgreedOrder['lines'][number], 'raw_price' | 'raw_total'>
    }[]
    readonly pricing: Totals
  }
  readonly payment: object | null
  readonly raw_due?: number | undefined
}

/**
 * Returns the order of a checkout as its shopper agrees to it: once the payment is given for it, or
 * credit pays it all. Null before.
 */
export function agreedOrderOf({ order, payment, raw_due }: PayableCheckout): AgreedOrder | null {
  if (payment === null && raw_due !== 0) return null
  const { currency, raw_subtotal, raw_discount, raw_shipping, raw_tax, raw_total } = order.pricing
  return {
    version: order.version,
    currency,
    lines: order.order_items.map(({ id, quantity, pricing: { raw_price, raw_total: sum } }) => ({
      id,
      quantity: quantity.value,
      raw_price,
      raw_total: sum,
    })),
    raw_subtotal,
    raw_discount,
    raw_shipping,
    raw_tax,
    raw_total,
  }
}
