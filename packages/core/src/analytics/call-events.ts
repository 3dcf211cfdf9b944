import type { Cart } from '../cart/cart-state.contract.ts'
import type { OrderItem } from '../cart/order-item.contract.ts'
import { toEventItem } from './event-items.ts'
import type { EventItem } from './event-items.ts'
import type { ShopEvent } from './events.ts'

/** A call of the gateway that was answered. */
export interface AnsweredCall {
  readonly name: string
  readonly method: string
  /** The parameters of its path. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The body that its caller passed. */
  readonly body?: unknown
  /** The answer as its contract reads it. */
  readonly answer: unknown
  /** The cart before the call; null where there was none, undefined where it was not known. */
  readonly cart: Cart | null | undefined
}

const FAVORITES: Readonly<Partial<Record<string, 'favorite_added' | 'favorite_removed'>>> = {
  'favorites.add': 'favorite_added',
  'favorites.remove': 'favorite_removed',
}

type Answer = Readonly<Partial<Record<string, unknown>>>

/** The calls that bring a cart together with another one, or pass it on: no act on a line. */
const MOVED_CARTS: readonly string[] = ['cart.merge', 'cart.handover']

const isCart = (answer: unknown): answer is Cart =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'version' in answer

/**
 * Returns the events of an answered call: pieces that came into the cart or went out of it, and
 * designs that became favorites or none. A call that only reads is no event. Wrap the `send` of a
 * shop's gateway with it, so that each act of every widget is recorded.
 */
export function eventsOfCall(call: AnsweredCall): readonly ShopEvent[] {
  const name = FAVORITES[call.name]
  const designId = Number(call.params?.['id'])
  if (name !== undefined) return designId > 0 ? [{ name, designId }] : []
  if (call.method === 'GET' || typeof call.answer !== 'object' || call.answer === null) return []
  const answer: Answer = { ...call.answer }
  if (typeof answer['itemId'] === 'string') return addedEvents(call, answer)
  const after = [call.answer, answer['cart']].find(isCart)
  const isKnown = call.cart === null || (call.cart !== undefined && call.cart.id === after?.id)
  if (after === undefined || !isKnown || MOVED_CARTS.includes(call.name)) return []
  return changedEvents(call.cart?.items ?? [], after.items)
}

/** The pieces of an added line: those that were asked for, since an equal line takes them in. */
function addedEvents({ body }: AnsweredCall, answer: Answer): readonly ShopEvent[] {
  const { items } = answer['cart'] as Cart
  const line = items.find(({ id }) => id === answer['itemId'])
  const quantity = (body as { readonly quantity?: unknown } | undefined)?.quantity
  if (line === undefined) return []
  const added = typeof quantity === 'number' ? quantity : line.quantity
  return [{ name: 'added_to_cart', items: [toEventItem(line, added)] }]
}

/** The pieces by which a change of the cart has made lines larger and smaller. */
function changedEvents(
  before: readonly OrderItem[],
  after: readonly OrderItem[],
): readonly ShopEvent[] {
  const more = moreOf(after, before)
  const fewer = moreOf(before, after)
  return [
    ...(fewer.length > 0 ? [{ name: 'removed_from_cart', items: fewer } as const] : []),
    ...(more.length > 0 ? [{ name: 'added_to_cart', items: more } as const] : []),
  ]
}

/** The pieces of one list of lines that another has not. */
const moreOf = (lines: readonly OrderItem[], others: readonly OrderItem[]): EventItem[] =>
  lines.flatMap((line) => {
    const other = others.find(({ id, sku }) => id === line.id && sku === line.sku)
    const quantity = line.quantity - (other?.quantity ?? 0)
    return quantity > 0 ? [toEventItem(line, quantity)] : []
  })
