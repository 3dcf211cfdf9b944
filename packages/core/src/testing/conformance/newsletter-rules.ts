import { logOut, register } from '../../account/account.contract.ts'
import { getMe, patchMe } from '../../account/profile.contract.ts'
import { newNewsletter } from '../../newsletter/newsletter-rules.ts'
import type { NewsletterForm } from '../../newsletter/newsletter-rules.ts'
import {
  changeNewsletter,
  confirmNewsletter,
  getNewsletter,
  subscribe,
  unsubscribe,
} from '../../newsletter/newsletter.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { newEmail, PASSWORD } from './account-rules.ts'
import { beginCheckout, LONDON } from './checkout-steps.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** A visitor who asks for the newsletter with a new address. */
export async function visitReader(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway, under } = visitor
  const email = newEmail()
  const ask = (change: Partial<NewsletterForm> = {}) => {
    const form = newNewsletter({ email, country: 'US', locale: 'en_US' })
    return gateway.send(subscribe, { body: { ...form, ...change } })
  }
  const mail = (to = email) => under.newsletterMail(to)
  const confirm = (token: string) => gateway.send(confirmNewsletter, { body: { token } })
  return {
    ...visitor,
    email,
    ask,
    mail,
    confirm,
    /** Asks for the newsletter, confirms it, and returns the token of its preferences. */
    async read(change: Partial<NewsletterForm> = {}) {
      await ask(change)
      return (await confirm((await mail(change.email?.toLowerCase()))?.token ?? '')).token
    },
    load: (token?: string) => gateway.send(getNewsletter, { body: { token } }),
  }
}

/** Rules of the newsletter's subscription. */
export const describeNewsletters: DescribeRules = (open, { describe, test, expect }) => {
  describe('a subscription to the newsletter', () => {
    test('has what was asked for once the mail confirms it', async () => {
      const { ask, mail, confirm, load, email } = await visitReader(open)
      const asked = {
        email: email.toUpperCase(),
        country: 'de',
        phone: ' +1 518 555 0100 ',
        language: 'de',
        choices: ['fabric', 'interiorDesigner'],
        byEmail: true,
        bySms: true,
      } as const
      expect(await ask(asked)).toBe(undefined)
      const sent = await mail()
      expect(sent?.confirms).toBe(true)
      const { newsletter, token } = await confirm(sent?.token ?? '')
      expect({ ...newsletter, id: '', smsText: '' }).toEqual({
        id: '',
        smsText: '',
        email,
        country: 'DE',
        phone: '+1 518 555 0100',
        language: 'de',
        choices: ['interiorDesigner', 'fabric'],
        byEmail: true,
        bySms: true,
      })
      expect(typeof newsletter.smsText).toBe('string')
      expect(await load(token)).toEqual({ newsletter })
      // The mail that says so leads to the preferences.
      expect(await mail()).toEqual({ token, confirms: false })
    })

    test('has the deals unless its reader chose otherwise', async () => {
      const { raw, mail, confirm, email } = await visitReader(open)
      const { status } = await raw(['POST', '/newsletter/subscribe'], {
        body: { email, country: 'US' },
      })
      expect(status).toBe(204)
      const { newsletter } = await confirm((await mail())?.token ?? '')
      expect(newsletter).toMatchObject({
        language: 'en',
        choices: ['exclusiveDeals'],
        byEmail: true,
        bySms: false,
        smsText: null,
      })
    })

    test('needs an address, a country, and a phone number for text messages', async () => {
      const { ask, mail } = await visitReader(open)
      const form = { email: ' ', country: '', phone: '', bySms: true }
      const { all, status } = await rejectionOf(ask(form))
      expect(status).toBe(400)
      expect(all.map(({ code, field }) => [code, field])).toEqual([
        ['FIELD_CANNOT_BE_BLANK', 'email'],
        ['FIELD_CANNOT_BE_BLANK', 'country'],
        ['FIELD_CANNOT_BE_BLANK', 'tel'],
      ])
      for (const [change, field] of [
        [{ email: 'june@' }, 'email'],
        [{ country: 'XX' }, 'country'],
        [{ phone: 'call me' }, 'tel'],
        [{ byEmail: false }, 'email_subscription'],
      ] as const)
        expect(await rejectionOf(ask(change))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field,
        })
      expect(await mail()).toBe(undefined)
    })

    test('sends text messages with the consent of now alone', async () => {
      const { raw, email } = await visitReader(open)
      for (const sms of [{}, { sms_text: 'another one' }])
        expect(
          (
            await raw(['POST', '/newsletter/subscribe'], {
              body: { email, country: 'US', tel: '518 555 0100', sms_subscription: true, ...sms },
            })
          ).errors,
        ).toMatchObject([{ code: 'FIELD_VALUE_INVALID', field: 'sms_text' }])
    })

    test('is a member’s own once it is confirmed, and the account says so', async () => {
      const { gateway, mail, confirm, load, email } = await visitReader(open)
      const body = { screenName: 'June', email, password: PASSWORD, newsletter: true }
      await gateway.send(register, { body })
      expect(await load()).toEqual({ newsletter: null })
      await confirm((await mail())?.token ?? '')
      const { newsletter } = await load()
      expect({ ...newsletter }).toMatchObject({ email, byEmail: true, choices: ['exclusiveDeals'] })
      await gateway.send(unsubscribe, { body: { from: 'all' } })
      expect((await gateway.send(getMe, { query: {} })).newsletter).toBe(false)
      // In the profile it is the same one.
      await gateway.send(patchMe, { query: {}, body: { newsletter: true } })
      expect((await mail())?.confirms).toBe(true)
      await gateway.send(logOut, { body: {} })
      expect(await rejectionOf(load())).toMatchObject({ code: 'EXPIRED_SESSION', status: 401 })
    })

    test('is of no guest, and of no member whose address it is not', async () => {
      const { gateway, read, load, email } = await visitReader(open)
      await gateway.send(createGuest, { body: { kind: 'session' } })
      const token = await read()
      expect(await rejectionOf(load())).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
      // Who joins with an address has not shown that it is theirs.
      const body = { screenName: 'June', email, password: PASSWORD, newsletter: false }
      await gateway.send(register, { body })
      expect(await load()).toEqual({ newsletter: null })
      const form = newNewsletter({ country: 'US', locale: 'en_US' })
      expect(await rejectionOf(gateway.send(changeNewsletter, { body: form }))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'token',
      })
      expect((await load(token)).newsletter?.email).toBe(email)
    })

    test('of a buyer is confirmed by its own mail, once the order is placed', async () => {
      const { steps, under, gateway } = await beginCheckout(open)
      const email = newEmail()
      await steps.ship({ ...LONDON, email, emailRetype: email, newsletter: true })
      await steps.deliver()
      const checkout = await steps.payWithCard()
      expect(await under.newsletterMail(email)).toBe(undefined)
      await steps.place(checkout)
      const sent = await under.newsletterMail(email)
      expect(sent?.confirms).toBe(true)
      const body = { token: sent?.token ?? '' }
      expect((await gateway.send(confirmNewsletter, { body })).newsletter).toMatchObject({
        email,
        country: 'GB',
        byEmail: true,
      })
    })

    test('ends in the profile, too', async () => {
      const { gateway, mail, confirm, load, email } = await visitReader(open)
      const body = { screenName: 'June', email, password: PASSWORD, newsletter: true }
      await gateway.send(register, { body })
      const { token } = await confirm((await mail())?.token ?? '')
      await gateway.send(patchMe, { query: {}, body: { newsletter: false } })
      expect((await load(token)).newsletter?.byEmail).toBe(false)
    })
  })
}
