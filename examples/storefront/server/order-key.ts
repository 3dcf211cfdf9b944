import { createHmac } from 'node:crypto'

/**
 * Returns the key under which an order counts once, however often its confirmation is shown. It is
 * made with a secret of this server, so that the stored events do not say which order it is.
 */
export const orderKey = (orderId: string, secret: string): string =>
  createHmac('sha256', secret).update(`order_placed ${orderId}`).digest('base64url').slice(0, 22)
