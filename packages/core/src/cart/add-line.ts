import { isUncertain } from '../contract/is-uncertain.ts'
import { asShopError, shopError } from '../contract/shop-error.ts'
import type { ShopError } from '../contract/shop-error.ts'
import type { Gateway } from '../gateway/client.ts'
import { cartOfConflict } from './cart-conflict.ts'
import type { Cart } from './cart-state.contract.ts'
import type { LineKind } from './line-kinds.table.ts'

/** The parts of a shop that adding a line needs. A shop of `createShop` has them all. */
export interface LineShop {
  readonly gateway: Pick<Gateway, 'send'>
  readonly session: {
    /** Runs a write that needs a session: makes a guest for a visitor, and again for a lost one. */
    withSession<T>(write: () => Promise<T>): Promise<T>
  }
  readonly cart: {
    /** The cart as far as it is known. */
    get(): { readonly cart: Cart | null | undefined }
    load(options: { signal?: AbortSignal }): Promise<Cart | null>
    /** Takes the cart that the gateway answered with. */
    accept(cart: Cart): void
  }
  /** Makes an unguessable key of 16 to 64 base64url characters. */
  makeKey(): string
}

/** The items that {@link addLine} adds, and the line that they replace. */
export interface LineRequest<Item> {
  /** At least one; several become several lines. */
  readonly items: readonly Item[]
  /** Key of a request whose answer was lost; a fresh one is made when left out. */
  readonly lineKey?: string | undefined
  /** Line of the cart that the first item takes the place of. */
  readonly itemId?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * How adding a line ended. `rejected`: nothing was added, and the key is spent. `uncertain`: it is
 * open whether the gateway added the line, or it added some of several; asked again under the same
 * key, it adds each of them once.
 */
export type AddLineOutcome =
  | { readonly kind: 'done'; readonly itemIds: readonly string[]; readonly cart: Cart }
  | { readonly kind: 'rejected'; readonly error: ShopError }
  | { readonly kind: 'uncertain'; readonly error: ShopError; readonly lineKey: string }

/**
 * Puts lines of one kind into a shop's cart, or one in the place of a line. Makes a guest where
 * there is none, and hands the answered cart to the shop. Throws a DeveloperError alone.
 * @example
 * const outcome = await addLine(shop, fabricLine, { items: [item] })
 */
export async function addLine<Item>(
  shop: LineShop,
  kind: LineKind<Item>,
  request: LineRequest<Item>,
): Promise<AddLineOutcome> {
  const { lineKey = shop.makeKey(), signal } = request
  const itemIds: string[] = []
  try {
    await ensureGuest(shop)
  } catch (error) {
    return { kind: 'rejected', error: asShopError(error) }
  }
  try {
    return request.itemId === undefined
      ? await addEach(shop, kind, { ...request, lineKey }, itemIds)
      : await replaceLine(shop, kind, request.itemId, request)
  } catch (thrown) {
    const error = asShopError(thrown)
    // A request that was turned away unread (429) says nothing of an earlier one under its key.
    return isUncertain(error) || error.status === 429 || itemIds.length > 0 || signal?.aborted
      ? { kind: 'uncertain', error, lineKey }
      : { kind: 'rejected', error }
  }
}

// Before the line is sent: where no guest can be made, it is certain that nothing was added.
const ensureGuest = ({ session }: LineShop): Promise<void> =>
  session.withSession(() => Promise.resolve())

// One after another: each answer is the newer cart. A line that is in already stays in once. The
// ids of the lines are noted as they come, so that a rejection is known to have left some of them.
async function addEach<Item>(
  { gateway, session, cart }: LineShop,
  { add }: LineKind<Item>,
  { items, lineKey, signal }: LineRequest<Item> & { readonly lineKey: string },
  itemIds: string[],
): Promise<AddLineOutcome> {
  let newest: Cart | undefined
  for (const [index, item] of items.entries()) {
    const options = { key: keyOf(lineKey, index), ...(signal && { signal }) }
    const answer = await session.withSession(() => gateway.send(add, { body: item }, options))
    cart.accept(answer.cart)
    newest = answer.cart
    itemIds.push(answer.itemId)
  }
  if (newest === undefined) throw shopError('FIELD_CANNOT_BE_BLANK', { status: 400 })
  return { kind: 'done', itemIds, cart: newest }
}

const keyOf = (lineKey: string, index: number): string =>
  index === 0 ? lineKey : `${lineKey.slice(0, 60)}-${index}`

async function replaceLine<Item>(
  { gateway, cart }: LineShop,
  { replace }: LineKind<Item>,
  itemId: string,
  { items: [item], signal }: LineRequest<Item>,
): Promise<AddLineOutcome> {
  const abort = signal && { signal }
  const known = cart.get().cart ?? (await cart.load({ ...abort }))
  if (!known || item === undefined) throw shopError('ORDER_ITEM_NOT_FOUND', { status: 404 })
  const put = async (version: number): Promise<AddLineOutcome> => {
    const input = { params: { id: itemId }, body: item }
    const changed = await gateway.send(replace, input, { version, ...abort })
    cart.accept(changed)
    return { kind: 'done', itemIds: [itemId], cart: changed }
  }
  try {
    return await put(known.version)
  } catch (error) {
    const current = cartOfConflict(error)
    if (!current) throw error
    cart.accept(current)
    // The shopper wants this line whatever else changed: it is sent once more if it is still there.
    if (!current.items.some(({ id }) => id === itemId)) throw error
    return put(current.version)
  }
}
