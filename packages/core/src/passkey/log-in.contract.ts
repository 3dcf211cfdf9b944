import * as v from 'valibot'
import { joined } from '../account/joined.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { passkeyAnswer, passkeyOptions } from './passkey-parts.contract.ts'
import type { PasskeyAnswer } from './passkeys.contract.ts'

/**
 * Gets what a browser needs to log somebody in by a passkey: a challenge that counts once, for ten
 * minutes, and in this browser alone, by a cookie. It names no account.
 */
export const openPasskeyLogIn = defineCall({
  name: 'passkeys.openLogIn',
  method: 'POST',
  path: '/user/login/passkey/options',
  auth: 'visitor',
  body: v.strictObject({}),
  answer: passkeyOptions,
  errors: ['TOO_MANY_ATTEMPTS'],
})

/**
 * Opens the session of the member whose passkey answered, like `logIn`: in HttpOnly cookies, always
 * a new one, and the caller's guest cart comes along. PASSKEY_INVALID says no more than that.
 */
export const logInByPasskey = defineCall({
  name: 'passkeys.logIn',
  method: 'POST',
  path: '/user/login/passkey',
  auth: 'visitor',
  body: v.strictObject({ passkey: passkeyAnswer }),
  encodeBody: ({ passkey }: { readonly passkey: PasskeyAnswer }) => ({ passkey }),
  answer: joined,
  errors: [
    'PASSKEY_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
