import { logIn, register } from '@selvage/core/account'
import {
  askAboutData,
  cancelPrivacyRequest,
  confirmPrivacyRequest,
  exportData,
  readPrivacyRequest,
  representResident,
} from '@selvage/core/privacy-request'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { opsKey } from '../ops/operator.ts'
import { pruneOnce } from '../retention/prune.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { forgetAnswered } from './delete-data.ts'
import { erase } from './testing/due-deletions.ts'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'a long password'
const OVER = { code: 'FIELD_VALUE_INVALID', field: 'token' }
const tokenIn = (mail: Mail | undefined) => /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe('a request about data', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway()
    Object.assign(gateway.deps.config, { trustedProxies: ['local'] })
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  const newEmail = () => `${crypto.randomUUID()}@example.com`
  const visitor = () => gateway.shopper().gateway
  const rows = async (sql: string, values: unknown[] = []) =>
    (await gateway.deps.db.pool.query(sql, values)).rows as unknown[]
  const later = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
  async function ask(email: string, request: 'access' | 'delete', locale = 'en_US') {
    const { status } = await gateway.shopper().fetch(`/privacy_requests?page_locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, request }),
    })
    const mail = (await sentMails(gateway.deps)).find(({ to }) => to === email)
    return { status, mail, token: tokenIn(mail) }
  }
  const read = (token: string, by = visitor()) => by.send(readPrivacyRequest, { body: { token } })
  const confirm = (token: string, by = visitor()) =>
    by.send(confirmPrivacyRequest, { body: { token } })
  const cancel = (token: string) => visitor().send(cancelPrivacyRequest, { body: { token } })
  const load = (token: string, by = visitor()) => by.send(exportData, { body: { token } })

  it('has one mail and no token anywhere', async () => {
    const email = newEmail()
    const { status, mail, token } = await ask(email, 'access')
    expect([status, mail?.subject]).toEqual([204, 'Confirm your request for your data'])
    const stored = await rows('SELECT * FROM privacy_requests WHERE email = $1', [email])
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])
  })

  it.each([
    ['en_US', '/en/request-for-information/confirm', 'Confirm the deletion of your data'],
    ['de_DE', '/de/auskunft-anfordern/bestaetigen', 'Bestätigen Sie die Löschung Ihrer Daten'],
    ['es_ES', '/es/solicitud-de-informacion/confirmar', 'Confirma que borremos tus datos'],
    ['fr_FR', '/fr/demande-d-information/confirmer', 'Confirmez la suppression de vos données'],
  ])('is mailed in the language of the page: %s', async (locale, path, subject) => {
    const { mail } = await ask(newEmail(), 'delete', locale)
    expect(mail?.text).toContain(path)
    expect(mail?.subject).toBe(subject)
  })

  it('is confirmed for a week, and its copy is there for two', async () => {
    const late = (await ask(newEmail(), 'access')).token
    const email = newEmail()
    const { token } = await ask(email, 'access')
    expect(await confirm(token)).toMatchObject({ state: 'confirmed' })
    const ready = (await sentMails(gateway.deps)).find(({ to }) => to === email)
    expect(ready?.text).toContain('/en/account-data-information/confirmed?token=')
    later(8)
    expect(await read(late)).toMatchObject({ state: 'expired', until: null })
    expect(await confirm(late)).toMatchObject({ state: 'expired' })
    await expect(load(late)).rejects.toMatchObject(OVER)
    expect((await load(token)).data).toMatchObject({ about: { email } })
    later(7)
    expect(await read(token)).toMatchObject({ state: 'expired' })
    await expect(load(token)).rejects.toMatchObject(OVER)
  })

  it('can be made again once its link is too old, and is pruned after a month', async () => {
    const email = newEmail()
    const { token } = await ask(email, 'delete')
    later(8)
    const next = await gateway.shopper().gateway.send(askAboutData, {
      body: { email, request: 'access' },
    })
    expect(next).toBeUndefined()
    expect(
      await rows('SELECT state FROM privacy_requests WHERE email = $1 ORDER BY requested_at', [
        email,
      ]),
    ).toEqual([{ state: 'expired' }, { state: 'asked' }])
    later(23)
    await pruneOnce(gateway.deps)
    await expect(read(token)).rejects.toMatchObject(OVER)
  })

  it('of a member needs the log-in of that member, not of another one', async () => {
    const email = newEmail()
    const [owner, other] = [visitor(), visitor()]
    const join = { screenName: 'June', password: PASSWORD, newsletter: false }
    await owner.send(register, { body: { ...join, email } })
    await other.send(register, { body: { ...join, email: newEmail() } })
    const { token } = await ask(email, 'access')
    const rejected = { code: 'UNAUTHORIZED', status: 403 }
    await expect(confirm(token)).rejects.toMatchObject(rejected)
    await expect(confirm(token, other)).rejects.toMatchObject(rejected)
    expect(await read(token, other)).toMatchObject({ needsLogIn: true })
    expect(await read(token, owner)).toMatchObject({ needsLogIn: false })
    expect(await confirm(token, owner)).toMatchObject({ state: 'confirmed' })
    await expect(load(token, other)).rejects.toMatchObject(rejected)
    const device = visitor()
    await device.send(logIn, { body: { email, password: PASSWORD } })
    expect((await load(token, device)).data).toMatchObject({ account: [{ email }] })
  })

  it('by an agent is permitted by the person, and its copy goes to both', async () => {
    const [resident, email] = [newEmail(), newEmail()]
    const body = { request: 'access' as const, name: 'June O’Hara', email, resident }
    await visitor().send(representResident, { body })
    const asked = (await sentMails(gateway.deps)).find(({ to }) => to === resident)
    expect(asked?.text).toContain(`June O’Hara (${email}) asks us on your behalf`)
    const own = tokenIn(asked)
    await confirm(own)
    const sent = await sentMails(gateway.deps)
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [resident, 'Your data is ready'],
        [email, 'The data that you asked for is ready'],
      ].sort(),
    )
    const token = tokenIn(sent.find(({ to }) => to === email))
    expect(token).not.toBe(own)
    expect((await load(token)).data).toMatchObject({ about: { email: resident } })
    expect(await read(token)).toMatchObject({ state: 'confirmed', needsLogIn: false })
    expect([(await read(token)).isAgent, (await read(own)).isAgent]).toEqual([true, false])
    // It confirms and cancels nothing.
    await expect(confirm(token)).rejects.toMatchObject(OVER)
    await expect(cancel(token)).rejects.toMatchObject(OVER)
    expect(await cancel(own)).toMatchObject({ state: 'canceled' })
    for (const each of [token, own]) await expect(load(each)).rejects.toMatchObject(OVER)
    await expect(read(token)).rejects.toMatchObject(OVER)
  })

  it('by an agent for a member waits for the log-in of that member', async () => {
    const resident = newEmail()
    const owner = visitor()
    const join = { screenName: 'Ida', email: resident, password: PASSWORD, newsletter: false }
    await owner.send(register, { body: join })
    const body = { request: 'delete' as const, name: 'June', email: newEmail(), resident }
    await visitor().send(representResident, { body })
    const token = tokenIn((await sentMails(gateway.deps)).find(({ to }) => to === resident))
    await expect(confirm(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await confirm(token, owner)).toMatchObject({ state: 'inProgress' })
    await erase(gateway)
    const last = await sentMails(gateway.deps)
    expect(last.map(({ subject }) => subject).sort()).toEqual([
      'The data is deleted, as you asked',
      'Your data is deleted',
    ])
    await forgetAnswered(gateway.deps)
    const left = 'SELECT FROM privacy_requests WHERE agent_email = $1 OR email = $2'
    expect(await rows(left, [body.email, resident])).toEqual([])
  })

  it('that an operator has seen the proof of needs no link, and the person can stop a deletion', async () => {
    const prove = (body: object, key = opsKey(gateway.deps.config.dataDir)) =>
      gateway.fetch('/ops/privacy_requests', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Ops-Key': key },
        body: JSON.stringify(body),
      })
    const [resident, email] = [newEmail(), newEmail()]
    const body = { request: 'access', name: 'Ida Parent', email, resident }
    expect((await prove(body, 'another key')).status).toBe(404)
    expect((await prove({ ...body, name: '' })).status).toBe(400)
    expect(await (await prove(body)).json()).toEqual({ state: 'confirmed' })
    const [copy, ...others] = await sentMails(gateway.deps)
    expect([copy?.to, others]).toEqual([email, []])
    expect(copy?.text).toContain('You have shown us your right to act for the person. The copy')
    expect((await load(tokenIn(copy))).data).toMatchObject({ about: { email: resident } })
    expect(await (await prove({ ...body, request: 'delete' })).json()).toEqual({
      state: 'in_progress',
    })
    const [asked] = await sentMails(gateway.deps)
    expect(asked?.text).toContain(`Ida Parent (${email}) has shown us a right to act for you`)
    expect(await erase(gateway)).toBe(0)
    expect(await cancel(tokenIn(asked))).toMatchObject({ state: 'canceled' })
    const own = newEmail()
    await confirm((await ask(own, 'delete')).token)
    const more = { ...body, resident: own }
    expect((await prove({ ...more, request: 'delete' })).status).toBe(409)
    expect(await (await prove(more)).json()).toEqual({ state: 'confirmed' })
    expect(await erase(gateway)).toBe(1)
    await prove({ ...body, request: 'delete' })
    later(8)
    expect(await erase(gateway)).toBe(1)
  })

  it('has no copy any more, and shows nothing, once the data of its address is deleted', async () => {
    const member = newEmail()
    const copy = (await ask(member, 'access')).token
    await confirm(copy)
    await sentMails(gateway.deps)
    expect((await load(copy)).data).toMatchObject({ about: { email: member } })
    const { token } = await ask(member, 'delete')
    await confirm(token)
    await erase(gateway)
    await sentMails(gateway.deps)
    await forgetAnswered(gateway.deps)
    await expect(load(copy)).rejects.toMatchObject(OVER)
    expect(await read(token)).toMatchObject({ state: 'confirmed', email: '' })
  })

  it('cannot be canceled once something of it is deleted', async () => {
    const { token } = await ask(newEmail(), 'delete')
    await confirm(token)
    const during: unknown[] = []
    await erase(gateway, undefined, async () => void during.push(await cancel(token)))
    expect(during).toMatchObject([{ state: 'inProgress' }])
  })

  it('opens nothing of another one: a forged, an older or a foreign token', async () => {
    const { token } = await ask(newEmail(), 'delete')
    const [id = ''] = token.split('.')
    for (const forged of [id, `${id}.`, `${id}.AAAA`, `${token}.x`, `x${token}`, ''])
      await expect(read(forged)).rejects.toMatchObject({ field: 'token' })
    await expect(load(token)).rejects.toMatchObject(OVER)
    await cancel(token)
    await expect(load(token)).rejects.toMatchObject(OVER)
  })

  it('is rejected after five mails to an address in an hour', async () => {
    const email = newEmail()
    for (let n = 0; n < 5; n += 1) expect((await ask(email, 'access')).status).toBe(204)
    expect((await ask(email, 'access')).status).toBe(429)
  })
})
