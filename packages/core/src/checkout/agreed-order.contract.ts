import * as v from 'valibot'
import { currency, money, publicId } from '../contract/wire.ts'

const totals = {
  raw_subtotal: v.number(),
  raw_discount: v.number(),
  raw_shipping: v.nullable(v.number()),
  raw_tax: v.nullable(v.number()),
  raw_total: v.number(),
}

const agreedOrder = v.pipe(
  v.object({
    /** The order's version then; each change of its shopper makes another. */
    version: v.number(),
    currency,
    lines: v.array(
      v.object({
        id: publicId,
        quantity: v.number(),
        raw_price: v.number(),
        raw_total: v.number(),
      }),
    ),
    ...totals,
  }),
  v.transform(({ version, currency: paidIn, lines, ...wire }) => {
    const amount = (raw: number) => money(raw, paidIn)
    return {
      version,
      lines: lines.map(({ raw_price: price, raw_total: total, ...same }) => ({
        ...same,
        unitPrice: amount(price),
        total: amount(total),
      })),
      subtotal: amount(wire.raw_subtotal),
      discount: amount(wire.raw_discount),
      shipping: wire.raw_shipping === null ? null : amount(wire.raw_shipping),
      tax: wire.raw_tax === null ? null : amount(wire.raw_tax),
      total: amount(wire.raw_total),
    }
  }),
)

/**
 * The costs of an order, line by line, when its shopper gave the payment for it, as the gateway
 * writes them: `orderChanges` reads them, whose code no page has before it needs it.
 */
export type AgreedOrder = v.InferInput<typeof agreedOrder>

/** Reads an order that was agreed to; null for one of a later version of the gateway. */
export function readAgreedOrder(
  sent: AgreedOrder | null,
): v.InferOutput<typeof agreedOrder> | null {
  const read = v.safeParse(agreedOrder, sent)
  return read.success ? read.output : null
}
