import type { logIn } from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import { joinConsent } from '../consent/join-consent.ts'
import type { Queryable } from '../db/database.ts'
import { httpError } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import type { Session } from '../http/visitor.ts'
import { loadUser } from '../session/users.ts'
import { openMemberSession } from './open-member-session.ts'

/** Opens the session of a member, who is found or made in the same transaction. */
export async function enter(
  { request, setCookie }: Pick<CallContext<Call>, 'request' | 'setCookie'>,
  deps: Deps,
  visitor: Session | null,
  memberIdIn: (tx: Queryable) => Promise<string>,
): Promise<CallReply<typeof logIn>> {
  const { user, cookies, savedForLater } = await deps.db.transaction(async (tx) => {
    const userId = await memberIdIn(tx)
    const userAgent = request.headers.get('user-agent')
    const opened = await openMemberSession(tx, userId, { visitor, userAgent }, deps)
    const joined = await joinConsent(tx, request, userId, deps)
    return {
      ...opened,
      cookies: [...opened.cookies, ...joined],
      user: await loadUser(tx, { userId, sessionId: null }, deps.now()),
    }
  })
  if (!user) throw httpError('USER_NOT_FOUND')
  cookies.forEach(setCookie)
  return { user, saved_for_later: savedForLater }
}
