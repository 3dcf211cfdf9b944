import {
  accountEmail,
  checkCredentials,
  checkRegistration,
  logIn,
  logOut,
  register,
} from '@selvage/core/account'
import { assertStorefront } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import { requestTicked } from '../newsletter/request-newsletter.ts'
import { hashPassword, isPassword } from '../secrets/passwords.ts'
import { clearCookies } from '../session/cookies.ts'
import { assertFields } from './assert-fields.ts'
import { findAccount, holdMember, insertMember } from './accounts.ts'
import { endSession } from './end-session.ts'
import { enter } from './enter.ts'
import { withinLoginLimit } from './log-in-limit.ts'
import { mergeRoute } from './merge-route.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { knownVisitor } from '../session/known-visitor.ts'

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
  const visitor = knownVisitor(context)
  await countShared('register', context.peer, deps)
  const passwordHash = await hashPassword(password)
  return enter(context, deps, visitor, async (tx) => {
    const member = { screenName, email, passwordHash, newsletter, preferences }
    const { id, country, locale } = await insertMember(tx, member, visitor, deps)
    if (newsletter) await requestTicked(tx, { email, country, locale, userId: id }, deps.now())
    return id
  })
})

const comeBack = handle(logIn, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { email, password } = context.body
  assertFields(checkCredentials({ email, password }))
  const visitor = knownVisitor(context)
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

/** Making accounts, and opening and ending the sessions of members. */
export const accountRoutes: readonly Route[] = [
  join,
  comeBack,
  leave,
  mergeRoute,
  ...passwordRoutes,
  ...profileRoutes,
]
