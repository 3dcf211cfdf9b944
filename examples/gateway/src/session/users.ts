import { currencyOf, isCountry, isCurrency, isLocale, measurementOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import type { whoAmI } from '@selvage/core/session'
import type { CallReply, PagePlace } from '@selvage/core/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** A user as the wire has them. */
export type WireUser = NonNullable<CallReply<typeof whoAmI>['data']['user']>
export type WirePreferences = WireUser['preferences']
type UserRow = typeof users.$inferSelect

/**
 * Makes a guest. A country or locale that does not exist is rejected at its field; what is left out
 * follows the country.
 */
export async function insertGuest(
  db: Queryable,
  preferences: {
    country?: string | undefined
    currency?: Currency | undefined
    locale?: string | undefined
  },
  { partnerKey, now }: { readonly partnerKey: string | null; readonly now: Date },
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
      guest: true,
      country,
      currency,
      locale: preferences.locale ?? 'en_US',
      measurementSystem: measurementOf(country),
      partnerKey,
      createdAt: now,
    })
    .returning()
  if (!row) throw httpError('SERVER_ERROR', { status: 500 })
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

/** A user with the id of their pending order, or undefined. */
export async function loadUser(db: Queryable, userId: string): Promise<WireUser | undefined> {
  const [found] = await db
    .select({ user: users, cartId: carts.id })
    .from(users)
    .leftJoin(carts, and(eq(carts.userId, users.id), inArray(carts.state, ['open', 'paying'])))
    .where(eq(users.id, userId))
  return found && toWireUser(found.user, found.cartId)
}

/** A user on the wire. */
export function toWireUser(row: UserRow, pendingOrderId: string | null): WireUser {
  return {
    id: row.id,
    screen_name: row.screenName,
    guest: row.guest,
    design_owner: row.designOwner,
    pro: row.pro,
    business_tools: row.businessTools,
    order_id_pending: pendingOrderId,
    stay_legacy_user: false,
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
