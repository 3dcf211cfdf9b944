import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { currency, nothing, text } from '../contract/wire.ts'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'
import type { Currency, Locale, MeasurementSystem } from '../locale/locale.table.ts'
import type { Credentials, Registration } from './account-rules.ts'
import { joined } from './joined.contract.ts'

/** How a new member shops, where no guest has said so before. */
export interface NewMemberPreferences {
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
  readonly locale?: Locale | undefined
  readonly measurement?: MeasurementSystem | undefined
}

/**
 * Makes an account and opens its session in HttpOnly cookies. The cart of the caller's own guest
 * session comes along. `savedForLater` counts the pieces that found no room and were saved for
 * later. Every rejected field has its own error.
 */
export const register = defineCall({
  name: 'account.register',
  method: 'POST',
  path: '/user/register',
  auth: 'visitor',
  body: v.strictObject({
    screen_name: text(400),
    email: text(400),
    password: text(400),
    newsletter_opt_in: v.optional(v.boolean(), false),
    country: v.optional(v.string()),
    currency: v.optional(currency),
    locale: v.optional(v.string()),
    measurement_system: v.optional(v.picklist(MEASUREMENT_SYSTEMS)),
  }),
  encodeBody: ({
    screenName,
    email,
    password,
    newsletter,
    country,
    currency,
    locale,
    measurement,
  }: Registration & NewMemberPreferences) => ({
    screen_name: screenName,
    email,
    password,
    newsletter_opt_in: newsletter,
    country,
    currency,
    locale,
    measurement_system: measurement,
  }),
  answer: joined,
  errors: [
    'NOT_UNIQUE_EMAIL_ADDRESS',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'CURRENCY_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
})
/** A new session's user, and the number of the guest cart's lines that were saved for later. */
export type JoinedUser = CallAnswer<typeof register>

/**
 * Opens a member's session in HttpOnly cookies, always a new one. The cart of the caller's own
 * guest session is merged into the member's, once. EMAIL_OR_PASSWORD_INVALID never says which of
 * the two is wrong, and whether there is such an account.
 */
export const logIn = defineCall({
  name: 'account.logIn',
  method: 'POST',
  path: '/user/login',
  auth: 'visitor',
  body: v.strictObject({ email: text(400), password: text(400) }),
  encodeBody: ({ email, password }: Credentials) => ({ email, password }),
  answer: joined,
  errors: [
    'EMAIL_OR_PASSWORD_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** Ends the session of the request's cookies and clears them; without a session nothing happens. */
export const logOut = defineCall({
  name: 'account.logOut',
  method: 'POST',
  path: '/user/logout',
  auth: 'visitor',
  body: v.strictObject({}),
  answer: nothing,
})
