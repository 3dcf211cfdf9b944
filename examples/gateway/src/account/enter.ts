import type { logIn } from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import type { Session } from '../http/visitor.ts'
import { loadUser } from '../session/users.ts'
import { openMemberSession } from './open-member-session.ts'

/** Opens the session of a member, who is found or made in the same transaction. */
export async function enter(
  { setCookie }: Pick<CallContext<Call>, 'setCookie'>,
  deps: Deps,
  visitor: Session | null,
  memberIdIn: (tx: Queryable) => Promise<string>,
): Promise<CallReply<typeof logIn>> {
  const { user, cookies, savedForLater } = await deps.db.transaction(async (tx) => {
    const userId = await memberIdIn(tx)
    const opened = await openMemberSession(tx, userId, visitor, deps)
    return { ...opened, user: await loadUser(tx, { userId, sessionId: null }, deps.now()) }
  })
  if (!user) throw httpError('USER_NOT_FOUND', { status: 404 })
  cookies.forEach(setCookie)
  return { user, saved_for_later: savedForLater }
}

/**
 * The session that the caller comes with. One that has to be refreshed first is rejected, so that a
 * guest's cart is not left behind; one that was never ours counts as none.
 */
export function visitorOf(context: Pick<CallContext<Call>, 'visitor'>): Session | null {
  try {
    return context.visitor
  } catch (error) {
    if (error instanceof HttpError && error.errors[0]?.code !== 'JWTExpired') return null
    throw error
  }
}

/** The id of the session of a valid access token; null where there is none. */
export function sessionIdOf(context: Pick<CallContext<Call>, 'visitor'>): string | null {
  try {
    return context.visitor?.sessionId ?? null
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
