import { createHash } from 'node:crypto'

/**
 * Returns the key under which an order counts once, however often its confirmation is shown. Only
 * somebody who knows the unguessable id of the order can say which key is its.
 */
export const orderKey = (orderId: string): string =>
  createHash('sha256').update(`order_placed ${orderId}`).digest('base64url').slice(0, 22)
