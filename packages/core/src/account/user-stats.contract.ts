import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'

const answer = v.pipe(
  v.object({ member_since: v.nullable(v.string()), orders: v.number() }),
  v.transform((wire) => ({ memberSince: wire.member_since, orders: wire.orders })),
)
const query = v.object({ page_locale: v.optional(v.string()) })

/**
 * Gets the numbers of a user's account: since when there is one, as an ISO date, null for a guest,
 * and how many orders were placed and not canceled. Another's are USER_NOT_FOUND, like those of
 * nobody.
 * @source spec 1 §7
 */
export const userStats = defineCall({
  name: 'account.stats',
  method: 'GET',
  path: '/user/{id}/user_stats',
  query,
  answer,
  errors: ['USER_NOT_FOUND'],
})
/** The numbers of a user's account. */
export type UserStats = CallAnswer<typeof userStats>

/**
 * The same call for a server that sends no cookies: the path has the value of the session's access
 * cookie. Send it through `readUserStats` alone, whose errors do not repeat the address.
 * @source spec 1 §7
 */
export const userStatsByCookie = defineCall({
  name: 'account.statsByCookie',
  method: 'GET',
  path: '/user/{id}/user_stats/{cookie}',
  auth: 'none',
  query,
  answer,
  errors: ['USER_NOT_FOUND'],
})
