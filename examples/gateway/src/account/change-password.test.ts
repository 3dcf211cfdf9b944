import { changePassword, logIn, register } from '@selvage/core/account'
import { whoAmI } from '@selvage/core/session'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const OLD = 'a long password'
const NEW = 'quite another one'
const WRONG = { code: 'FIELD_VALUE_INVALID', field: 'current_password' }

describe.each(DATABASES)('a password that its member knows on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  const enter = async (email: string, password: string) => {
    const device = gateway.shopper()
    await device.gateway.send(logIn, { body: { email, password } })
    return device
  }

  async function newMember() {
    const email = `${crypto.randomUUID()}@example.com`
    const device = gateway.shopper()
    const body = { screenName: 'June', email, password: OLD, newsletter: false }
    await device.gateway.send(register, { body })
    const change = (currentPassword: string, password = NEW) =>
      device.gateway.send(changePassword, { body: { currentPassword, password } })
    return { email, device, change }
  }

  async function mailsTo(email: string): Promise<readonly Mail[]> {
    const sent = await sentMails(gateway.deps)
    return sent.filter(({ to }) => to === email)
  }

  it('ends the sessions of all other devices, and keeps the one that changes it', async () => {
    const { email, device, change } = await newMember()
    const other = await enter(email, OLD)
    await change(OLD)
    expect(await device.gateway.send(whoAmI, { query: {} })).toMatchObject({ type: 'member' })
    await expect(other.gateway.send(whoAmI, { query: {} })).rejects.toMatchObject({ status: 401 })
    await expect(enter(email, OLD)).rejects.toMatchObject({ code: 'EMAIL_OR_PASSWORD_INVALID' })
    await enter(email, NEW)
  })

  it('sends one mail about the change, and none about one that is rejected', async () => {
    const { email, change } = await newMember()
    await expect(change('not this one')).rejects.toMatchObject(WRONG)
    expect(await mailsTo(email)).toEqual([])
    await change(OLD)
    await change(OLD)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your password was changed')
    expect(mail?.text).toContain('http://localhost:3000/en/password/new')
  })

  it('is changed once, however many ask at once', async () => {
    const { email, change } = await newMember()
    const passwords = Array.from({ length: 4 }, (_, at) => `password number ${at}`)
    const tries = await Promise.allSettled(passwords.map((each) => change(OLD, each)))
    const won = passwords.filter((_, at) => tries[at]?.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await enter(email, won[0] ?? '')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is changed by a form that is sent twice at once, and again for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { email, change } = await newMember()
    await Promise.all([change(OLD), change(OLD)])
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await change(OLD)
    vi.setSystemTime(Date.now() + 60_000)
    await expect(change(OLD)).rejects.toMatchObject(WRONG)
    await enter(email, NEW)
  })

  it('makes the account wait after wrong ones, which count with those of the login', async () => {
    const { config } = gateway.deps
    const { limits } = config
    Object.assign(config, { limits: { ...limits, failedLogins: 3 } })
    const { email, change } = await newMember()
    const elsewhere = await newMember()
    await expect(enter(email, 'not this one')).rejects.toMatchObject({ status: 400 })
    await expect(change('not this one')).rejects.toMatchObject(WRONG)
    // A right new password without the current one is a guess, too.
    await expect(change('not this one', OLD)).rejects.toMatchObject(WRONG)
    await expect(change(OLD)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
    await expect(enter(email, OLD)).rejects.toMatchObject({ status: 429 })
    await elsewhere.change(OLD)
    Object.assign(config, { limits })
  })

  it('is changed by the storefront alone', async () => {
    const { email, device } = await newMember()
    const answer = await gateway.fetch('/user/me/password', {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Origin: FOREIGN_ORIGIN,
        Cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ current_password: OLD, password: NEW }),
    })
    expect(answer.status).toBe(403)
    await enter(email, OLD)
  })
})
