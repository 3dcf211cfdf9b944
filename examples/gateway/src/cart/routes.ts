import {
  addOrderItem,
  addToCart,
  cartCount,
  forgetItem,
  getCart,
  chunkProblem,
  orderItemsCount,
  patchItem,
  removeItem,
  replaceItem,
  restoreItem,
} from '@selvage/core/cart'
import { addFillAYard, replaceFillAYard } from '@selvage/core/fill-a-yard'
import { addWallpaper, replaceWallpaper } from '@selvage/core/wallpaper'
import { and, eq, inArray, sum } from 'drizzle-orm'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { PENDING_STATES, setQuantity, touch } from './cart-rows.ts'
import { readFabricLine } from './fabric-line.ts'
import { readFillAYardLine } from './fill-a-yard-line.ts'
import { handoverRoutes } from './handover.ts'
import { inTurn } from './in-turn.ts'
import { productLineRoutes } from './product-routes.ts'
import { promoRoutes } from './promo.ts'
import { forgetLine, removeLine, restoreLine } from './removed-lines.ts'
import { readWallpaperLine } from './wallpaper-line.ts'
import { wireCart } from './wire-cart.ts'
import { addOnce, lockCartWithLine, replaceLine } from './write-line.ts'

const addFabricBy = (call: typeof addToCart | typeof addOrderItem): Route =>
  handle(call, (context, deps) =>
    addOnce(call, context, deps, (tx) => readFabricLine(tx, context.body), context.body.promo?.id),
  )

const itemsCount = handle(orderItemsCount, async (context, deps) => {
  const { userId } = context.session
  const own = context.params.id === 'pending'
  const id = own ? '' : readPublicId(context.params.id, 'ORDER_NOT_FOUND')
  const mine = own ? inArray(carts.state, PENDING_STATES) : eq(carts.id, id)
  const [row] = await deps.db.orm
    .select({ cartId: carts.id, pieces: sum(cartItems.quantity) })
    .from(carts)
    .leftJoin(cartItems, and(eq(cartItems.cartId, carts.id), eq(cartItems.status, 'pending')))
    .where(and(eq(carts.userId, userId), mine))
    .groupBy(carts.id)
  if (!row && !own) throw httpError('ORDER_NOT_FOUND')
  return { cart_items_count: Number(row?.pieces ?? 0) }
})

const get = handle(getCart, async (context, deps) => {
  const { userId } = context.session
  const own = context.params.id === 'pending'
  const [row] = await deps.db.orm
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.userId, userId),
        ...(own
          ? [inArray(carts.state, PENDING_STATES)]
          : [eq(carts.id, readPublicId(context.params.id, 'ORDER_NOT_FOUND'))]),
      ),
    )
  if (!row && !own) throw httpError('ORDER_NOT_FOUND')
  return { order: row ? await wireCart(deps.db.orm, row, deps, context.query) : null }
})

const total = handle(cartCount, async ({ visitor }, deps) => {
  if (!visitor) return { cartCount: { cartCount: 0 } }
  const [row] = await deps.db.orm
    .select({ pieces: sum(cartItems.quantity) })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(
      and(
        eq(carts.userId, visitor.userId),
        inArray(carts.state, PENDING_STATES),
        eq(cartItems.status, 'pending'),
      ),
    )
  return { cartCount: { cartCount: Number(row?.pieces ?? 0) } }
})

/** Rejects a length in which a line is not cut. */
function assertCut(
  { type, productKind, size }: CartItemRow,
  quantity: number,
  chunkSize: number,
): void {
  const problem = chunkProblem({ kind: productKind ?? type, size: size ?? '', quantity, chunkSize })
  if (problem) throw httpError('FIELD_VALUE_INVALID', { field: 'chunk_size', params: problem })
}

const patch = handle(patchItem, async (context, deps) =>
  deps.db.transaction(async (tx) => {
    const { cart, item } = await lockCartWithLine(tx, context, deps)
    if (!item) throw httpError('ORDER_ITEM_NOT_FOUND')
    const { quantity, chunk_size: chunkSize } = context.body
    if (chunkSize !== undefined) assertCut(item, quantity, chunkSize)
    await setQuantity(tx, item, quantity, chunkSize)
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  }),
)

const replaceByFabric = handle(replaceItem, (context, deps) =>
  replaceLine(context, deps, (tx) => readFabricLine(tx, context.body)),
)

const addPaper = handle(addWallpaper, (context, deps) =>
  addOnce(addWallpaper, context, deps, (tx) => readWallpaperLine(tx, context.body)),
)

const replaceByPaper = handle(replaceWallpaper, (context, deps) =>
  replaceLine(context, deps, (tx) => readWallpaperLine(tx, context.body)),
)

const addYard = handle(addFillAYard, (context, deps) =>
  addOnce(addFillAYard, context, deps, (tx) => readFillAYardLine(tx, context.body, deps)),
)

const replaceByYard = handle(replaceFillAYard, (context, deps) =>
  replaceLine(context, deps, (tx) => readFillAYardLine(tx, context.body, deps)),
)

const remove = handle(removeItem, removeLine)
const restore = handle(restoreItem, restoreLine)
const forget = handle(forgetItem, forgetLine)

/** The cart, and adding and replacing lines of every kind. */
export const cartRoutes: readonly Route[] = [
  addFabricBy(addToCart),
  addFabricBy(addOrderItem),
  itemsCount,
  addPaper,
  addYard,
  get,
  total,
  patch,
  replaceByFabric,
  replaceByPaper,
  replaceByYard,
  remove,
  restore,
  forget,
  ...productLineRoutes,
  ...promoRoutes,
  ...handoverRoutes,
].map((route) => (route.call.versioned || route.call.keyed ? inTurn(route) : route))
