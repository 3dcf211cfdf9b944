import { lineKindOf } from '@selvage/core/cart'
import type { Cart, OrderItem } from '@selvage/core/cart'

/**
 * One change of the cart that a shopper asked for; `id` is the line's, or 'promo'. `add` brings a
 * removed line back, under a key of its own.
 */
export type CartWrite =
  | { readonly kind: 'quantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'promo'; readonly id: 'promo'; readonly code: string | null }
  | {
      readonly kind: 'add'
      readonly id: string
      readonly line: OrderItem
      readonly key: string
    }

/** Adds a write to those that wait, in place of an older one for the same line. */
export function enqueue(waiting: readonly CartWrite[], write: CartWrite): CartWrite[] {
  return [...waiting.filter(({ id }) => id !== write.id), write]
}

/** True when the cart already is as the write would make it. */
export function isSettled(write: CartWrite, cart: Cart | null): boolean {
  if (write.kind === 'add') return false
  if (write.kind === 'promo') return (cart?.promo?.code ?? null) === write.code
  const line = cart?.items.find(({ id }) => id === write.id)
  return write.kind === 'remove' ? line === undefined : line?.quantity === write.quantity
}

/** The quantity that a line has or was last asked to have; undefined while it is being removed. */
export function wantedQuantity(open: readonly CartWrite[], line: OrderItem): number | undefined {
  const { id, quantity } = line
  const last = open.findLast((write) => write.id === id)
  if (last === undefined) return quantity
  return last.kind === 'quantity' ? last.quantity : undefined
}

/** True when the line whose quantity the write would change is gone. */
export function isOrphan(write: CartWrite, cart: Cart | null): boolean {
  return write.kind === 'quantity' && !cart?.items.some(({ id }) => id === write.id)
}

/**
 * The write that brings a removed line back; undefined for a kind that is not known here, and for
 * a line whose design is gone. A filled yard has its designs in its layout.
 */
export function undoOf(line: OrderItem): CartWrite | undefined {
  const hasDesign = line.design !== null || line.fillAYard !== null
  if (!hasDesign || lineKindOf(line) === undefined) return undefined
  // A line's id is unguessable and used once, so a key made from it is too, however often it is
  // sent.
  return { kind: 'add', id: line.id, line, key: `undo-${line.id}` }
}
