import type { Cart, CartItemInput, OrderItem } from '@selvage/core/cart'

/** One change of the cart that a shopper asked for. `add` brings a removed line back, under a key of its own. */
export type CartWrite =
  | { readonly kind: 'quantity', readonly id: string, readonly quantity: number }
  | { readonly kind: 'remove', readonly id: string }
  | { readonly kind: 'promo', readonly id: 'promo', readonly code: string | null }
  | { readonly kind: 'add', readonly id: string, readonly item: CartItemInput, readonly key: string }

/** Adds a wish to those that wait: it replaces an older one for the same line, because the last intent wins. */
export function enqueue(waiting: readonly CartWrite[], write: CartWrite): CartWrite[] {
  return [...waiting.filter(({ id }) => id !== write.id), write]
}

/** True when the cart is already as the write wants it, or the write has lost its subject and nothing is to be said of it. */
export function isSettled(write: CartWrite, cart: Cart | null): boolean {
  if (write.kind === 'add') return false
  if (write.kind === 'promo') return (cart?.promo?.code ?? null) === write.code
  const line = cart?.items.find(({ id }) => id === write.id)
  return write.kind === 'remove' ? line === undefined : line?.quantity === write.quantity
}

/** True when there is nothing left that the write could change. */
export function isOrphan(write: CartWrite, cart: Cart | null): boolean {
  return write.kind === 'quantity' && !cart?.items.some(({ id }) => id === write.id)
}

/** How a removed line comes back; undefined for a line that is not a printed fabric. */
export function undoOf(line: OrderItem): CartWrite | undefined {
  if (!line.fabric || !line.design) return undefined
  const item = { designId: line.design.id, fabric: line.fabric.code, size: line.fabric.size, quantity: line.quantity }
  // A line's id is unguessable and used once: so is the key of its return, however often it is sent.
  return { kind: 'add', id: line.id, item, key: `undo-${line.id}` }
}
