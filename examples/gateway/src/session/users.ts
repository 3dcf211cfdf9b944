import { currencyOf, isCountry, isCurrency, isLocale, measurementOf } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import type { whoAmI } from '@selvage/core/session'
import type { CallReply, PagePlace } from '@selvage/core/contract'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { carts } from '../db/schema/cart.ts'
import { sessions, users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** A user as the wire has them. */
export type WireUser = NonNullable<CallReply<typeof whoAmI>['data']['user']>
export type WirePreferences = WireUser['preferences']
export type UserRow = typeof users.$inferSelect

/** How a new user shops; what is left out follows the country. */
export interface NewPreferences {
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
  readonly locale?: string | undefined
  readonly measurement_system?: MeasurementSystem | undefined
}

/** The facts of a new user beside the preferences. */
interface NewUser {
  /** Null for a guest, who has no name. */
  readonly screenName: string | null
  readonly partnerKey: string | null
  readonly now: Date
}

/**
 * Makes a guest or a member. A country or locale that does not exist is rejected at its field.
 */
export async function insertUser(
  db: Queryable,
  preferences: NewPreferences,
  { screenName, partnerKey, now }: NewUser,
): Promise<UserRow> {
  if (preferences.country !== undefined && !isCountry(preferences.country))
    throw httpError('FIELD_VALUE_INVALID', { field: 'country' })
  if (preferences.locale !== undefined && !isLocale(preferences.locale))
    throw httpError('FIELD_VALUE_INVALID', { field: 'locale' })
  const country = preferences.country ?? 'US'
  const currency = preferences.currency ?? currencyOf(country)
  const [row] = await db
    .insert(users)
    .values({
      id: newPublicId(),
      guest: screenName === null,
      screenName,
      country,
      currency,
      locale: preferences.locale ?? 'en_US',
      measurementSystem: preferences.measurement_system ?? measurementOf(country),
      partnerKey,
      createdAt: now,
    })
    .returning()
  if (!row) throw httpError('SERVER_ERROR')
  return row
}

/**
 * Sets the country and the currency in which a user goes on; another country brings its measurement
 * system.
 */
export async function movePlace(
  db: Queryable,
  userId: string,
  { country, currency }: PagePlace,
): Promise<void> {
  if (currency !== undefined)
    await db
      .update(users)
      .set({ currency })
      .where(and(eq(users.id, userId), ne(users.currency, currency)))
  if (country !== undefined)
    await db
      .update(users)
      .set({ country, measurementSystem: measurementOf(country) })
      .where(and(eq(users.id, userId), ne(users.country, country)))
}

/**
 * A user with the id of their pending order. Undefined for one who does not exist, null for a guest
 * who has become a member.
 */
export async function loadUser(
  db: Queryable,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  now: Date,
): Promise<WireUser | null | undefined> {
  const [found] = await db
    .select({ user: users, cartId: carts.id, account: accounts })
    .from(users)
    .leftJoin(carts, and(eq(carts.userId, users.id), inArray(carts.state, ['open', 'paying'])))
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) return undefined
  if (found.user.mergedInto !== null) return null
  return {
    ...toWireUser(found.user, found.cartId, now),
    email: found.account?.email ?? null,
    newsletter_opt_in: found.account?.newsletter ?? false,
    guest_cart_id: found.user.guest ? null : await guestCartOf(db, sessionId),
  }
}

/** The open cart of the guest whose session a member's followed, which is not merged yet. */
async function guestCartOf(db: Queryable, sessionId: string | null): Promise<string | null> {
  if (sessionId === null) return null
  const [found] = await db
    .select({ id: carts.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.guestId), isNull(users.mergedInto)))
    .innerJoin(carts, and(eq(carts.userId, users.id), eq(carts.state, 'open')))
    .where(eq(sessions.id, sessionId))
  return found?.id ?? null
}

/** A user on the wire. */
export function toWireUser(row: UserRow, pendingOrderId: string | null, now: Date): WireUser {
  return {
    id: row.id,
    screen_name: row.screenName,
    guest: row.guest,
    design_owner: row.designOwner,
    pro: row.pro || (row.proUntil !== null && row.proUntil > now),
    business_tools: row.businessTools,
    order_id_pending: pendingOrderId,
    stay_legacy_user: row.stayLegacy,
    preferences: toWirePreferences(row),
  }
}

/** A user's preferences on the wire. */
export function toWirePreferences(row: UserRow): WirePreferences {
  return {
    adult_content: row.adultContent,
    country: row.country,
    locale: row.locale,
    currency: isCurrency(row.currency) ? row.currency : 'USD',
    measurement_system: row.measurementSystem,
  }
}
