import { isCountry } from '@selvage/core/locale'
import { createGuest, patchPreferences, refreshToken, whoAmI } from '@selvage/core/session'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { cartTokens, users } from '../db/schema/session.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError, noSession } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { judgePartner } from '../partner/judge-partner.ts'
import type { PartnerVerdict } from '../partner/judge-partner.ts'
import { clearCookies, readCookie, SESSION_LIFETIME_S } from './cookies.ts'
import { preferenceColumns } from './preference-columns.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { openSession, rotate } from './tokens.ts'
import { insertUser, loadUser, toWirePreferences, toWireUser } from './users.ts'

const who = handle(whoAmI, async (context, deps) => {
  const { visitor } = context
  const user = visitor ? await loadUser(deps.db.orm, visitor, deps.now()) : undefined
  // A token of ours for a user who is gone (a database that was started afresh): the visitor begins
  // again.
  if (visitor?.kind === 'session' && user === undefined)
    clearCookies(deps.config).forEach(context.setCookie)
  return { data: { user: user ?? null } }
})

const guest = handle(createGuest, async (context, deps) => {
  const { kind, partner: partnerKey, ...asked } = context.body
  // A page with such a country still sells; its developer reads why it counts for none.
  const isNone = kind === 'embed' && asked.country !== undefined && !isCountry(asked.country)
  const preferences = isNone ? { ...asked, country: undefined } : asked
  if (kind === 'session') {
    assertStorefront(context.request, deps.config)
    // Two tabs without a session make one guest when the second sends the first one's cookie.
    const known =
      context.visitor?.kind === 'session'
        ? await loadUser(deps.db.orm, context.visitor, deps.now())
        : undefined
    if (known) return { user: known, cart_token: null }
  }
  const { partner, problem } = await judgePartner(deps.db.orm, partnerKey, context.request)
  const problems = [...(isNone ? [noCountry(asked.country)] : []), ...(problem ? [problem] : [])]
  if (kind === 'embed') await countGuestCart(context.peer, partner, deps)
  else await countShared('session', context.peer, deps)
  const token = newToken()
  const made = await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const partnerKey = partner?.key ?? null
    const user = await insertUser(tx, preferences, { screenName: null, partnerKey, now })
    if (kind === 'session') return { user, cookies: await openSession(tx, user, deps) }
    await tx.insert(cartTokens).values({
      tokenHash: tokenHash(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_S * 1000),
    })
    return { user, cookies: [] }
  })
  made.cookies.forEach(context.setCookie)
  const problemText = problems.join(' ')
  return {
    user: toWireUser(made.user, null, deps.now()),
    cart_token: kind === 'embed' ? token : null,
    // Scripts of earlier releases read the second name.
    ...(problemText && { page_problem: problemText, partner_problem: problemText }),
  }
})

const noCountry = (written: string | undefined): string =>
  `The country ${JSON.stringify(written)} of this page does not exist, so the cart is in the United States. Write a code of ISO 3166-1, for example "GB".`

/**
 * A page of any origin may open guest carts; what one address may open in a minute is limited, for
 * the pages of each partner on their own.
 */
async function countGuestCart(
  peer: string,
  partner: PartnerVerdict['partner'],
  deps: Deps,
): Promise<void> {
  const key = partner ? `${peer} ${partner.key}` : peer
  await countShared('guest', key, deps, partner?.limitFactor)
}

const refresh = handle(refreshToken, async (context, deps) => {
  const token = readCookie(context.request, deps.config, 'refresh') ?? ''
  const userAgent = context.request.headers.get('user-agent')
  const cookies =
    token === '' ? null : await deps.db.transaction((tx) => rotate(tx, token, userAgent, deps))
  if (!cookies) {
    clearCookies(deps.config).forEach(context.setCookie)
    throw token === '' ? noSession() : httpError('JWTInvalid')
  }
  cookies.forEach(context.setCookie)
  return undefined
})

const preferences = handle(patchPreferences, async (context, deps) => {
  const change = preferenceColumns(context.body.preferences, context.session)
  const where = eq(users.id, context.session.userId)
  const [row] = await deps.db.transaction((tx) =>
    Object.keys(change).length > 0
      ? tx.update(users).set(change).where(where).returning()
      : tx.select().from(users).where(where),
  )
  if (!row) throw httpError('EXPIRED_SESSION')
  return { preferences: toWirePreferences(row) }
})

/** Guests, their sessions and preferences. */
export const sessionRoutes: readonly Route[] = [who, guest, refresh, preferences]
