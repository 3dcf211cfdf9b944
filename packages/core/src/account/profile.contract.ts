import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { text } from '../contract/wire.ts'
import { patchPreferences, user } from '../session/session.contract.ts'
import type { PreferencesChange } from '../session/session.contract.ts'

const answer = v.pipe(
  v.object({ user }),
  v.transform((wire) => wire.user),
)

/** Gets the user of the session; a visitor without one is EXPIRED_SESSION. @source spec 1 §7 */
export const getMe = defineCall({
  name: 'account.me',
  method: 'GET',
  path: '/user/me',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer,
})

/** A change of a member; a part that is left out stays as it is. */
export interface ProfileChange {
  readonly screenName?: string | undefined
  /** Another address than the account's needs `currentPassword`. */
  readonly email?: string | undefined
  readonly currentPassword?: string | undefined
  /** True for news by e-mail. */
  readonly newsletter?: boolean | undefined
  readonly preferences?: PreferencesChange | undefined
}

/**
 * Changes a member, all of it or nothing. Every rejected field has its own error: a wrong password
 * is FIELD_VALUE_INVALID of `current_password`. A guest has no profile and is UNAUTHORIZED.
 * @source spec 1 §7
 */
export const patchMe = defineCall({
  name: 'account.change',
  method: 'PATCH',
  path: '/user/me',
  auth: 'member',
  query: v.object({ page_locale: v.optional(v.string()) }),
  body: v.strictObject({
    screen_name: v.optional(text(400)),
    email: v.optional(text(400)),
    current_password: v.optional(text(400)),
    newsletter_opt_in: v.optional(v.boolean()),
    preferences: v.optional(patchPreferences.body.entries.preferences),
  }),
  encodeBody: ({ screenName, email, currentPassword, newsletter, preferences }: ProfileChange) => ({
    screen_name: screenName,
    email,
    current_password: currentPassword,
    newsletter_opt_in: newsletter,
    preferences: preferences && patchPreferences.encodeBody?.(preferences).preferences,
  }),
  answer,
  errors: [
    'UNAUTHORIZED',
    'NOT_UNIQUE_EMAIL_ADDRESS',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'CURRENCY_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
})
