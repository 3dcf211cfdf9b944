import { userStats, userStatsByCookie } from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { accounts } from '../db/schema/account.ts'
import { cancellations } from '../db/schema/orders.ts'
import { orders } from '../db/schema/payment.ts'
import { callerOf } from '../http/admission.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import type { Session } from '../http/visitor.ts'
import { readAccess } from '../session/access-token.ts'
import { liveSession } from '../session/read-visitor.ts'
import { ownedBy } from './own-order.ts'

const own = handle(userStats, ({ params, session }, deps) => statsOf(params.id, session, deps))

/** The cookie stands for the session; whatever is wrong with it is the answer for another's id. */
const byCookie = handle(userStatsByCookie, async (context, deps) =>
  statsOf(context.params.id, await sessionOf(context, deps), deps),
)

async function sessionOf(
  {
    params,
    request,
  }: Pick<CallContext<Call>, 'request'> & {
    readonly params: { readonly cookie: string }
  },
  deps: Deps,
): Promise<Session | null> {
  if (callerOf(request, deps.config) === 'foreign') return null
  try {
    return await liveSession(await readAccess(params.cookie, deps), deps)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

async function statsOf(
  id: string,
  session: Session | null,
  { db }: Deps,
): Promise<CallReply<typeof userStats>> {
  if (session?.userId !== id) throw httpError('USER_NOT_FOUND')
  const [account] = await db.orm
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, id))
  const [placed] = await db.orm
    .select({ n: count() })
    .from(orders)
    .leftJoin(cancellations, eq(cancellations.orderNumber, orders.number))
    .where(and(ownedBy(session), isNull(cancellations.orderNumber)))
  return { member_since: account?.createdAt.toISOString() ?? null, orders: placed?.n ?? 0 }
}

/** The numbers of an account, for its own user alone. */
export const statsRoutes: readonly Route[] = [own, byCookie]
