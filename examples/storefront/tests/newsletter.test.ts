import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post, read, ask } = await openShop()
const SUBSCRIBE = localizePath('subscribe', 'en')
const UNSUBSCRIBE = localizePath('unsubscribe', 'en')
const email = 'june@example.com'
const fields = { email, country: 'US', email_subscription: '1', exclusive_deals: '1' }
const mails = () => served.gateway.shop.newsletters.mails
const subscriptions = () => served.gateway.shop.newsletters.subscriptions

/** Subscribes and confirms; returns the token of the preferences. */
async function subscribed(): Promise<string> {
  await post(SUBSCRIBE, fields)
  const token = mails().at(-1)?.token ?? ''
  const answer = await post(localizePath('subscribe-confirm', 'en'), { token })
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
  return searchParams.get('token') ?? ''
}

describe('the page of the newsletter', () => {
  it.each(['en', 'de', 'es', 'fr'] as const)(
    'has all fields in %s, and the footer leads to it',
    async (lang) => {
      const path = localizePath('subscribe', lang)
      const html = await read(path)
      for (const name of ['email', 'country', 'tel', 'language', 'sms_subscription', 'home_decor'])
        expect(html).toContain(`name="${name}"`)
      const home = await read(`/${lang}`)
      expect(home).toMatch(new RegExp(`<form[^>]*action="${path}"`))
    },
  )

  it('mails to the address of the footer at once, and begins its answer at what is left', async () => {
    const answer = await post(SUBSCRIBE, { lead: '1', email })
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    expect(location).toBe(localizePath('subscribe-success', 'en'))
    expect(mails()).toHaveLength(1)
    const html = await read(location)
    expect(html).toMatch(/<h1[^>]*autofocus[^>]*>One more step: the link in your email</i)
  })

  it('shows what is wrong with the address of the footer, with the rest of the form', async () => {
    const answer = await post(SUBSCRIBE, { lead: '1', email: 'june@' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('value="june@"')
    expect(html).toContain('href="#newsletter-email"')
    expect(mails()).toEqual([])
  })

  it('names everything that is missing, in the sentences of the shop', async () => {
    const answer = await post(SUBSCRIBE, { sms_subscription: '1', email_subscription: '1' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const sentence of [
      'Please correct the errors below.',
      'Oops! Email address is required.',
      'Oops! Country is required',
      'Oops! Phone number for text/SMS is required.',
    ])
      expect(html).toContain(sentence)
  })

  it('says the same for an address that is subscribed', async () => {
    const locations = []
    await subscribed()
    for (const address of [email, 'eve@example.com']) {
      const answer = await post(SUBSCRIBE, { ...fields, email: address })
      locations.push([answer.status, answer.headers.get('location')])
    }
    expect(locations[1]).toEqual(locations[0])
    expect(mails().map(({ confirms }) => confirms)).toEqual([true, false, false, true])
  })
})

describe('a link of the newsletter', () => {
  it('shows a button, and confirms by its press alone', async () => {
    await post(SUBSCRIBE, fields)
    const token = mails().at(-1)?.token ?? ''
    const path = localizePath('subscribe-confirm', 'en', {}, { token })
    expect(await read(path)).toContain('Confirm your subscription')
    expect(subscriptions()).toEqual([])
    await post(path, { token })
    expect(subscriptions()).toHaveLength(1)
    for (const over of [path, localizePath('subscribe-confirm', 'en', {}, { token: 'x' })])
      expect(await read(over)).toContain('This link no longer works')
  })

  it('shows the preferences and changes them', async () => {
    const token = await subscribed()
    const path = localizePath('newsletter-preferences', 'en', {}, { token })
    expect(await read(path)).toContain(email)
    const rejected = await post(path, { token, country: '', sms_subscription: '1' })
    expect(rejected.status).toBe(400)
    const saved = await post(path, { token, country: 'DE', email_subscription: '1', fabric: '1' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, path])
    expect(subscriptions()[0]?.record).toMatchObject({ country: 'DE', choices: ['fabric'] })
    const forged = localizePath('newsletter-preferences', 'en', {}, { token: `${token}x` })
    expect(await read(forged)).toContain('This link no longer works')
  })
})

describe('the page that ends the newsletter', () => {
  it('ends nothing when it is looked at, and asks for a link without a signed one', async () => {
    const token = await subscribed()
    await ask(localizePath('unsubscribe', 'en', {}, { token }))
    expect(await read(`${UNSUBSCRIBE}?email=${email}`)).toContain('Send me the link')
    expect(subscriptions()[0]?.record.byEmail).toBe(true)
    const answers = []
    for (const address of [email, 'eve@example.com']) {
      const answer = await post(UNSUBSCRIBE, { email: address })
      answers.push([answer.status, answer.headers.get('location')])
    }
    expect(answers[1]).toEqual(answers[0])
  })

  it('ends what was chosen, and says that it did', async () => {
    const token = await subscribed()
    const path = localizePath('unsubscribe', 'en', {}, { token })
    const answer = await post(path, { token, from: 'all' })
    expect(await answer.text()).toContain('Sorry to see you go')
    expect(subscriptions()[0]?.record).toMatchObject({ byEmail: false, bySms: false })
  })

  it('says when it could not', async () => {
    const token = await subscribed()
    served.gateway.play('code:ERROR_IN_UNSUBSCRIBING@newsletter.unsubscribe')
    const path = localizePath('unsubscribe', 'en', {}, { token })
    const answer = await post(path, { token, from: 'email' })
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(html).toContain('Unsubscribe failed')
    expect(html).toContain('Please try again later.')
  })

  it('takes the one click of a mail program, and no form of another site', async () => {
    const token = await subscribed()
    const path = localizePath('unsubscribe', 'en', {}, { token })
    const click = (headers: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { Host: 'localhost:3000', ...headers },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    expect((await click({ Origin: 'http://evil.test' })).status).toBe(403)
    expect((await click({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(subscriptions()[0]?.record.byEmail).toBe(true)
    expect((await click({})).status).toBe(200)
    expect(subscriptions()[0]?.record.byEmail).toBe(false)
  })
})
