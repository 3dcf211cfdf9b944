import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { localizePath } from '@selvage/i18n/routes'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post, read } = await openShop()
const TITLE = 'New prints first'
const asks = async (path = '/en', headers?: Record<string, string>) =>
  (await read(path, headers)).includes(TITLE)

it('asks visitors and guests on the home page alone, by a plain form', async () => {
  expect(await asks('/en', {})).toBe(true)
  expect(await asks('/en')).toBe(true)
  const html = await read('/en')
  const form = html.slice(html.indexOf(TITLE)).match(/<form[\s\S]*?<\/form>/)?.[0] ?? ''
  expect(form).toContain(`action="${localizePath('subscribe', 'en')}"`)
  expect(form).toContain('name="email"')
  for (const path of [localizePath('shop', 'en'), localizePath('cart', 'en')])
    expect([path, await asks(path)]).toEqual([path, false])
})

it('asks a member until they have the newsletter', async () => {
  served.begin('nothing')
  const { email, password } = SAMPLE_MEMBER
  await post('/login?lang=en', { email, password })
  const account = [...served.gateway.shop.users.values()].find((user) => user.account)?.account
  if (!account) throw new Error('There is no member.')
  account.newsletter = false
  expect(await asks()).toBe(true)
  account.newsletter = true
  expect(await asks()).toBe(false)
})

it('asks nobody while it is not known who that is', async () => {
  served.gateway.play('code:SERVER_ERROR@session.whoAmI')
  expect(await asks()).toBe(false)
})
