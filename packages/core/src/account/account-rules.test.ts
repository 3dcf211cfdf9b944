import { describe, expect, it } from 'vitest'
import { accountFieldOf, toAccountDetails } from './account-field.contract.ts'
import {
  accountEmail,
  checkCredentials,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  emailError,
  normalizeScreenName,
  passwordError,
  screenNameError,
} from './account-rules.ts'

describe('the address of an account', () => {
  it.each(['June@Harrowmail.com', ' june@harrowmail.COM ', 'JUNE@HARROWMAIL.COM'])(
    'is one for %s',
    (email) => {
      expect(accountEmail(email)).toBe('june@harrowmail.com')
    },
  )

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['plainaddress', 'email'],
    ['@no-local.test', 'email'],
    ['a b@c.test', 'email'],
    ['a@c.test\r\nBcc: x@evil.test', 'email'],
    ['a@-c.test', 'email'],
    [`${'a@'.repeat(5_000)}c.test`, 'email'],
    ['a\u0000@c.test', 'email'],
    ['ａ@ｃ.test', 'email'],
    ['a@c.test', undefined],
  ])('is judged, row %#', (email, error) => {
    expect(emailError(email)).toBe(error)
  })
})

describe('a password', () => {
  it.each([
    ['', 'required'],
    ['x'.repeat(11), 'too_short'],
    ['a b c d e f ', undefined],
    ['stitches'.repeat(16), undefined],
    ['x'.repeat(129), 'too_long'],
    ['🧵'.repeat(11), 'too_short'],
    ['🧵🪡✂️🎨🧶'.repeat(2), undefined],
    ['🧵🪡🧷🎨🧶🌿🐚🌵'.repeat(16), undefined],
    // An accent of its own is part of its letter.
    ['e\u0301'.repeat(11), 'too_short'],
    ['e\u0301lan vital'.repeat(2), undefined],
    ['line\nbreak in it', 'text'],
    ['lone \ud800 surrogate', 'text'],
    ['delete \u007f it all', 'text'],
  ])('has 12 to 128 characters of any kind, row %#', (password, error) => {
    expect(passwordError(password)).toBe(error)
  })

  it.each([
    ['aaaaaaaaaaaa', 'guessable'],
    ['            ', 'guessable'],
    ['abcdabcdABCD', 'guessable'],
    ['123412341234', 'guessable'],
    ['abcdeabcdeab', 'guessable'],
    ['password1234', 'guessable'],
    ['Password1234!?', 'guessable'],
    ['1234-password', 'guessable'],
    ['passwort4321', 'guessable'],
    ['passwort2024', 'guessable'],
    ['Passwort-2026!', 'guessable'],
    ['mot de passe 2025', 'guessable'],
    ['MotDePasse2024', 'guessable'],
    ['contraseña2024', 'guessable'],
    ['Contrasen\u0303a_2024', 'guessable'],
    ['contrasena 2025', 'guessable'],
    ['kennwort1998', 'guessable'],
    ['azertyuiop2024', 'guessable'],
    ['stitches2024', 'guessable'],
    ['qwertzuiop 99', 'guessable'],
    ['passwort vergisst June', undefined],
    ['mot de passe des chats', undefined],
    ['20241999 hens', undefined],
    ['june.hudson.ny June Hudson NY', 'guessable'],
    ['ZoëOfTheHudson zoë of the hudson 12', 'guessable'],
    ['h7!kd9#-a2x%', undefined],
    ['sews at noon', undefined],
    ['my cat eats 123 mice', undefined],
    ['June.Hudson.NY@Harrowmail.com', 'guessable'],
    [' june.hudson.ny@harrowmail.com', 'guessable'],
    ['JUNE.hudson.ny', 'guessable'],
    ['junehudsonny', 'guessable'],
    ['Zoë of the Hudson', 'guessable'],
    ['zoe\u0308 OF the hudson', 'guessable'],
    ['june.hudson.ny sews', undefined],
    ['harrowmail.com', undefined],
    ['.!?,:;-_+*()', undefined],
  ])('is nothing that is guessed at first: %s', (password, error) => {
    const own = ['june.hudson.ny@harrowmail.com', 'Zoë of the Hudson', '...']
    expect(passwordError(password, own)).toBe(error)
  })
})

