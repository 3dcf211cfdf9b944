import {
  accountEmail,
  checkCredentials,
  checkRegistration,
  logIn,
  logOut,
  register,
} from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { assertStorefront } from '../http/admission.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import type { Session } from '../http/visitor.ts'
import { hashPassword, isPassword } from '../secrets/passwords.ts'
import { clearCookies } from '../session/cookies.ts'
import { loadUser } from '../session/users.ts'
import { assertFields } from './assert-fields.ts'
import { findAccount, holdMember, insertMember } from './accounts.ts'
import { endSession } from './end-session.ts'
import { withinLoginLimit } from './log-in-limit.ts'
import { mergeRoute } from './merge-route.ts'
import { openMemberSession } from './open-member-session.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'

type Entering = Pick<CallContext<Call>, 'request' | 'visitor' | 'setCookie'>

const join = handle(register, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const {
    screen_name: screenName,
    email,
    password,
    newsletter_opt_in: newsletter,
    ...preferences
  } = context.body
  assertFields(checkRegistration({ screenName, email, password, newsletter }))
  const visitor = visitorOf(context)
  await countShared('register', context.peer, deps)
  const passwordHash = await hashPassword(password)
  return enter(context, deps, visitor, async (tx) => {
    const member = { screenName, email, passwordHash, newsletter, preferences }
    return (await insertMember(tx, member, visitor, deps)).id
  })
})

const comeBack = handle(logIn, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { email, password } = context.body
  assertFields(checkCredentials({ email, password }))
  const visitor = visitorOf(context)
  const account = await findAccount(deps.db.orm, email)
  const tried = { email: accountEmail(email), peer: context.peer }
  const right = await withinLoginLimit(tried, deps, () =>
    isPassword(password, account?.passwordHash),
  )
  if (!account || !right) throw wrongLogin()
  return enter(context, deps, visitor, async (tx) => {
    const userId = await holdMember(tx, account)
    if (userId === undefined) throw wrongLogin()
    return userId
  })
})

const wrongLogin = () => httpError('EMAIL_OR_PASSWORD_INVALID', { field: 'password' })

const leave = handle(logOut, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const isOver = await endSession(context, deps)
  if (isOver) clearCookies(deps.config).forEach(context.setCookie)
  return undefined
})

/** Opens the session of a member, who is found or made in the same transaction. */
async function enter(
  { setCookie }: Entering,
  deps: Deps,
  visitor: Session | null,
  memberIdIn: (tx: Queryable) => Promise<string>,
): Promise<CallReply<typeof logIn>> {
  const { user, cookies, savedForLater } = await deps.db.transaction(async (tx) => {
    const userId = await memberIdIn(tx)
    const opened = await openMemberSession(tx, userId, visitor, deps)
    return { ...opened, user: await loadUser(tx, { userId, sessionId: null }) }
  })
  if (!user) throw httpError('USER_NOT_FOUND', { status: 404 })
  cookies.forEach(setCookie)
  return { user, saved_for_later: savedForLater }
}

/**
 * The session that the caller comes with. One that has to be refreshed first is rejected, so that a
 * guest's cart is not left behind; one that was never ours counts as none.
 */
function visitorOf(context: Entering): Session | null {
  try {
    return context.visitor
  } catch (error) {
    if (error instanceof HttpError && error.errors[0]?.code !== 'JWTExpired') return null
    throw error
  }
}

/** Making accounts, and opening and ending the sessions of members. */
export const accountRoutes: readonly Route[] = [
  join,
  comeBack,
  leave,
  mergeRoute,
  ...passwordRoutes,
  ...profileRoutes,
]
