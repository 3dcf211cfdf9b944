import { chunkOf, MAX_QUANTITY } from '@selvage/core/cart'
import { ANY_VERSION } from '@selvage/core/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { BeginAgain } from '../db/sql-error.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { assertWrites } from '../session/assert-writes.ts'
import { termsOfRow } from './terms-of-row.ts'
import { wireCart } from './wire-cart.ts'

/** The states of a cart that is not an order yet. */
export const PENDING_STATES = ['open', 'paying'] as const

/** A user's pending cart, locked for this transaction; undefined when there is none. */
export async function lockPending(tx: Queryable, userId: string): Promise<CartRow | undefined> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), inArray(carts.state, PENDING_STATES)))
    .for('update')
  return row
}

/** The user's pending cart, locked; made when there is none. */
export async function openCart(
  tx: Queryable,
  userId: string,
  deps: Pick<Deps, 'now'>,
): Promise<CartRow> {
  const found = await lockPending(tx, userId)
  if (found) return found
  await assertWrites(tx, userId)
  const now = deps.now()
  // Of two first adds at once one makes the cart, and the other waits here until it is there.
  const [made] = await tx
    .insert(carts)
    .values({
      id: newPublicId(),
      userId,
      version: 0,
      partnerKey: sql`(SELECT ${users.partnerKey} FROM ${users} WHERE ${users.id} = ${userId})`,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // The other one begins again: waiting for the cart now, it would hold its user against a login.
  if (!made) throw new BeginAgain()
  return made
}

/** A cart of the user's own by id, locked; anybody else's is the same 404 as an unknown one. */
export async function lockOwnCart(tx: Queryable, userId: string, cartId: string): Promise<CartRow> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update')
  if (!row) throw httpError('ORDER_NOT_FOUND')
  return row
}

/** Rejects a cart that is being paid for or is an order already. */
export function assertOpen(row: CartRow): void {
  if (row.state === 'open') return
  const code = row.state === 'paying' ? 'CART_BEING_PAID' : 'ORDER_NOT_PENDING'
  throw httpError(code)
}

/** Rejects a write over a newer cart: 409 with the cart as it is. */
export async function assertVersion(
  tx: Queryable,
  row: CartRow,
  version: number,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
): Promise<void> {
  if (row.version === version || version === ANY_VERSION) return
  throw httpError('CART_VERSION_CONFLICT', { current: await wireCart(tx, row, deps) })
}

/** Marks a locked cart as written: its version grows by one. */
export async function touch(
  tx: Queryable,
  row: CartRow,
  change: Partial<Pick<CartRow, 'state' | 'promoCode' | 'partnerKey'>>,
  deps: Pick<Deps, 'now'>,
): Promise<CartRow> {
  const [next] = await tx
    .update(carts)
    .set({ ...change, version: sql`${carts.version} + 1`, updatedAt: deps.now() })
    .where(eq(carts.id, row.id))
    .returning()
  if (!next) throw httpError('ORDER_NOT_FOUND')
  return next
}

/**
 * The columns of a line that its kind decides. All kinds have the same columns, so that a line can
 * become one of another kind.
 */
export type LineInput = Omit<
  CartItemRow,
  'id' | 'cartId' | 'status' | 'position' | 'createdAt' | 'removedAt' | 'gone'
>

const EMPTY = {
  designId: null,
  fabricCode: null,
  size: null,
  wallpaperCode: null,
  wallpaperSize: null,
  layoutId: null,
  productKind: null,
  productCode: null,
  productOption: null,
  chunkSize: null,
  recipientEmail: null,
  giftMessage: null,
} as const

/** Makes a line of one kind; the columns of other kinds are null. */
export function lineInput(
  own: Pick<LineInput, 'type' | 'mergeKey' | 'quantity'> & Partial<LineInput>,
): LineInput {
  return { ...EMPTY, ...own }
}

/** The columns of a row that its kind decides, for another row. */
export function copyLineInput(row: CartItemRow): LineInput {
  const { id, cartId, status, position, createdAt, removedAt, gone, ...line } = row
  return line
}

/** Rejects a design that cannot be printed: unknown, mature or not for sale. */
export async function assertPrintable(db: Queryable, designId: number): Promise<void> {
  const [design] = await db
    .select({ mature: designs.mature, forSale: designs.forSale })
    .from(designs)
    .where(eq(designs.id, designId))
  if (!design || design.mature) throw httpError('NO_IMAGE_AVAILABLE', { field: 'design.id' })
  if (!design.forSale) throw httpError('DESIGN_NOT_FOR_SALE', { field: 'design.id' })
}

/** The line that is the same as this one, if the locked cart has it. */
export async function sameLine(
  tx: Queryable,
  cartId: string,
  line: Pick<LineInput, 'mergeKey'>,
  status: CartItemRow['status'] = 'pending',
): Promise<CartItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.status, status),
        eq(cartItems.mergeKey, line.mergeKey),
      ),
    )
  return row
}

/** Pending lines of a cart. */
export async function lineCount(tx: Queryable, cartId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.status, 'pending')))
  return row?.n ?? 0
}

/** Rejects one line more than an order may have. */
export async function assertRoom(
  tx: Queryable,
  cartId: string,
  { config: { orderItemLimit: limit } }: Pick<Deps, 'config'>,
): Promise<void> {
  if ((await lineCount(tx, cartId)) >= limit)
    throw httpError('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit } })
}

/** Puts a new line into a cart. */
export async function insertLine(
  tx: Queryable,
  cartId: string,
  line: LineInput,
  deps: Pick<Deps, 'now'>,
  status: CartItemRow['status'] = 'pending',
): Promise<string> {
  const id = newPublicId()
  await tx.insert(cartItems).values({ id, cartId, status, ...line, createdAt: deps.now() })
  return id
}

/**
 * Sets a line's quantity, and the chunks that it is cut into. Above 99, and any of an item that is
 * sold one at a time, is rejected and the old one stays. @source spec 1 §5
 */
export async function setQuantity(
  tx: Queryable,
  item: CartItemRow,
  quantity: number,
  chunkSize = item.chunkSize,
): Promise<void> {
  if (termsOfRow(item).single)
    throw httpError('ORDER_ITEM_CANNOT_EDIT_QUANTITY', { field: 'quantity' })
  if (quantity > MAX_QUANTITY)
    throw httpError('FIELD_VALUE_INVALID', { field: 'quantity', params: { max: MAX_QUANTITY } })
  await tx
    .update(cartItems)
    .set({ quantity, chunkSize: chunkOf(quantity, chunkSize) })
    .where(eq(cartItems.id, item.id))
}
