import { register } from '@selvage/core/account'
import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  openPasskey,
  openPasskeyLogIn,
  removePasskey,
} from '@selvage/core/passkey'
import type { PasskeyAnswer } from '@selvage/core/passkey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { softAuthenticator } from '../testing/soft-passkey.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const PASSWORD = 'a long password'
const INVALID = { code: 'PASSKEY_INVALID', status: 400 }
const ORIGIN = 'http://localhost:3000'

describe.each(DATABASES)('passkeys on %s', (database) => {
  let gateway: ReferenceGateway
  let now = new Date()
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database, deps: () => ({ now: () => now }) })
    Object.assign(gateway.deps.config.limits, { failedLogins: 0, passkeysPerMinute: 0 })
  })
  afterAll(() => gateway.close())

  /** A member's browser, and the device beside it. */
  async function newMember() {
    const email = `${crypto.randomUUID()}@example.com`
    const browser = gateway.shopper()
    const body = { screenName: 'June', email, password: PASSWORD, newsletter: false }
    await browser.gateway.send(register, { body })
    return { email, browser, device: softAuthenticator(ORIGIN) }
  }
  const begin = (browser: Shopper) =>
    browser.gateway.send(openPasskey, { body: { name: 'Laptop', currentPassword: PASSWORD } })
  const save = (browser: Shopper, passkey: PasskeyAnswer) =>
    browser.gateway.send(addPasskey, { body: { name: 'Laptop', passkey } })
  const ask = (browser: Shopper) => browser.gateway.send(openPasskeyLogIn, { body: {} })
  const enter = (browser: Shopper, passkey: PasskeyAnswer) =>
    browser.gateway.send(logInByPasskey, { body: { passkey } })
  async function withPasskey() {
    const member = await newMember()
    await save(member.browser, member.device.make(await begin(member.browser)))
    return member
  }
  async function deliver(): Promise<readonly Mail[]> {
    return await sentMails(gateway.deps)
  }

  it.each([
    ['another origin', { origin: 'https://selvage.evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a device that nobody proved to be there', { isVerified: false }],
  ])('are not made on %s', async (_, changes) => {
    const { browser, device } = await newMember()
    const made = device.make(await begin(browser), changes)
    await expect(save(browser, made)).rejects.toMatchObject(INVALID)
    expect(await browser.gateway.send(listPasskeys, {})).toEqual([])
  })

  it.each([
    ['another origin', { origin: 'https://selvage.evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a device that nobody proved to be there', { isVerified: false }],
    ['a copy that counts from the start', { counter: 1 }],
    ['a device that knows somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('open no session on %s', async (_, changes) => {
    const { device } = await withPasskey()
    const browser = gateway.shopper()
    await enter(browser, device.use(await ask(browser), { counter: 7 }))
    const other = gateway.shopper()
    const answer = device.use(await ask(other), changes)
    await expect(enter(other, answer)).rejects.toMatchObject(INVALID)
    await enter(other, device.use(await ask(other), { counter: 9 }))
  })

  it('are signed by their own key', async () => {
    const { device } = await withPasskey()
    const { device: other } = await withPasskey()
    const browser = gateway.shopper()
    const own = device.use(await ask(browser))
    const forged = other.use(await ask(browser))
    await expect(enter(browser, { ...forged, id: own.id, rawId: own.rawId })).rejects.toMatchObject(
      INVALID,
    )
  })

  it('that count nothing can be used again and again', async () => {
    const { device } = await withPasskey()
    const browser = gateway.shopper()
    for (const counter of [0, 0]) await enter(browser, device.use(await ask(browser), { counter }))
  })

  it('answer within ten minutes, in the browser that was asked', async () => {
    const { device } = await withPasskey()
    const browser = gateway.shopper()
    const other = gateway.shopper()
    await ask(other)
    const options = await ask(browser)
    const begun = now
    await expect(enter(other, device.use(options))).rejects.toMatchObject(INVALID)
    now = new Date(begun.getTime() + 10 * 60_000)
    await expect(enter(browser, device.use(options))).rejects.toMatchObject(INVALID)
    now = begun
    // A second tab makes the first one's challenge no worse.
    await ask(browser)
    await enter(browser, device.use(options))
  })

  it('have a handle that is neither the e-mail address nor the user’s id', async () => {
    const { browser, email } = await newMember()
    const options = JSON.parse(JSON.stringify(await begin(browser))) as {
      readonly user: { readonly id: string; readonly name: string }
      readonly rp: object
    }
    const handle = Buffer.from(options.user.id, 'base64url')
    expect(handle).toHaveLength(32)
    expect(options.user.name).toBe(email)
    expect(options.rp).toEqual({ id: 'localhost', name: 'Selvage' })
  })

  it('tell the member by mail when one is added and when one is deleted', async () => {
    await deliver()
    const { browser, email } = await withPasskey()
    const [added, ...more] = await deliver()
    expect(more).toEqual([])
    expect(added).toMatchObject({ to: email, subject: 'A passkey was added to your account' })
    for (const part of [added?.text, added?.html]) {
      expect(part).toContain('Laptop')
      expect(part).toContain('/en/password/new')
      expect(part).toContain('/account/passkeys?lang=en')
    }
    const [passkey] = await browser.gateway.send(listPasskeys, {})
    await browser.gateway.send(removePasskey, { params: { id: passkey?.id ?? '' } })
    expect(await deliver()).toMatchObject([
      { to: email, subject: 'A passkey was deleted from your account' },
    ])
    await browser.gateway.send(removePasskey, { params: { id: passkey?.id ?? '' } })
    expect(await deliver()).toEqual([])
  })

  it('are twenty of one account at most', async () => {
    const { browser, device } = await newMember()
    for (let each = 0; each < 20; each += 1) await save(browser, device.make(await begin(browser)))
    await expect(begin(browser)).rejects.toMatchObject({ code: 'PASSKEY_LIMIT_REACHED' })
    expect(await browser.gateway.send(listPasskeys, {})).toHaveLength(20)
  })

  it('are asked for so often by one address, and no more', async () => {
    const { limits } = gateway.deps.config
    Object.assign(limits, { passkeysPerMinute: 2 })
    const browser = gateway.shopper()
    await ask(browser)
    await ask(browser)
    await expect(ask(browser)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
    Object.assign(limits, { passkeysPerMinute: 0 })
  })
})
