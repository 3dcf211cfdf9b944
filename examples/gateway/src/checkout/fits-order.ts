import type { PortToken } from '../payment-port/payment-port.ts'

/** The terms that the frame of an order's card is opened for. */
type CardTerms = Pick<PortToken, 'cartId' | 'currency' | 'merchantOrigin'>

/**
 * True when a card can pay an order: its token serves the cart, currency and shop that its frame
 * was opened for, and one attempt.
 */
export function fitsOrder(card: CardTerms & Pick<PortToken, 'used'>, order: CardTerms): boolean {
  return (
    card.cartId === order.cartId &&
    card.currency === order.currency &&
    card.merchantOrigin === order.merchantOrigin &&
    !card.used
  )
}
