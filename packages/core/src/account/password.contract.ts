import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { nothing, text } from '../contract/wire.ts'
import type { NewPassword } from './account-rules.ts'

/**
 * Asks for a mail with a link to set a new password, in the language of the call. The answer is the
 * same whether the e-mail address has an account or not: the mail alone tells its reader.
 */
export const askForPassword = defineCall({
  name: 'account.askForPassword',
  method: 'POST',
  path: '/user/password_reset',
  auth: 'visitor',
  body: v.strictObject({ email: text(400) }),
  encodeBody: ({ email }: { readonly email: string }) => ({ email }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Sets the password of the account whose mail had the token, and ends the member's sessions, but
 * for the request's own. A token counts once and for 30 minutes; any other is rejected as
 * FIELD_VALUE_INVALID of `token`, whatever is wrong with it.
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
