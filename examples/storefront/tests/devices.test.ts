import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY, SESSION } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const PHONE = { id: 'device-of-the-phone-0', browser: 'Safari', system: 'iPhone' }

/** Logs the sample member in by a browser, beside a phone of theirs. */
async function logIn() {
  served.begin('nothing')
  await post('/login?lang=en', { email, password }, { ...SESSION, 'User-Agent': CHROME })
  const { shop } = served.gateway
  const own = shop.logInId
  const member = [...shop.users.values()].find(({ account }) => account)
  shop.logIns = [...shop.logIns, { ...PHONE, userId: member?.id ?? '' }]
  const page = (lang: string) => `/account/${member?.id}?sub_action=settings&lang=${lang}`
  return { shop, page, own }
}

it.each([
  ['en', 'Chrome on Windows', 'Safari on iPhone'],
  ['de', 'Chrome auf Windows', 'Safari auf iPhone'],
  ['fr', 'Chrome sur Windows', 'Safari sur iPhone'],
  ['es', 'Chrome en Windows', 'Safari en iPhone'],
])('the settings name each browser in %s, and end all but this one', async (lang, own, phone) => {
  const { page } = await logIn()
  const html = await read(page(lang))
  expect(html).not.toMatch(RAW_KEY)
  expect(html).not.toMatch(/>devices\.\w+/)
  expect(html).toContain(own)
  expect(html).toContain(phone)
  expect(html.match(/value="end-device"/g)).toHaveLength(1)
  expect(html).toContain(`name="device" value="${PHONE.id}"`)
})

it('a form ends one, and a second press says that it has ended', async () => {
  const { shop, page, own } = await logIn()
  const form = { intent: 'end-device', device: PHONE.id }
  const ended = await post(page('en'), form)
  expect([ended.status, ended.headers.get('location')]).toEqual([303, page('en')])
  expect(shop.logIns.map(({ id }) => id)).toEqual([own])
  const html = await read(page('en'), flashOf(ended))
  expect(html).toContain('That browser is logged out.')
  expect(html).not.toContain('end-other-devices')
  const again = await post(page('en'), form)
  expect(await read(page('en'), flashOf(again))).toContain('That browser is already logged out.')
})

it('a form without a browser ends none, and one ends all others', async () => {
  const { shop, page, own } = await logIn()
  await post(page('en'), { intent: 'end-device' })
  expect(shop.logIns).toHaveLength(2)
  const ended = await post(page('en'), { intent: 'end-other-devices' })
  expect(shop.logIns.map(({ id }) => id)).toEqual([own])
  expect(await read(page('en'), flashOf(ended))).toContain('You are now logged in only here.')
})

it('a browser that was logged out elsewhere is led to the login by its next form', async () => {
  const { shop, page } = await logIn()
  shop.logIns = []
  const answer = await post(page('en'), { intent: 'end-other-devices' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain('/login?')
  expect((await ask(page('en'))).status).toBe(303)
})
