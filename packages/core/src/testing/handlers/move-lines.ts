import { chunkOf } from '../../cart/chunks.ts'
import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { sameMerchandise, termsOf } from '../merchandise.ts'
import { newId } from '../test-shop.ts'
import type { TestCart, TestLine, TestShop, TestUser } from '../test-shop.ts'
import { sameLine } from './lines.ts'

/** How many pieces of a line find room in a cart. */
export function roomFor(
  shop: TestShop,
  cart: TestCart,
  { merchandise, quantity }: TestLine,
): number {
  const same = sameLine(cart, merchandise)
  if (!same && cart.lines.length >= shop.itemLimit) return 0
  const most = termsOf(merchandise).single ? 1 : MAX_QUANTITY
  return Math.min(most - (same?.quantity ?? 0), quantity)
}

/** Puts pieces of a line that find room into a cart. */
export function take(cart: TestCart, line: TestLine, id: string, quantity: number): void {
  const { merchandise, chunkSize } = line
  const same = sameLine(cart, merchandise)
  if (same) {
    same.quantity += quantity
    same.chunkSize = chunkOf(same.quantity, same.chunkSize)
  } else cart.lines.push({ id, merchandise, quantity, chunkSize: chunkOf(quantity, chunkSize) })
}

/** Saves lines for a user's later; the pieces of an equal saved line join the new one. */
export function saveForLater(user: TestUser, lines: readonly TestLine[]): void {
  for (const line of lines) {
    const isSame = ({ merchandise }: TestLine) => sameMerchandise(merchandise, line.merchandise)
    const same = user.saved.find(isSame)
    const quantity = line.quantity + (same?.quantity ?? 0)
    const joined = { ...line, quantity, chunkSize: chunkOf(quantity, line.chunkSize) }
    user.saved = [joined, ...user.saved.filter((each) => each !== same)]
  }
}

/** A user with the cart that is merged. */
interface Side {
  readonly user: TestUser
  readonly cart: TestCart
}

/**
 * Moves every line into another cart as far as its limits allow. Returns the number of pieces that
 * found no room and are saved for later.
 */
export function moveLines(shop: TestShop, from: Side, to: Side): number {
  let savedForLater = 0
  for (const line of from.cart.lines) {
    const taken = roomFor(shop, to.cart, line)
    const id = newId(shop, 'line')
    if (taken > 0) take(to.cart, line, id, taken)
    const quantity = line.quantity - taken
    if (quantity > 0) saveForLater(to.user, [{ ...line, id: newId(shop, 'line'), quantity }])
    savedForLater += quantity
  }
  from.cart.lines = []
  return savedForLater
}
