/** Codes of a write to a cart that is an order already, or whose payment is open. */
export const CLOSED_CART = ['ORDER_NOT_PENDING', 'CART_BEING_PAID'] as const
