import type { OrderRow } from '../db/schema/payment.ts'

/** True for an order that bought a gift certificate. */
export const hasCertificate = ({ snapshot }: Pick<OrderRow, 'snapshot'>): boolean =>
  snapshot.order.order_items.some(
    ({ merchandise }) => merchandise.stock_item?.code === 'GIFT_CERTIFICATE',
  )
