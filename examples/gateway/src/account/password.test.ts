import { askForPassword, logIn, register, setPassword } from '@selvage/core/account'
import { whoAmI } from '@selvage/core/session'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import type { Mail } from '../mail/mailer.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { findResets } from './find-resets.ts'

const OLD = 'a long password'
const NEW = 'quite another one'
const OVER = { code: 'FIELD_VALUE_INVALID', field: 'token' }

describe.each(DATABASES)('a new password by mail on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    Object.assign(gateway.deps.config, { trustedProxies: ['local'] })
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  const rows = async (sql: string) => (await gateway.deps.db.pool.query(sql)).rows as unknown[]

  async function newMember() {
    const email = `${crypto.randomUUID()}@example.com`
    const device = gateway.shopper().gateway
    const body = { screenName: 'June', email, password: OLD, newsletter: false }
    await device.send(register, { body })
    return { email, device }
  }

  /** Sends what is due, and returns the mails. */
  async function deliver(): Promise<readonly Mail[]> {
    const sent: Mail[] = []
    await findResets(gateway.deps)
    await sendDue(gateway.deps, async (mail) => {
      sent.push(mail)
    })
    return sent
  }

  async function askFor(email: string, locale = 'en_US') {
    const answer = await gateway.shopper().fetch(`/user/password_reset?page_locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(204)
    const mail = (await deliver()).find(({ key }) => key.startsWith('password-'))
    return { mail, token: /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  const set = (token: string, password = NEW) =>
    gateway.shopper().gateway.send(setPassword, { body: { token, password } })
  const enter = (email: string, password: string) =>
    gateway.shopper().gateway.send(logIn, { body: { email, password } })

  it('is asked for with one row, and nothing stays of an address without an account', async () => {
    const { email } = await newMember()
    const { gateway: visitor } = gateway.shopper()
    for (const address of [email, 'nobody@example.com'])
      await visitor.send(askForPassword, { body: { email: address } })
    // Until the worker comes, the two are alike.
    const asked = 'SELECT user_id, token_hash, expires_at FROM password_resets'
    const open = { user_id: null, token_hash: null, expires_at: null }
    expect(await rows(asked)).toEqual([open, open])
    expect(await rows(`SELECT 1 FROM outbox WHERE kind = 'password'`)).toEqual([])
    expect((await deliver()).map(({ to }) => to)).toEqual([email])
    expect(await rows('SELECT email FROM password_resets')).toEqual([{ email }])
  })

  it('sends a mail with the way to the passkeys, which stay', async () => {
    const { email } = await newMember()
    const { token } = await askFor(email)
    await set(token)
    const [mail, ...others] = (await deliver()).filter(({ to }) => to === email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your password was changed')
    expect(mail?.text).toContain('Your passkeys still log you in')
    expect(mail?.text).toContain('http://localhost:3000/account/passkeys?lang=en')
    // The answer that was lost and is asked for again is no second change.
    await set(token)
    expect((await deliver()).filter(({ to }) => to === email)).toEqual([])
  })

  it.each([
    ['de_DE', 'Neues Passwort festlegen', '/de/passwort/festlegen?token='],
    ['es_ES', 'Elige una contraseña nueva', '/es/contrasena/nueva?token='],
    ['fr_FR', 'Choisissez un nouveau mot de passe', '/fr/mot-de-passe/nouveau?token='],
    ['en_US', 'Set a new password', '/en/password/edit?token='],
  ])('is mailed in %s as text and HTML, and the token is nowhere else', async (locale, ...has) => {
    const { email } = await newMember()
    const { mail, token } = await askFor(email, locale)
    const [subject, path] = has
    expect(mail).toMatchObject({ to: email, subject })
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(`${path}${token}`)
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = await rows(
      'SELECT r::text AS all, o::text AS mail FROM password_resets r, outbox o',
    )
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('ends the sessions of all other devices, and keeps the one that sets it', async () => {
    const { email, device } = await newMember()
    const other = gateway.shopper().gateway
    await other.send(logIn, { body: { email, password: OLD } })
    const { token } = await askFor(email)
    await device.send(setPassword, { body: { token, password: NEW } })
    expect(await device.send(whoAmI, { query: {} })).toMatchObject({ type: 'member' })
    await expect(other.send(whoAmI, { query: {} })).rejects.toMatchObject({ status: 401 })
    await expect(enter(email, OLD)).rejects.toMatchObject({ code: 'EMAIL_OR_PASSWORD_INVALID' })
    await enter(email, NEW)
  })

  it('opens nothing for a login whose old password was checked just before', async () => {
    const { email } = await newMember()
    const { token } = await askFor(email)
    const { db } = gateway.deps
    const { transaction } = db
    let wasSet = 0
    // The login's one transaction opens its session; the new password is set right before it.
    const setFirst: typeof transaction = async (run) => {
      Object.assign(db, { transaction })
      await set(token)
      wasSet += 1
      return transaction.call(db, run) as ReturnType<typeof run>
    }
    Object.assign(db, { transaction: setFirst })
    try {
      await expect(enter(email, OLD)).rejects.toMatchObject({
        code: 'EMAIL_OR_PASSWORD_INVALID',
        field: 'password',
      })
    } finally {
      Object.assign(db, { transaction })
    }
    expect(wasSet).toBe(1)
    await enter(email, NEW)
  })

  it('is set once, however many ask at once', async () => {
    const { email } = await newMember()
    const { token } = await askFor(email)
    const passwords = Array.from({ length: 6 }, (_, at) => `password number ${at}`)
    const tries = await Promise.allSettled(passwords.map((each) => set(token, each)))
    const won = passwords.filter((_, at) => tries[at]?.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await enter(email, won[0] ?? '')
  })

  it('is set by a request that is sent again, for ten minutes and by no other link', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { email } = await newMember()
    const { token: other } = await askFor(email)
    const { token } = await askFor(email)
    await set(token)
    await set(token)
    await expect(set(token, 'and a third one')).rejects.toMatchObject(OVER)
    await expect(set(other)).rejects.toMatchObject(OVER)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    await expect(set(token)).rejects.toMatchObject(OVER)
    await enter(email, NEW)
  })

  it('lifts the pause of wrong passwords for its account', async () => {
    const { config } = gateway.deps
    const { limits } = config
    Object.assign(config, { limits: { ...limits, failedLogins: 3 } })
    const { email } = await newMember()
    for (let at = 0; at < 3; at += 1)
      await expect(enter(email, 'not this one')).rejects.toMatchObject({ status: 400 })
    await expect(enter(email, OLD)).rejects.toMatchObject({ status: 429 })
    const { token } = await askFor(email)
    await set(token)
    await enter(email, NEW)
    Object.assign(config, { limits })
  })

  it.each([
    ['/en/checkout/payment?a=1', '&next=%2Fen%2Fcheckout%2Fpayment%3Fa%3D1'],
    ['https://evil.example/', undefined],
    ['//evil.example', undefined],
    ['javascript:alert(1)', undefined],
  ])('leads on to %s by its mail only where that is a page of the shop', async (next, has) => {
    const { email } = await newMember()
    await gateway.shopper().gateway.send(askForPassword, { body: { email, next } })
    const mail = (await deliver()).find(({ to }) => to === email)
    const link = /http\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).toMatch(/token=[\w-]{43}/)
    expect(link.split(/token=[\w-]{43}/)[1]).toBe(has ?? '')
  })

  it.each([
    ['to the storefront that asked', ['https://own.example'], 'https://own.example/en/password'],
    ['to the first one where that is listed no more', [], ''],
  ])('leads %s', async (_, listed, begins) => {
    const { config } = gateway.deps
    const { storefrontOrigins } = config
    const { email } = await newMember()
    // A browser of the tests comes from the first one.
    Object.assign(config, { storefrontOrigins: ['https://own.example', ...storefrontOrigins] })
    const body = { email, next: '/en/cart' }
    await gateway.shopper().gateway.send(askForPassword, { body })
    Object.assign(config, { storefrontOrigins: [...storefrontOrigins, ...listed] })
    const mail = (await deliver()).find(({ to }) => to === email)
    Object.assign(config, { storefrontOrigins })
    const link = /http\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).toContain(begins || `${storefrontOrigins[0]}/en/password`)
    expect(link).toMatch(/&next=%2Fen%2Fcart$/)
  })

  it('is not set after 30 minutes, and the late mail is not sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { email } = await newMember()
    const { token } = await askFor(email)
    vi.setSystemTime(Date.now() + 30 * 60_000)
    await expect(set(token)).rejects.toMatchObject(OVER)
    await enter(email, OLD)
    await gateway.shopper().gateway.send(askForPassword, { body: { email } })
    await findResets(gateway.deps)
    vi.setSystemTime(Date.now() + 30 * 60_000)
    expect(await deliver()).toEqual([])
  })

  it('is mailed no more often than the limit says, with an account or without', async () => {
    const { limits } = gateway.deps.config
    Object.assign(gateway.deps.config, { limits: { ...limits, passwordMailsPerHour: 2 } })
    const { email } = await newMember()
    const statusesOf = async (address: string) => {
      const statuses = []
      for (let at = 0; at < 3; at += 1) {
        const answer = await gateway.shopper().fetch('/user/password_reset', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.77' },
          body: JSON.stringify({ email: address }),
        })
        statuses.push(answer.status)
      }
      return statuses
    }
    expect(await statusesOf(email)).toEqual([204, 204, 429])
    expect(await statusesOf(` ${email.toUpperCase()}`)).toEqual([429, 429, 429])
    expect(await statusesOf('nobody-else@example.com')).toEqual([204, 204, 429])
  })
})
