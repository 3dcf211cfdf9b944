import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { publicId, text } from '../contract/wire.ts'
import { passkeyAnswer, passkeyOptions } from './passkey-parts.contract.ts'

const passkey = v.pipe(
  v.object({
    id: publicId,
    name: v.string(),
    created_at: v.string(),
    last_used_at: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    id: wire.id,
    /** The name that its member gave it. */
    name: wire.name,
    createdAt: wire.created_at,
    /** When it last opened a session; null for one that never has. */
    lastUsedAt: wire.last_used_at,
  })),
)
/** A member's passkey, as the list of them shows it. */
export type Passkey = v.InferOutput<typeof passkey>

const listed = v.pipe(
  v.object({ passkeys: v.array(passkey) }),
  v.transform((wire): readonly Passkey[] => wire.passkeys),
)
const errors = [
  'UNAUTHORIZED',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_VALUE_INVALID',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'TOO_MANY_ATTEMPTS',
] as const

/** Gets the passkeys of a member, the newest first. A guest has none and is UNAUTHORIZED. */
export const listPasskeys = defineCall({
  name: 'passkeys.list',
  method: 'GET',
  path: '/user/me/passkeys',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED'],
})

/**
 * Gets what a browser needs to make a passkey, which `addPasskey` then saves: a challenge that
 * counts once, for ten minutes, and in this session alone. It needs the account's password, so that
 * a session that was taken over leaves no way back in. A name that cannot be used is rejected here,
 * before the browser asks anything.
 */
export const openPasskey = defineCall({
  name: 'passkeys.open',
  method: 'POST',
  path: '/user/me/passkeys/options',
  auth: 'member',
  body: v.strictObject({ passkey_name: text(400), current_password: text(400) }),
  encodeBody: ({ name, currentPassword }: NewPasskey) => ({
    passkey_name: name,
    current_password: currentPassword,
  }),
  answer: passkeyOptions,
  errors: [...errors, 'PASSKEY_LIMIT_REACHED'],
})

/** The form that adds a passkey. */
export interface NewPasskey {
  readonly name: string
  readonly currentPassword: string
}

/** Saves the passkey that a browser has made of the options of `openPasskey`. */
export const addPasskey = defineCall({
  name: 'passkeys.add',
  method: 'POST',
  path: '/user/me/passkeys',
  auth: 'member',
  body: v.strictObject({ passkey_name: text(400), passkey: passkeyAnswer }),
  encodeBody: ({
    name,
    passkey: made,
  }: {
    readonly name: string
    readonly passkey: PasskeyAnswer
  }) => ({
    passkey_name: name,
    passkey: made,
  }),
  answer: listed,
  errors: [...errors, 'PASSKEY_INVALID', 'PASSKEY_LIMIT_REACHED'],
})

/** The answer of a browser to the options of a passkey, as WebAuthn writes it in JSON. */
export type PasskeyAnswer = v.InferInput<typeof passkeyAnswer>
/** The options of a passkey, as WebAuthn writes them in JSON. */
export type PasskeyOptions = CallAnswer<typeof openPasskey>

/** Gives a member's passkey another name; one that is gone changes nothing. */
export const renamePasskey = defineCall({
  name: 'passkeys.rename',
  method: 'PATCH',
  path: '/user/me/passkeys/{id}',
  auth: 'member',
  body: v.strictObject({ passkey_name: text(400) }),
  encodeBody: ({ name }: { readonly name: string }) => ({ passkey_name: name }),
  answer: listed,
  errors,
})

/**
 * Deletes a member's passkey, which opens no session any more; one that is gone already stays gone.
 * The password stays, so that nobody locks themselves out.
 */
export const removePasskey = defineCall({
  name: 'passkeys.remove',
  method: 'DELETE',
  path: '/user/me/passkeys/{id}',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED'],
})
