import { logIn, logOut, register } from '../../account/account.contract.ts'
import { newNewsletter } from '../../newsletter/newsletter-rules.ts'
import { confirmNewsletter, subscribe } from '../../newsletter/newsletter.contract.ts'
import {
  askAboutData,
  cancelPrivacyRequest,
  confirmPrivacyRequest,
  exportData,
  readPrivacyRequest,
  representResident,
} from '../../privacy-request/privacy-request.contract.ts'
import type { PrivacyRequestKind } from '../../privacy-request/privacy-requests.table.ts'
import { newEmail, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** A visitor who asks about the data of a new address. */
async function visitPerson(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway, under } = visitor
  const email = newEmail()
  const byToken = (token: string) => ({ body: { token } })
  return {
    ...visitor,
    email,
    /** Asks, and returns the token of the mail. */
    async ask(request: PrivacyRequestKind): Promise<string> {
      await gateway.send(askAboutData, { body: { email, request } })
      return (await under.privacyToken(email)) ?? ''
    },
    read: (token: string) => gateway.send(readPrivacyRequest, byToken(token)),
    confirm: (token: string) => gateway.send(confirmPrivacyRequest, byToken(token)),
    cancel: (token: string) => gateway.send(cancelPrivacyRequest, byToken(token)),
    load: (token: string) => gateway.send(exportData, byToken(token)),
    join: () =>
      gateway.send(register, {
        body: { screenName: 'June', email, password: PASSWORD, newsletter: false },
      }),
    /** Has the newsletter, which somebody without an account can have, too. */
    async subscribe() {
      const body = newNewsletter({ email, country: 'US', locale: 'en_US' })
      await gateway.send(subscribe, { body })
      const token = (await under.newsletterMail(email))?.token ?? ''
      await gateway.send(confirmNewsletter, { body: { token } })
    },
  }
}

/** Rules of requests about the data of an address. */
export const describePrivacy: DescribeRules = (open, { describe, test, expect }) => {
  describe('a request about data', () => {
    test('needs an address, and one of two requests', async () => {
      const { gateway } = await visitPerson(open)
      const send = (email: string) =>
        rejectionOf(gateway.send(askAboutData, { body: { email, request: 'access' } }))
      expect(await send(' ')).toMatchObject({ code: 'FIELD_CANNOT_BE_BLANK', field: 'email' })
      expect(await send('ada at home')).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'email',
        message: 'provide email',
      })
    })

    test('changes nothing until its link is confirmed', async () => {
      const { ask, read, load, email } = await visitPerson(open)
      const token = await ask('access')
      const asked = { request: 'access', state: 'asked', email, needsLogIn: false }
      expect(await read(token)).toMatchObject(asked)
      expect(await read(token)).toMatchObject(asked)
      const over = { code: 'FIELD_VALUE_INVALID', field: 'token' }
      expect(await rejectionOf(load(token))).toMatchObject(over)
      expect(await rejectionOf(read(`${token}x`))).toMatchObject(over)
    })

    test('for access brings a copy of the data', async () => {
      const { ask, confirm, load, subscribe, email } = await visitPerson(open)
      await subscribe()
      const token = await ask('access')
      expect(await confirm(token)).toMatchObject({ state: 'confirmed', email })
      expect(await confirm(token)).toMatchObject({ state: 'confirmed' })
      const { data } = await load(token)
      expect(data).toMatchObject({ about: { email }, account: [], newsletters: [{ email }] })
    })

    test('of a member is confirmed by the member alone', async () => {
      const { ask, read, confirm, load, join, gateway, email } = await visitPerson(open)
      await join()
      await gateway.send(logOut, { body: {} })
      const token = await ask('access')
      expect(await read(token)).toMatchObject({ needsLogIn: true })
      expect(await rejectionOf(confirm(token))).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 403,
      })
      expect(await read(token)).toMatchObject({ state: 'asked' })
      expect((await rejectionOf(load(token))).field).toBe('token')
      expect(email).toBe((await read(token)).email)
    })

    test('is one at a time, and can be canceled', async () => {
      const { ask, read, confirm, cancel } = await visitPerson(open)
      const token = await ask('access')
      const other = await ask('delete')
      expect(await read(other)).toMatchObject({ request: 'delete', state: 'asked' })
      expect(await confirm(token)).toMatchObject({ request: 'access', state: 'canceled' })
      expect(await cancel(other)).toMatchObject({ request: 'delete', state: 'canceled' })
      expect(await confirm(other)).toMatchObject({ state: 'canceled' })
      expect(await read(await ask('access'))).toMatchObject({ request: 'access', state: 'asked' })
    })

    test('of the person takes the place of an agent’s, and never the other way round', async () => {
      const { gateway, under, ask, read, email } = await visitPerson(open)
      const agent = { name: 'June Harrow', email: newEmail() }
      const body = { request: 'access' as const, resident: email, ...agent }
      await gateway.send(representResident, { body })
      const permission = (await under.privacyToken(email)) ?? ''
      expect(await read(permission)).toMatchObject({ agent })
      const own = await ask('access')
      expect(await read(own)).toMatchObject({ state: 'asked', agent: null })
      expect(await read(permission)).toMatchObject({ state: 'canceled' })
      await gateway.send(representResident, { body })
      expect(await read((await under.privacyToken(email)) ?? '')).toMatchObject({ agent: null })
    })

    test('by an agent is permitted by the person, who reads the name', async () => {
      const { gateway, under, read, confirm, email } = await visitPerson(open)
      const agent = { name: 'June Harrow', email: newEmail() }
      const body = { request: 'access' as const, resident: email, ...agent }
      await gateway.send(representResident, { body })
      expect(await under.privacyToken(agent.email)).toBe(undefined)
      await gateway.send(representResident, { body })
      const token = (await under.privacyToken(email)) ?? ''
      expect(await read(token)).toMatchObject({ state: 'asked', email, agent })
      expect(await confirm(token)).toMatchObject({ state: 'confirmed', agent })
      const blank = { ...body, name: ' ', resident: 'nobody' }
      const { all } = await rejectionOf(gateway.send(representResident, { body: blank }))
      expect(all.map(({ field }) => field)).toEqual(['name', 'resident'])
    })

    test('for deletion ends the account', async () => {
      const { ask, read, confirm, join, gateway, under, email } = await visitPerson(open)
      await join()
      const token = await ask('delete')
      expect(await confirm(token)).toMatchObject({ state: 'inProgress', email })
      await gateway.send(logOut, { body: {} })
      await under.deleteDue()
      expect(await read(token)).toMatchObject({ request: 'delete', state: 'confirmed' })
      const body = { email, password: PASSWORD }
      const again = await rejectionOf(gateway.send(logIn, { body }))
      expect(again.code).toBe('EMAIL_OR_PASSWORD_INVALID')
    })
  })
}
