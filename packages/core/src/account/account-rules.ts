import { isEmail, normalizeEmail } from '../contract/email.ts'
import { errorsOnly } from '../contract/errors-only.ts'
import { isMissing } from '../contract/is-missing.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import { isGuessable } from './is-guessable.ts'

/** The fewest and the most characters of a password; any character counts as one. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** The most characters of a screen name. */
export const SCREEN_NAME_MAX = 60

/** The form that makes an account. */
export interface Registration {
  /** The name that others see, such as on reviews. */
  readonly screenName: string
  readonly email: string
  readonly password: string
  /** True for news by e-mail. */
  readonly newsletter: boolean
}

/** The form that opens a member's session. */
export type Credentials = Pick<Registration, 'email' | 'password'>

/** The form that sets a new password, opened by the token of a mail. */
export interface NewPassword {
  readonly token: string
  readonly password: string
}

/** The form that sets another password in place of the one that a member knows. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/** The form that changes who a member is to the shop. */
export interface ProfileFields {
  /** The name that others see, such as on reviews. */
  readonly screenName: string
  readonly email: string
  /** Empty unless the e-mail address changes. */
  readonly currentPassword: string
}

/** The most characters of the name that a member gives a passkey. */
export const PASSKEY_NAME_MAX = 60

/** How long the link of a mail that sets a new password can be used, minutes. */
export const PASSWORD_LINK_MINUTES = 30

/** An error of one field of an account. */
export type AccountError =
  'required' | 'email' | 'text' | 'too_short' | 'too_long' | 'guessable' | 'wrong' | 'unchanged'

/** The errors of an account's fields; a valid field has none. */
export type AccountErrors = Partial<
  Record<'screenName' | 'email' | 'password' | 'passkeyName' | 'currentPassword', AccountError>
>

const CONTROL = /[\u0000-\u001f\u007f]/
const isText = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value)

/** The e-mail address that an account is found by: two spellings of one are one account. */
export function accountEmail(email: string): string {
  return normalizeEmail(email).toLowerCase()
}

/** Normalizes a screen name for storing: trimmed, NFC, each run of spaces as one. */
export function normalizeScreenName(name: string): string {
  return withoutOverrides(name).normalize('NFC').trim().replace(/\s+/g, ' ')
}

/**
 * Returns the name that others see a member by: the screen name, or null where there is none or
 * where it is an e-mail address.
 */
export const publicName = (screenName: string | null | undefined): string | null =>
  (screenName ?? '').includes('@') ? null : (screenName ?? null)

/** Returns the error of a screen name; undefined when it can be used. */
export const screenNameError = (name: string): AccountError | undefined =>
  nameError(name, SCREEN_NAME_MAX)

function nameError(name: string, max: number): AccountError | undefined {
  if (isMissing(normalizeScreenName(name))) return 'required'
  if (!isText(name)) return 'text'
  return [...normalizeScreenName(name)].length > max ? 'too_long' : undefined
}

/** Returns the error of an account's e-mail address; undefined when it can be used. */
export function emailError(email: string): 'required' | 'email' | undefined {
  if (isMissing(email.trim())) return 'required'
  return isEmail(normalizeEmail(email)) ? undefined : 'email'
}

/**
 * Returns the error of a new password; undefined when it can be used. `own` is what others know of
 * its member: the e-mail address and the screen name, where they are known here.
 */
export function passwordError(
  password: string,
  own: readonly string[] = [],
): AccountError | undefined {
  if (password === '') return 'required'
  if (!isText(password)) return 'text'
  const { length } = [...password.normalize('NFC')]
  if (length < PASSWORD_LENGTH.min) return 'too_short'
  if (length > PASSWORD_LENGTH.max) return 'too_long'
  return isGuessable(password, own) ? 'guessable' : undefined
}

/** Checks the form that makes an account; an empty object means that it can be sent. */
export function checkRegistration({ screenName, email, password }: Registration): AccountErrors {
  return errorsOnly({
    screenName: screenNameError(screenName),
    email: emailError(email),
    password: passwordError(password, [email, screenName]),
  })
}

/**
 * Checks the form that opens a session. A password's length does not count: whether it is the right
 * one is the gateway's to say.
 */
export function checkCredentials({ email, password }: Credentials): AccountErrors {
  return errorsOnly({
    email: emailError(email),
    password: password === '' ? 'required' : undefined,
  })
}

/**
 * Checks the form that changes a member's profile. Another e-mail address than `email`, in whatever
 * letters, needs the current password; whether it is the right one is the gateway's to say.
 */
export function checkProfile(form: ProfileFields, email: string): AccountErrors {
  const needsPassword = isOtherEmail(form.email, email) && form.currentPassword === ''
  return errorsOnly({
    screenName: screenNameError(form.screenName),
    email: emailError(form.email),
    currentPassword: needsPassword ? 'required' : undefined,
  })
}

/**
 * Checks the form that adds a passkey; whether the password is the right one is the gateway's to
 * say.
 */
export function checkNewPasskey(form: {
  readonly name: string
  readonly currentPassword: string
}): AccountErrors {
  return errorsOnly({
    passkeyName: nameError(form.name, PASSKEY_NAME_MAX),
    currentPassword: form.currentPassword === '' ? 'required' : undefined,
  })
}

/** Checks the name of a passkey; an empty object means that it can be sent. */
export function checkPasskeyName(name: string): AccountErrors {
  return errorsOnly({ passkeyName: nameError(name, PASSKEY_NAME_MAX) })
}

/** True when the first e-mail address is of another account than the second. */
export const isOtherEmail = (email: string, known: string): boolean =>
  accountEmail(email) !== accountEmail(known)

/** Checks the form that asks for a new password; an empty object means that it can be sent. */
export function checkAccountEmail(email: string): AccountErrors {
  return errorsOnly({ email: emailError(email) })
}

/**
 * Checks a new password; an empty object means that it can be sent. `own` is the member's e-mail
 * address and screen name, which a page need not know: the gateway does.
 */
export function checkNewPassword(password: string, own: readonly string[] = []): AccountErrors {
  return errorsOnly({ password: passwordError(password, own) })
}

/**
 * Checks the form that changes a password, which takes another one than the current; whether that
 * is the right one is the gateway's to say. `own` is as in {@link checkNewPassword}.
 */
export function checkPasswordChange(
  { currentPassword, password }: PasswordChange,
  own: readonly string[] = [],
): AccountErrors {
  const isUnchanged = password.normalize('NFC') === currentPassword.normalize('NFC')
  return errorsOnly({
    currentPassword: currentPassword === '' ? 'required' : undefined,
    password: passwordError(password, own) ?? (isUnchanged ? 'unchanged' : undefined),
  })
}
