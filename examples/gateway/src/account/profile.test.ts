import {
  askForPassword,
  patchMe,
  readUserStats,
  register,
  setPassword,
} from '@selvage/core/account'
import { whoAmI } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { findResets } from './find-resets.ts'
import { resetToken } from './reset-token.ts'

const PASSWORD = 'a long password'

describe.each(DATABASES)('a member’s profile on %s', (database) => {
  let gateway: ReferenceGateway
  const logged: unknown[] = []
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      database,
      deps: () => ({ log: (entry) => void logged.push(entry) }),
    })
    const { config } = gateway.deps
    Object.assign(config, { limits: { ...config.limits, failedLogins: 3 } })
  })
  afterAll(() => gateway.close())

  async function join() {
    const shopper = gateway.shopper()
    const email = `${crypto.randomUUID()}@example.com`
    const { user } = await shopper.gateway.send(register, {
      body: { screenName: 'Ada', email, password: PASSWORD, newsletter: false },
    })
    const move = (next: string, currentPassword = PASSWORD) =>
      shopper.gateway.send(patchMe, { body: { email: next, currentPassword } })
    return { shopper, email, user, move }
  }

  it('gives one address to one of two members who ask for it at once', async () => {
    const both = [await join(), await join()]
    const email = `${crypto.randomUUID()}@example.com`
    const moved = await Promise.allSettled(both.map(({ move }) => move(email)))
    expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const each of moved)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'NOT_UNIQUE_EMAIL_ADDRESS', status: 400 })
  })

  it('counts wrong passwords with those of the login', async () => {
    const { move } = await join()
    const next = `${crypto.randomUUID()}@example.com`
    for (const guess of ['wrong guess 1', 'wrong guess 2', 'wrong guess 3'])
      await expect(move(next, guess)).rejects.toMatchObject({ field: 'current_password' })
    await expect(move(next)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
  })

  it('makes the links useless that were mailed to the address before', async () => {
    const { shopper, email, move } = await join()
    await shopper.gateway.send(askForPassword, { body: { email } })
    await findResets(gateway.deps)
    const { rows } = await gateway.deps.db.pool.query<{ id: string }>(
      'SELECT id FROM password_resets WHERE email = $1',
      [email],
    )
    await move(`${crypto.randomUUID()}@example.com`)
    const token = resetToken(rows[0]?.id ?? '', gateway.deps.keys)
    await expect(
      shopper.gateway.send(setPassword, { body: { token, password: 'quite another one' } }),
    ).rejects.toMatchObject({ field: 'token' })
  })

  it.each([
    ['en_US', 'The email address of your account was changed'],
    ['de_DE', 'Die E-Mail-Adresse Ihres Kontos wurde geändert'],
    ['es_ES', 'Se ha cambiado la dirección de correo de tu cuenta'],
    ['fr_FR', 'L’adresse e-mail de votre compte a été modifiée'],
  ])('tells the address before in %s that there is another one now', async (locale, subject) => {
    const { shopper, email, move } = await join()
    const next = `${crypto.randomUUID()}@example.com`
    await expect(move(next, 'a wrong password')).rejects.toMatchObject({ status: 400 })
    await shopper.fetch(`/user/me?page_locale=${locale}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: next, current_password: PASSWORD }),
    })
    const sent = await sentMails(gateway.deps)
    const [notice, ...others] = sent.filter(({ to }) => to === email || to === next)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ to: email, subject })
    for (const part of [notice?.text, notice?.html]) {
      expect(part).toContain('help@selvage.example')
      expect(part).not.toContain(next)
    }
  })

  it('cannot be changed by the page of another site', async () => {
    const { shopper } = await join()
    const answer = await gateway.fetch('/user/me', {
      method: 'PATCH',
      headers: {
        Origin: FOREIGN_ORIGIN,
        'Content-Type': 'application/json',
        Cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ screen_name: 'Eve' }),
    })
    expect(answer.status).toBe(403)
    expect((await shopper.gateway.send(whoAmI, { query: {} }))?.screenName).toBe('Ada')
  })

  it('has numbers whose cookie gets into no log and no error', async () => {
    const { shopper, user } = await join()
    const cookie = shopper.cookies.get('selvage_access') ?? ''
    expect(await readUserStats(gateway.shopper().gateway, user.id, cookie)).toMatchObject({
      orders: 0,
    })
    const error = await readUserStats(gateway.shopper().gateway, 'x', cookie).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ code: 'USER_NOT_FOUND', message: 'USER_NOT_FOUND' })
    expect(String((error as Error).stack) + JSON.stringify(error)).not.toContain(cookie)
    expect((error as Error).cause).toBe(undefined)
    expect(JSON.stringify(logged)).toContain('account.statsByCookie')
    expect(JSON.stringify(logged)).not.toContain(cookie.slice(-40))
    expect(await gateway.deps.metrics.registry.metrics()).not.toContain(cookie.slice(-40))
  })

  it('counts a cart by the legacy call where the row says so', async () => {
    const { shopper, user } = await join()
    await gateway.deps.db.pool.query('UPDATE users SET stay_legacy = true WHERE id = $1', [user.id])
    expect((await shopper.gateway.send(whoAmI, { query: {} }))?.stayLegacyUser).toBe(true)
  })
})
