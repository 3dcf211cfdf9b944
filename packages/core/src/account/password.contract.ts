import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { nothing, text } from '../contract/wire.ts'
import type { NewPassword, PasswordChange } from './account-rules.ts'

/** The form that asks for a new password, and the page that its sender was on the way to. */
export interface PasswordRequest {
  readonly email: string
  /** A path of the storefront, such as `/en/checkout`. */
  readonly next?: string | undefined
}

/**
 * Asks for a mail with a link to set a new password, in the language of the call. The answer is the
 * same whether the e-mail address has an account or not: the mail alone tells its reader. Its link
 * leads to the storefront whose page asked, to `/en/password/edit?token=…` or that path in the
 * language of the call, and on to `next` where that is a path of the storefront, and to no other.
 */
export const askForPassword = defineCall({
  name: 'account.askForPassword',
  method: 'POST',
  path: '/user/password_reset',
  auth: 'visitor',
  body: v.strictObject({ email: text(400), next: v.optional(text(2_000)) }),
  encodeBody: ({ email, next }: PasswordRequest) => ({ email, next }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Asks whether the token of a mail still sets a password, and does not use it up. One that is over
 * is rejected as by {@link setPassword}.
 */
export const checkPasswordLink = defineCall({
  name: 'account.checkPasswordLink',
  method: 'POST',
  path: '/user/password_reset/check',
  auth: 'none',
  body: v.strictObject({ token: text(400) }),
  encodeBody: (body: Pick<NewPassword, 'token'>) => body,
  answer: nothing,
  errors: ['FIELD_CANNOT_BE_BLANK', 'FIELD_VALUE_INVALID', 'FIELD_NAME_INVALID_OR_INEDITABLE'],
})

/**
 * Sets the password of the account whose mail had the token, and ends the member's sessions, but
 * for the request's own. A token counts once and for 30 minutes; any other is rejected as
 * FIELD_VALUE_INVALID of `token`, whatever is wrong with it. The same token with the same password
 * is answered alike for ten minutes, so that a lost answer can be asked for again.
 */
export const setPassword = defineCall({
  name: 'account.setPassword',
  method: 'PUT',
  path: '/user/password',
  auth: 'visitor',
  body: v.strictObject({ token: text(400), password: text(400) }),
  encodeBody: ({ token, password }: NewPassword) => ({ token, password }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Changes the password of a member who knows the current one, and ends the member's other sessions.
 * A wrong current password is FIELD_VALUE_INVALID of `current_password`, and waits with the wrong
 * ones of the login. The same change is answered alike for ten minutes, so that a lost answer can
 * be asked for again.
 */
export const changePassword = defineCall({
  name: 'account.changePassword',
  method: 'PUT',
  path: '/user/me/password',
  auth: 'member',
  body: v.strictObject({ current_password: text(400), password: text(400) }),
  encodeBody: ({ currentPassword, password }: PasswordChange) => ({
    current_password: currentPassword,
    password,
  }),
  answer: nothing,
  errors: [
    'UNAUTHORIZED',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
