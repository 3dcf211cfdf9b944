import {
  askForNewsletterLink,
  changeNewsletter,
  checkNewsletterLink,
  unsubscribe,
} from '../../newsletter/newsletter.contract.ts'
import type { NewsletterChannel } from '../../newsletter/newsletter-choices.table.ts'
import { newEmail } from './account-rules.ts'
import { visitReader } from './newsletter-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

const LINK_OVER = { code: 'FIELD_VALUE_INVALID', field: 'token', status: 400 }
const PHONE = '518 555 0100'

/** Rules of the links in the mails of the newsletter. */
export const describeNewsletterLinks: DescribeRules = (open, { describe, test, expect }) => {
  describe('a link of the newsletter', () => {
    test('confirms once, and is not used up by a look', async () => {
      const { ask, mail, confirm, gateway } = await visitReader(open)
      const check = (token: string) => gateway.send(checkNewsletterLink, { body: { token } })
      await ask()
      const token = (await mail())?.token ?? ''
      expect(await check(token)).toBe(undefined)
      expect(await check(token)).toBe(undefined)
      const first = await confirm(token)
      expect(await rejectionOf(check(token))).toMatchObject(LINK_OVER)
      // An answer that was lost is asked for again.
      expect(await confirm(token)).toEqual(first)
      for (const guess of ['', 'x', `${token}x`, token.slice(1), first.token, 'x'.repeat(400)])
        for (const over of [check(guess), confirm(guess)])
          expect(await rejectionOf(over)).toMatchObject(LINK_OVER)
    })

    test('leads to the preferences where all is confirmed, and the answer is the same', async () => {
      const { ask, read, mail, load, email } = await visitReader(open)
      const token = await read()
      await mail()
      expect(await ask({ choices: ['maker'] })).toBe(undefined)
      expect(await mail()).toEqual({ token, confirms: false })
      // A stranger who cannot read the mail changes nothing.
      expect((await load(token)).newsletter?.choices).toEqual(['exclusiveDeals'])
      // Text messages are not confirmed yet, so that their mail does.
      await ask({ phone: PHONE, bySms: true })
      expect((await mail())?.confirms).toBe(true)
      expect((await load(token)).newsletter).toMatchObject({ email, bySms: false })
    })

    test('is mailed to a subscribed address alone, and the answer is the same', async () => {
      const { gateway, read, mail, email } = await visitReader(open)
      const token = await read()
      await mail()
      const ask = (address: string) =>
        gateway.send(askForNewsletterLink, { body: { email: address } })
      const nobody = newEmail()
      expect([await ask(` ${email.toUpperCase()} `), await ask(nobody)]).toEqual([
        undefined,
        undefined,
      ])
      expect(await mail()).toEqual({ token, confirms: false })
      await ask(nobody)
      expect(await mail(nobody)).toBe(undefined)
      expect(await rejectionOf(ask('june@'))).toMatchObject({ field: 'email' })
    })

    test('changes what its reader gets', async () => {
      const { gateway, read, load, email } = await visitReader(open)
      const token = await read()
      const form = {
        country: 'FR',
        phone: PHONE,
        language: 'de',
        choices: ['designChallenges'],
        byEmail: false,
        bySms: true,
      } as const
      const { newsletter } = await gateway.send(changeNewsletter, { body: { token, ...form } })
      expect(newsletter).toMatchObject({ ...form, email })
      expect(await load(token)).toEqual({ newsletter })
      const wrong = { token, ...form, phone: '', country: '' }
      const { all } = await rejectionOf(gateway.send(changeNewsletter, { body: wrong }))
      expect(all.map(({ field }) => field)).toEqual(['country', 'tel'])
      // Nothing of a form that was rejected is stored.
      expect(await load(token)).toEqual({ newsletter })
    })

    test('ends e-mail, text messages, or both, and does so twice', async () => {
      const { gateway, read, load } = await visitReader(open)
      const token = await read({ phone: PHONE, bySms: true })
      const end = (from: NewsletterChannel) => gateway.send(unsubscribe, { body: { token, from } })
      expect((await end('sms')).newsletter).toMatchObject({ byEmail: true, bySms: false })
      expect((await end('sms')).newsletter).toMatchObject({ byEmail: true, bySms: false })
      expect((await end('email')).newsletter).toMatchObject({ byEmail: false, bySms: false })
      expect((await end('all')).newsletter).toMatchObject({ byEmail: false, bySms: false })
      expect((await load(token)).newsletter?.byEmail).toBe(false)
    })

    test('that is forged changes, shows and ends nothing', async () => {
      const { gateway, read, load } = await visitReader(open)
      const token = await read()
      const own = await load(token)
      for (const guess of ['', 'x', `${token}x`, token.slice(0, -1), token.slice(1)]) {
        expect(await rejectionOf(load(guess))).toMatchObject(LINK_OVER)
        expect(
          await rejectionOf(gateway.send(unsubscribe, { body: { token: guess, from: 'all' } })),
        ).toMatchObject(LINK_OVER)
      }
      expect(await load(token)).toEqual(own)
    })
  })
}
