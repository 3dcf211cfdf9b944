import {
  accountEmail,
  checkProfile,
  isOtherEmail,
  normalizeScreenName,
} from '../../account/account-rules.ts'
import { getMe, patchMe } from '../../account/profile.contract.ts'
import { userStats, userStatsByCookie } from '../../account/user-stats.contract.ts'
import type { CallReply } from '../../contract/define-call.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import type { TestAccount } from '../test-account.ts'
import { moveNewsletter } from '../test-newsletter.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { assertFields, memberByEmail } from './account.ts'
import { changePreferences, wireUser } from './session.ts'

/** The day on which every member of a test shop joined. */
const MEMBER_SINCE = '2026-01-15T00:00:00.000Z'

function statsOf(
  { users, invoices }: TestShop,
  id: string | undefined,
  user: TestUser | undefined,
): CallReply<typeof userStats> {
  if (!user || user.id !== id) return reject('USER_NOT_FOUND')
  const own = [...invoices.values()].filter(
    ({ userId, canceledAt }) =>
      canceledAt === null && (userId === id || users.get(userId)?.mergedInto?.userId === id),
  )
  return { member_since: user.guest ? null : MEMBER_SINCE, orders: own.length }
}

/** Gives an account another address, which nobody else has and the current password confirms. */
function setEmail(
  { shop, body }: CheckedRequest<typeof patchMe>,
  account: TestAccount,
  email: string,
): void {
  if (account.password !== body.current_password?.normalize('NFC'))
    assertFields({ currentPassword: 'wrong' })
  if (memberByEmail(shop, email)) reject('NOT_UNIQUE_EMAIL_ADDRESS', { field: 'email' })
  account.email = accountEmail(email)
}

/** Calls of a member's profile and numbers. */
export const profileHandlers: readonly Handler[] = [
  handle(getMe, (request) => ({ user: wireUser(request.shop, signedIn(request)) })),
  handle(patchMe, (request) => {
    const member = signedIn(request)
    const { shop, body } = request
    const account = member.account ?? reject('UNAUTHORIZED')
    const email = body.email ?? account.email
    const before = account.email
    const preferences = { ...member.preferences }
    changePreferences({ ...member, preferences }, body.preferences ?? {})
    const form = {
      screenName: body.screen_name ?? member.name ?? '',
      email,
      currentPassword: body.current_password ?? '',
    }
    assertFields(checkProfile(form, account.email))
    if (isOtherEmail(email, account.email)) setEmail(request, account, email)
    Object.assign(member.preferences, preferences)
    member.name = normalizeScreenName(form.screenName)
    const newsletter = body.newsletter_opt_in ?? account.newsletter
    if (newsletter !== account.newsletter || before !== account.email)
      moveNewsletter(shop, member, { before, newsletter })
    account.newsletter = newsletter
    return { user: wireUser(shop, member) }
  }),
  handle(userStats, (request) => statsOf(request.shop, request.params['id'], signedIn(request))),
  // A test gateway's cookie is the id of its user.
  handle(userStatsByCookie, ({ shop, params: { id, cookie } }) =>
    statsOf(shop, id, shop.cookies === cookie ? shop.users.get(cookie) : undefined),
  ),
]
