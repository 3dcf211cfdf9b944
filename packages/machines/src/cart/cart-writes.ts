import type { Cart, OrderItem } from '@selvage/core/cart'

/**
 * One change of the cart that a shopper asked for; `id` is the line's, or 'promo'. `restore` brings
 * a removed line back; its quantity, where one was asked for meanwhile, is sent after it. `save`
 * takes a line out and saves it for later. `forget` drops a removed line for good.
 */
export type CartWrite =
  | { readonly kind: 'quantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove' | 'save' | 'forget'; readonly id: string }
  | { readonly kind: 'promo'; readonly id: 'promo'; readonly code: string | null }
  | { readonly kind: 'restore'; readonly id: string; readonly quantity?: number }

/** Adds a write to those that wait, in place of an older one for the same line. */
export function enqueue(waiting: readonly CartWrite[], write: CartWrite): CartWrite[] {
  return [...waiting.filter(({ id }) => id !== write.id), write]
}

/** True when the cart already is as the write would make it. */
export function isSettled(write: CartWrite, cart: Cart | null): boolean {
  if (write.kind === 'promo') return (cart?.promo?.code ?? null) === write.code
  if (write.kind === 'forget') return !cart?.removed.some(({ id }) => id === write.id)
  const line = cart?.items.find(({ id }) => id === write.id)
  if (write.kind === 'restore') return line !== undefined
  return write.kind === 'quantity' ? line?.quantity === write.quantity : line === undefined
}

/** The quantity that a line has or was last asked to have; undefined while it is leaving. */
export function wantedQuantity(open: readonly CartWrite[], line: OrderItem): number | undefined {
  const { id, quantity } = line
  const last = lastWrite(open, id)
  return last === undefined ? quantity : askedQuantity(last)
}

/** True when the line that the write would change, or bring back, is gone. */
export function isOrphan(write: CartWrite, cart: Cart | null): boolean {
  const isMeant = ({ id }: OrderItem): boolean => id === write.id
  if (write.kind === 'quantity') return !cart?.items.some(isMeant)
  return write.kind === 'restore' && !cart?.removed.some(isMeant)
}

/**
 * The lines that the cart has or is to have back: those that are coming back stand at the end until
 * the gateway says where. One that is being removed stays until it is gone.
 */
export function presentLines(cart: Cart | null, open: readonly CartWrite[]): readonly OrderItem[] {
  if (cart === null) return []
  return [...cart.items, ...cart.removed.filter(({ id }) => isReturning(open, id))]
}

/**
 * The lines that were removed and can come back, the last one at the end: those that the gateway
 * keeps, and those whose removal is open.
 */
export function removedLines(cart: Cart | null, open: readonly CartWrite[]): readonly OrderItem[] {
  if (cart === null) return []
  const leaving = open.flatMap(({ kind, id }) =>
    kind === 'remove' && lastWrite(open, id)?.kind === 'remove'
      ? (cart.items.find((item) => item.id === id) ?? [])
      : [],
  )
  return [...cart.removed.filter(({ id }) => !isLeft(lastWrite(open, id))), ...leaving]
}

/** True for an act after which a removed line is none any more. */
const isLeft = (write: CartWrite | undefined): boolean =>
  write?.kind === 'restore' || write?.kind === 'forget'

const isReturning = (open: readonly CartWrite[], id: string): boolean =>
  lastWrite(open, id)?.kind === 'restore'

/** The quantity that a line which has come back is still to have, as a write of its own. */
export function followingWrite(write: CartWrite, cart: Cart | null): CartWrite | undefined {
  if (write.kind !== 'restore' || write.quantity === undefined) return undefined
  const next = { kind: 'quantity', id: write.id, quantity: write.quantity } as const
  return isSettled(next, cart) || isOrphan(next, cart) ? undefined : next
}

/** The quantity that a write asks for; undefined where it asks for none. */
export function askedQuantity(write: CartWrite): number | undefined {
  return write.kind === 'quantity' || write.kind === 'restore' ? write.quantity : undefined
}

/** The last write that a shopper asked for on a line. */
export function lastWrite(open: readonly CartWrite[], id: string): CartWrite | undefined {
  return open.findLast((write) => write.id === id)
}