describe('a screen name', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u202e', 'required'],
    ['x', undefined],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'too_long'],
    [` ${'x'.repeat(60)} `, undefined],
    ['a\u0000b', 'text'],
    ['\ud800', 'text'],
  ])('has up to 60 characters, row %#', (name, error) => {
    expect(screenNameError(name)).toBe(error)
  })

  it('is stored without needless spaces and turned letters', () => {
    expect(normalizeScreenName('  June \t in\u202e  Hudson ')).toBe('June in Hudson')
    expect(normalizeScreenName('Zoe\u0301')).toBe('Zo\u00e9')
  })
})

describe('the forms of an account', () => {
  const form = { screenName: 'June', email: 'a@c.test', password: 'sews at noon', newsletter: true }

  it('have an error at each wrong field, and none when they can be sent', () => {
    expect(checkRegistration(form)).toEqual({})
    expect(checkRegistration({ ...form, screenName: '', email: 'a', password: 'b' })).toEqual({
      screenName: 'required',
      email: 'email',
      password: 'too_short',
    })
    const long = 'june.of.hudson'
    for (const own of [{ email: `${long}@c.test` }, { screenName: long }])
      expect(checkRegistration({ ...form, ...own, password: long })).toEqual({
        password: 'guessable',
      })
  })

  it('take any password for a login, as long as there is one', () => {
    expect(checkCredentials({ email: 'a@c.test', password: 'x' })).toEqual({})
    expect(checkCredentials({ email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    })
  })

  it('take another password than the current one, in whatever letters it is typed', () => {
    const currentPassword = 'Zoe\u0301 has a cat'
    const change = { currentPassword, password: 'Zo\u00e9 has a dog' }
    expect(checkPasswordChange(change)).toEqual({})
    expect(checkPasswordChange({ ...change, password: 'Zo\u00e9 has a cat' })).toEqual({
      password: 'unchanged',
    })
    expect(checkPasswordChange({ currentPassword: '', password: 'short' })).toEqual({
      currentPassword: 'required',
      password: 'too_short',
    })
    expect(checkPasswordChange({ currentPassword: '', password: '' })).toEqual({
      currentPassword: 'required',
      password: 'required',
    })
    const own = ['june.of.hudson@c.test']
    expect(checkPasswordChange({ ...change, password: 'june.of.hudson' }, own)).toEqual({
      password: 'guessable',
    })
    expect(checkNewPassword('june.of.hudson', own)).toEqual({ password: 'guessable' })
  })

  it('name their fields on the wire, and are found by that name', () => {
    expect(
      toAccountDetails({ screenName: 'too_long', email: 'email', password: 'too_short' }),
    ).toEqual([
      {
        code: 'FIELD_VALUE_INVALID',
        field: 'screen_name',
        message: 'too_long',
        params: { max: 60 },
      },
      { code: 'FIELD_VALUE_INVALID', field: 'email', message: 'provide email' },
      { code: 'FIELD_VALUE_INVALID', field: 'password', message: 'too_short', params: { min: 12 } },
    ])
    expect(
      toAccountDetails({ screenName: 'required', email: 'text', password: 'too_long' }),
    ).toEqual([
      { code: 'FIELD_CANNOT_BE_BLANK', field: 'screen_name', message: 'required' },
      { code: 'FIELD_VALUE_INVALID', field: 'email', message: 'text' },
      { code: 'FIELD_VALUE_INVALID', field: 'password', message: 'too_long', params: { max: 128 } },
    ])
    expect(accountFieldOf('screen_name')).toBe('screenName')
    expect(accountFieldOf('constructor')).toBe(undefined)
    expect(accountFieldOf(undefined)).toBe(undefined)
  })
})
