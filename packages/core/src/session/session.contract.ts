import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, nothing, publicId } from '../contract/wire.ts'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'

/** Types of users; a user without user data is `unknown`. @source spec 1 §3 User types */
export const USER_TYPES = ['guest', 'member', 'unknown'] as const
/** The type of a user. */
export type UserType = (typeof USER_TYPES)[number]

const preferences = v.pipe(
  v.object({
    adult_content: v.boolean(),
    country: v.string(),
    locale: v.string(),
    currency,
    measurement_system: v.picklist(MEASUREMENT_SYSTEMS),
  }),
  v.transform((wire) => ({
    adultContent: wire.adult_content,
    country: wire.country,
    locale: wire.locale,
    currency: wire.currency,
    measurement: wire.measurement_system,
  })),
)

/**
 * The user as the gateway knows them. Without user data the type is `unknown`, and no guest cart
 * may be started.
 */
export const user = v.pipe(
  v.object({
    id: publicId,
    screen_name: v.nullable(v.string()),
    email: v.optional(v.nullable(v.string()), null),
    guest: v.boolean(),
    design_owner: v.boolean(),
    pro: v.boolean(),
    business_tools: v.boolean(),
    order_id_pending: v.nullable(publicId),
    guest_cart_id: v.optional(v.nullable(publicId), null),
    newsletter_opt_in: v.optional(v.boolean(), false),
    stay_legacy_user: v.boolean(),
    preferences,
  }),
  v.transform((wire) => ({
    id: wire.id,
    screenName: wire.screen_name,
    type: (wire.guest ? 'guest' : 'member') as UserType,
    /** A member's e-mail address; null for a guest. */
    email: wire.email,
    designOwner: wire.design_owner,
    pro: wire.pro,
    businessTools: wire.business_tools,
    pendingOrderId: wire.order_id_pending,
    /** The cart of the guest before the login that is not merged yet, for `mergeCarts`. */
    guestCartId: wire.guest_cart_id,
    newsletter: wire.newsletter_opt_in,
    stayLegacyUser: wire.stay_legacy_user,
    preferences: wire.preferences,
  })),
)
/** The user of a session, with the preferences that the gateway has stored. */
export type User = v.InferOutput<typeof user>

/** Gets the user of the session's cookies; null for a visitor without a session. */
export const whoAmI = defineCall({
  name: 'session.whoAmI',
  method: 'GET',
  path: '/api/spoonflower/who-am-i',
  auth: 'optional',
  service: 'cart',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ data: v.object({ user: v.nullable(user) }) }),
    v.transform((wire) => wire.data.user),
  ),
})

// Nothing is spread here, so that a page carries the calls that it makes alone.
const guestBody = v.strictObject({
  kind: v.picklist(['session', 'embed']),
  country: v.optional(v.string()),
  currency: v.optional(currency),
  locale: v.optional(v.string()),
  partner: v.optional(v.string()),
})
const pageProblem = v.optional(v.string())
const cartToken = v.nullable(v.string())

/**
 * Creates a guest. `session` sets HttpOnly cookies; `embed` sets none and answers a cart token,
 * which only opens the cart of that guest. The guest's cart, and the order that it becomes, are
 * credited to the partner of the key `partner`. Of an `embed`, a key that does not count and a
 * country that does not exist reject nothing, so that the page sells: `pageProblem` says what is
 * wrong with the page, in a sentence for its developer.
 */
export const createGuest = defineCall({
  name: 'session.createGuest',
  method: 'POST',
  path: '/guests',
  auth: 'none',
  body: guestBody,
  answer: v.pipe(
    v.object({ user, cart_token: cartToken, page_problem: pageProblem }),
    v.transform((wire) => ({
      user: wire.user,
      cartToken: wire.cart_token,
      pageProblem: wire.page_problem,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID', 'FIELD_NAME_INVALID_OR_INEDITABLE'],
})

/** The same call, of which a page that knows its guest by the token alone reads nothing else. */
export const createTokenGuest = defineCall({
  name: 'session.createGuest',
  method: 'POST',
  path: '/guests',
  auth: 'none',
  body: guestBody,
  answer: v.pipe(
    v.object({ cart_token: cartToken, page_problem: pageProblem }),
    v.transform((wire) => ({ cartToken: wire.cart_token, pageProblem: wire.page_problem })),
  ),
})

/**
 * Rotates the session's tokens. The spec makes it a GET although it changes state, so it is sent
 * once and never retried, and the gateway rejects it for navigations and for other origins.
 * @source spec 1 §7
 */
export const refreshToken = defineCall({
  name: 'session.refresh',
  method: 'GET',
  path: '/refresh_token',
  auth: 'none',
  answer: nothing,
  errors: ['EXPIRED_SESSION', 'JWTInvalid'],
})

/** Preferences to change; those that are left out stay as they are. */
export interface PreferencesChange {
  readonly country?: string | undefined
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  readonly measurement?: MeasurementSystem | undefined
  readonly adultContent?: boolean | undefined
}

/**
 * Changes the user's preferences. An unknown currency is CURRENCY_INVALID.
 * @source spec 1 §7
 */
export const patchPreferences = defineCall({
  name: 'session.preferences',
  method: 'PATCH',
  path: '/user/me/preferences',
  auth: 'cart',
  query: v.object({ page_locale: v.optional(v.string()) }),
  body: v.strictObject({
    preferences: v.strictObject({
      country: v.optional(v.string()),
      currency: v.optional(v.string()),
      locale: v.optional(v.string()),
      measurement_system: v.optional(v.picklist(MEASUREMENT_SYSTEMS)),
      adult_content: v.optional(v.boolean()),
    }),
  }),
  encodeBody: (change: PreferencesChange) => ({
    preferences: {
      country: change.country,
      currency: change.currency,
      locale: change.locale,
      measurement_system: change.measurement,
      adult_content: change.adultContent,
    },
  }),
  answer: v.pipe(
    v.object({ preferences }),
    v.transform((wire) => wire.preferences),
  ),
  errors: ['CURRENCY_INVALID', 'FIELD_VALUE_INVALID', 'FIELD_NAME_INVALID_OR_INEDITABLE'],
})
