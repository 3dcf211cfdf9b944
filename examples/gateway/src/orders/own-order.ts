import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'
import { openedBy } from './order-token.ts'

/**
 * True for the orders of a caller. It is part of the question for an order, so that an order of
 * somebody else is not found, like one that never was.
 */
export const ownedBy = (owner: Owner): SQL => sql`${orders.userId} IN ${ownUsers(owner)}`

/** Who asks for an order: the token of its mail, else the user of the request. */
export interface OrderAsker {
  readonly orderToken: string | undefined
  /** Reading it throws 401 when there is no user. */
  readonly session: Owner
  /** Null for a request without a session. */
  readonly visitor: Owner | null
}

/**
 * An order by its number, of the user's own or opened by the token of its mail; throws 404 for any
 * other. A token that opens the order needs no session; with any other the session decides.
 */
export async function findOwnOrder(
  db: Queryable,
  asker: OrderAsker,
  orderNumber: string,
  { now }: Pick<Deps, 'now'>,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<OrderRow> {
  if (!isOrderNumber(orderNumber)) throw notFound()
  const find = async (isTheirs: SQL) => {
    const found = db
      .select()
      .from(orders)
      .where(and(eq(orders.number, orderNumber), isTheirs))
    const [order] = await (lock === 'locked' ? found.for('update') : found)
    return order
  }
  const { orderToken } = asker
  const opened = orderToken === undefined ? undefined : await find(openedBy(orderToken, now()))
  if (opened) return opened
  const user = orderToken === undefined ? asker.session : asker.visitor
  const own = user ? await find(ownedBy(user)) : undefined
  if (!own) throw notFound()
  return own
}

const notFound = () => httpError('ORDER_NOT_FOUND')

/** True for text that can be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^R\d{12}$/.test(text)
