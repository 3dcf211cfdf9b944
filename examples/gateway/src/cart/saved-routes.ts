import { listSaved, moveToCart, removeSaved, SAVED_PAGE_SIZE, saveItem } from '@selvage/core/cart'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { isTooSlow } from '../db/sql-error.ts'
import { cartItems } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { rateOf, readRates } from '../prices/listed-prices.ts'
import { assertOpen, lockPending, touch } from './cart-rows.ts'
import { inTurn } from './in-turn.ts'
import { currencyOfUser } from './load-cart.ts'
import { readLines } from './load-lines.ts'
import { priceLine } from './pricing.ts'
import { savedBy, saveLine, takeSaved } from './saved-rows.ts'
import { wireCart } from './wire-cart.ts'
import { toWireItem } from './wire-item.ts'
import { lockCartWithLine } from './write-line.ts'

/** A longer wait for the list is answered with an error: a page shows its cart without it. */
const LIST_TIMEOUT_MS = 2000

const noLine = () => httpError('ORDER_ITEM_NOT_FOUND')

const list = handle(listSaved, async ({ session: { userId }, query }, deps) => {
  const offset = query.page_offset ?? 0
  try {
    return await deps.db.transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config('statement_timeout', ${String(LIST_TIMEOUT_MS)}, true)`,
      )
      const currency = query.currency ?? (await currencyOfUser(tx, userId))
      const own = savedBy(tx, userId)
      const [all] = await tx.select({ total: count() }).from(cartItems).where(own)
      const lines = await readLines(tx, own, {
        order: desc(cartItems.position),
        limit: SAVED_PAGE_SIZE,
        offset,
      })
      const rate = rateOf(await readRates(tx), currency)
      const place = { currency, locale: deps.locale }
      return {
        order_items: lines.map((line) => {
          const { quantity } = line.item
          return toWireItem(line, priceLine({ ...line, quantity }, rate), place)
        }),
        total: all?.total ?? 0,
        page_offset: offset,
      }
    })
  } catch (error) {
    throw isTooSlow(error) ? httpError('ORDER_SAVED_TIMEOUT_ERROR') : error
  }
})

const save = handle(saveItem, (context, deps) =>
  deps.db.transaction(async (tx) => {
    const { cart, item } = await lockCartWithLine(tx, context, deps)
    if (item) {
      await saveLine(tx, item)
      return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
    }
    const asked = { ...context, version: cart.version }
    const { item: saved } = await lockCartWithLine(tx, asked, deps, 'saved')
    if (!saved) throw noLine()
    return { order: await wireCart(tx, cart, deps) }
  }),
)

const move = handle(moveToCart, ({ session: { userId }, params }, deps) =>
  deps.db.transaction(async (tx) => {
    const id = readPublicId(params.id, 'ORDER_ITEM_NOT_FOUND')
    const cart = await lockPending(tx, userId)
    if (!cart) throw noLine()
    assertOpen(cart)
    const [line] = await readLines(tx, and(savedBy(tx, userId), eq(cartItems.id, id)))
    if (!line) {
      if (!(await isInCart(tx, cart.id, id))) throw noLine()
      return { order: await wireCart(tx, cart, deps), moved: 0 }
    }
    if (line.cleanup !== null) throw httpError('ITEMS_UNAVAILABLE')
    const moved = await takeSaved(tx, cart, line.item, deps)
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps), moved }
  }),
)

async function isInCart(tx: Queryable, cartId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.id, id), eq(cartItems.cartId, cartId), eq(cartItems.status, 'pending')))
  return rows.length > 0
}

const remove = handle(removeSaved, async ({ session: { userId }, params }, deps: Deps) => {
  const id = readPublicId(params.id, 'ORDER_ITEM_NOT_FOUND')
  const gone = await deps.db.orm
    .delete(cartItems)
    .where(and(savedBy(deps.db.orm, userId), eq(cartItems.id, id)))
    .returning({ id: cartItems.id })
  if (gone.length === 0) throw noLine()
  return undefined
})

/** Saving lines for later, and moving them back. */
export const savedRoutes: readonly Route[] = [list, inTurn(save), inTurn(move), remove]
