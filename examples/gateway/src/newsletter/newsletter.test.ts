import { register } from '@selvage/core/account'
import {
  changeNewsletter,
  checkNewsletterLink,
  confirmNewsletter,
  getNewsletter,
  newNewsletter,
  subscribe,
  unsubscribe,
} from '@selvage/core/newsletter'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { pruneOnce } from '../retention/prune.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const DAY_MS = 24 * 60 * 60_000
const OVER = { code: 'FIELD_VALUE_INVALID', field: 'token' }
const tokenIn = (mail: Mail | undefined) => /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe.each(DATABASES)('the newsletter on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    Object.assign(gateway.deps.config, { trustedProxies: ['local'] })
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  const rows = async (sql: string) => (await gateway.deps.db.pool.query(sql)).rows as unknown[]

  async function deliver(): Promise<readonly Mail[]> {
    return await sentMails(gateway.deps)
  }

  async function ask(email: string, locale = 'en_US') {
    const answer = await gateway.shopper().fetch(`/newsletter/subscribe?page_locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, country: 'US' }),
    })
    return { status: answer.status, mail: (await deliver()).find(({ to }) => to === email) }
  }

  const newEmail = () => `${crypto.randomUUID()}@example.com`
  const send = () => gateway.shopper().gateway
  const confirm = (token: string) => send().send(confirmNewsletter, { body: { token } })
  const check = (token: string) => send().send(checkNewsletterLink, { body: { token } })

  async function subscribed(email = newEmail()) {
    const { mail } = await ask(email)
    const { token } = await confirm(tokenIn(mail))
    const [welcome] = await deliver()
    return { email, token, welcome }
  }

  it('writes nothing but one mail until it is confirmed, and no token anywhere', async () => {
    const email = newEmail()
    const { mail, status } = await ask(email)
    expect([status, mail?.subject]).toEqual([204, 'Confirm your Selvage newsletter'])
    expect(mail?.unsubscribeUrl).toBeUndefined()
    expect(await deliver()).toEqual([])
    expect(await rows(`SELECT 1 FROM newsletters WHERE email = '${email}'`)).toEqual([])
    const [stored] = await rows(`SELECT * FROM newsletter_requests WHERE email = '${email}'`)
    expect(JSON.stringify(stored)).not.toContain(tokenIn(mail).split('.')[1])
  })

  it.each([
    ['en_US', '/en/subscribe/confirm', 'Confirm your subscription'],
    ['de_DE', '/de/newsletter/bestaetigen', 'Anmeldung bestätigen'],
    ['es_ES', '/es/suscripcion/confirmar', 'Confirmar la suscripción'],
    ['fr_FR', '/fr/newsletter/confirmer', 'Confirmer l’abonnement'],
  ])('writes in the language of the page: %s', async (locale, path, label) => {
    const { mail } = await ask(newEmail(), locale)
    expect(mail?.text).toContain(path)
    expect(mail?.text).toContain(label)
  })

  it('has a header of one click in the mails that can be ended', async () => {
    const { welcome, token } = await subscribed()
    expect(welcome?.unsubscribeUrl).toBe(`http://localhost:3000/en/unsubscribe?token=${token}`)
    expect(welcome?.text).toContain(`/en/subscribe/preferences?token=${token}`)
  })

  it('confirms for a week, and lets a lost answer be asked for again for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const late = tokenIn((await ask(newEmail())).mail)
    const used = tokenIn((await ask(newEmail())).mail)
    await confirm(used)
    vi.setSystemTime(Date.now() + 11 * 60_000)
    await expect(confirm(used)).rejects.toMatchObject(OVER)
    vi.setSystemTime(Date.now() + 7 * DAY_MS)
    await expect(check(late)).rejects.toMatchObject(OVER)
    await expect(confirm(late)).rejects.toMatchObject(OVER)
  })

  it('confirms a link once when it is pressed twice at once', async () => {
    const token = tokenIn((await ask(newEmail())).mail)
    const [first, second] = await Promise.all([confirm(token), confirm(token)])
    expect(second).toEqual(first)
    expect(await deliver()).toHaveLength(1)
  })

  it('takes no token of the one purpose for the other', async () => {
    const { token } = await subscribed()
    await expect(confirm(token)).rejects.toMatchObject(OVER)
    const open = tokenIn((await ask(newEmail())).mail)
    for (const call of [
      send().send(getNewsletter, { body: { token: open } }),
      send().send(unsubscribe, { body: { token: open, from: 'all' } }),
    ])
      await expect(call).rejects.toMatchObject(OVER)
  })

  it('stores when the consent to text messages was given, and forgets it with its end', async () => {
    const { email, token } = await subscribed()
    const consent = () =>
      rows(`SELECT sms_text, sms_consent_at FROM newsletters WHERE email = '${email}'`)
    const form = { ...newNewsletter({ country: 'US', locale: 'en_US' }), phone: '518 555 0100' }
    const change = (bySms: boolean) =>
      send().send(changeNewsletter, { body: { ...form, token, bySms } })
    await change(true)
    const given = await consent()
    expect(given).toEqual([{ sms_text: '2026-11', sms_consent_at: expect.any(Date) as unknown }])
    await change(true)
    expect(await consent()).toEqual(given)
    await change(false)
    expect(await consent()).toEqual([{ sms_text: null, sms_consent_at: null }])
  })

  it('belongs to nobody when the member’s account is gone', async () => {
    const email = newEmail()
    const { gateway: device } = gateway.shopper()
    const body = { screenName: 'June', email, password: 'a long password', newsletter: true }
    await device.send(register, { body })
    await confirm(tokenIn((await deliver()).find(({ to }) => to === email)))
    await rows(`DELETE FROM accounts WHERE email = '${email}'`)
    expect(await rows(`SELECT user_id FROM newsletters WHERE email = '${email}'`)).toEqual([
      { user_id: null },
    ])
  })

  it('limits the mails to one address, and those asked for from one visitor', async () => {
    const { config } = gateway.deps
    const email = newEmail()
    const statuses = []
    for (let at = 0; at <= config.limits.newsletterMailsPerHour; at += 1)
      statuses.push((await ask(email)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 204))
    const another = { ...newNewsletter({ country: 'US', locale: 'en_US' }), email: newEmail() }
    await expect(send().send(subscribe, { body: another })).resolves.toBeUndefined()
  })

  it('deletes requests after a week and ended subscriptions after a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const stays = await subscribed()
    const ends = await subscribed()
    await send().send(unsubscribe, { body: { token: ends.token, from: 'all' } })
    const known = () =>
      rows(`SELECT email FROM newsletters WHERE email IN ('${stays.email}', '${ends.email}')`)
    vi.setSystemTime(Date.now() + 8 * DAY_MS)
    await pruneOnce(gateway.deps)
    expect(await rows('SELECT 1 FROM newsletter_requests')).toEqual([])
    expect(await known()).toHaveLength(2)
    vi.setSystemTime(Date.now() + 23 * DAY_MS)
    await pruneOnce(gateway.deps)
    expect(await known()).toEqual([{ email: stays.email }])
  })
})
