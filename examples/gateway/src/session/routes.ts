import { isCountry, isCurrency, isLocale } from '@selvage/core/locale'
import { createGuest, patchPreferences, refreshToken, whoAmI } from '@selvage/core/session'
import { eq } from 'drizzle-orm'
import { cartTokens, users } from '../db/schema/session.ts'
import { fault } from '../http/fault.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertStorefront } from '../http/origin.ts'
import { clearCookies, readCookie, SESSION_LIFE_S } from './cookies.ts'
import { newToken, tokenHash } from './keys.ts'
import { openSession, rotate } from './tokens.ts'
import { insertGuest, loadUser, toWirePreferences, toWireUser } from './users.ts'

const who = handle(whoAmI, async (context, deps) => {
  const { visitor } = context
  const user = visitor ? await loadUser(deps.db.orm, visitor.userId) : undefined
  // A token of ours for a user who is gone (a database that was started afresh): the visitor begins
  // again.
  if (visitor?.kind === 'session' && !user) clearCookies(deps.config).forEach(context.setCookie)
  return { data: { user: user ?? null } }
})

const guest = handle(createGuest, async (context, deps) => {
  const { kind, ...wish } = context.body
  if (kind === 'session') {
    assertStorefront(context.request, deps.config)
    // Two tabs that both find no session make one guest between them, when the second brings the
    // first one's cookie.
    const known =
      context.visitor?.kind === 'session'
        ? await loadUser(deps.db.orm, context.visitor.userId)
        : undefined
    if (known) return { user: known, cart_token: null }
  }
  const token = newToken()
  const made = await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const user = await insertGuest(tx, wish, now)
    if (kind === 'session') return { user, cookies: await openSession(tx, user, deps) }
    await tx.insert(cartTokens).values({
      tokenHash: tokenHash(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFE_S * 1000),
    })
    return { user, cookies: [] }
  })
  made.cookies.forEach(context.setCookie)
  return { user: toWireUser(made.user, null), cart_token: kind === 'embed' ? token : null }
})

const refresh = handle(refreshToken, async (context, deps) => {
  const token = readCookie(context.request, deps.config, 'refresh') ?? ''
  const cookies = token === '' ? null : await deps.db.transaction((tx) => rotate(tx, token, deps))
  if (!cookies) {
    clearCookies(deps.config).forEach(context.setCookie)
    throw fault(token === '' ? 'EXPIRED_SESSION' : 'JWTInvalid', { status: 401 })
  }
  cookies.forEach(context.setCookie)
  return undefined
})

const preferences = handle(patchPreferences, async (context, deps) => {
  const wish = context.body.preferences
  if (wish.currency !== undefined && !isCurrency(wish.currency))
    throw fault('CURRENCY_INVALID', { field: 'preferences.currency' })
  if (wish.country !== undefined && !isCountry(wish.country))
    throw fault('FIELD_VALUE_INVALID', { field: 'preferences.country' })
  if (wish.locale !== undefined && !isLocale(wish.locale))
    throw fault('FIELD_VALUE_INVALID', { field: 'preferences.locale' })
  // Mature designs are for members who asked for them.
  if (wish.adult_content === true && context.session.guest)
    throw fault('FIELD_VALUE_INVALID', { field: 'preferences.adult_content' })
  const change = {
    ...(wish.country !== undefined && { country: wish.country }),
    ...(wish.currency !== undefined && { currency: wish.currency }),
    ...(wish.locale !== undefined && { locale: wish.locale }),
    ...(wish.adult_content !== undefined && { adultContent: wish.adult_content }),
    ...(wish.measurement_system !== undefined && { measurementSystem: wish.measurement_system }),
  }
  const where = eq(users.id, context.session.userId)
  const [row] = await deps.db.transaction((tx) =>
    Object.keys(change).length > 0
      ? tx.update(users).set(change).where(where).returning()
      : tx.select().from(users).where(where),
  )
  if (!row) throw fault('EXPIRED_SESSION', { status: 401 })
  return { preferences: toWirePreferences(row) }
})

/** Guests, their sessions and preferences. */
export const sessionRoutes: readonly Route[] = [who, guest, refresh, preferences]
