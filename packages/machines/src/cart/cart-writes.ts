import type { Cart, CartItemInput, OrderItem } from '@selvage/core/cart'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'

/**
 * What a removed line comes back as. A filled yard keeps its layout as the code that it had, which
 * needs no reading.
 */
export type ReturningItem =
  CartItemInput | WallpaperItemInput | { readonly layoutCode: string; readonly quantity: number }

/**
 * One change of the cart that a shopper asked for. `add` brings a removed line back, under a key of
 * its own.
 */
export type CartWrite =
  | { readonly kind: 'quantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'promo'; readonly id: 'promo'; readonly code: string | null }
  | {
      readonly kind: 'add'
      readonly id: string
      readonly item: ReturningItem
      readonly key: string
    }

/**
 * Adds a wish to those that wait: it replaces an older one for the same line, because the last
 * intent wins.
 */
export function enqueue(waiting: readonly CartWrite[], write: CartWrite): CartWrite[] {
  return [...waiting.filter(({ id }) => id !== write.id), write]
}

/**
 * True when the cart is already as the write wants it, or the write has lost its subject and
 * nothing is to be said of it.
 */
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

/** True when there is nothing left that the write could change. */
export function isOrphan(write: CartWrite, cart: Cart | null): boolean {
  return write.kind === 'quantity' && !cart?.items.some(({ id }) => id === write.id)
}

/**
 * How a removed line comes back; undefined for a line that is neither printed cloth, wallpaper nor
 * a filled yard.
 */
export function undoOf(line: OrderItem): CartWrite | undefined {
  const item = returningItem(line)
  // A line's id is unguessable and used once: so is the key of its return, however often it is
  // sent.
  return item && { kind: 'add', id: line.id, item, key: `undo-${line.id}` }
}

function returningItem({
  design,
  fabric,
  wallpaper,
  fillAYard,
  quantity,
}: OrderItem): ReturningItem | undefined {
  if (fillAYard) return { layoutCode: fillAYard.layout, quantity }
  if (!design) return undefined
  if (wallpaper)
    return { designId: design.id, wallpaper: wallpaper.code, size: wallpaper.size, quantity }
  return fabric
    ? { designId: design.id, fabric: fabric.code, size: fabric.size, quantity }
    : undefined
}
