import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accountButton, logOut } from './support/account-menu.ts'
import { keyboard, mouse } from './support/hands.ts'
import type { Hands } from './support/hands.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const PASSWORD = 'a long password'

const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('navigation.cart')}`) })
/** One of the two forms of the page, by its section. */
function form(page: Page, name: 'logIn' | 'join') {
  const section = page.getByRole('region', { name: t(`account.${name}`), exact: true })
  return {
    field: (label: 'screenName' | 'email' | 'password') =>
      section.getByLabel(t(`account.${label}`), { exact: true }),
    send: section.getByRole('button', { name: t(`account.${name}`), exact: true }),
  }
}

async function fillCart(page: Page, hands: Hands): Promise<void> {
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '12' }))
  await hands.press(page.getByRole('main').getByRole('button', { name: t('fabric.addToCart') }))
  await expect.poll(() => cartLink(page).innerText(), { timeout: 20_000 }).toMatch(/1$/)
  await page.goto(storefront + localizePath('cart', 'en'))
  expect(await cartLink(page).innerText()).toMatch(/1$/)
}

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without script', mouse, false],
] as const)(
  'a guest’s cart comes along to an account, leaves with the logout and is back, %s',
  async (_, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const email = `${crypto.randomUUID()}@example.com`
    await fillCart(page, hands)

    const enter = async (name: 'logIn' | 'join') => {
      const label = t(`account.${name}`)
      await hands.press(page.getByRole('banner').getByRole('link', { name: label }))
      await page.waitForURL(name === 'logIn' ? /\/login\?/ : /\/register\/new\?/)
      const { field, send } = form(page, name)
      if (name === 'join') await hands.write(field('screenName'), 'June in Hudson')
      await hands.write(field('email'), email)
      await hands.write(field('password'), PASSWORD)
      await hands.press(send)
      await accountButton(page).waitFor()
    }
    await enter('join')
    expect(page.url()).toBe(storefront + localizePath('cart', 'en'))
    expect(await cartLink(page).innerText()).toMatch(/1$/)

    const tab = await page.context().newPage()
    await tab.goto(storefront + localizePath('cart', 'en'))
    expect(await cartLink(tab).innerText()).toMatch(/1$/)
    await page.bringToFront()
    await logOut(page, hands)
    await page.getByText(t('account.loggedOut')).first().waitFor()
    expect(await cartLink(page).innerText()).not.toMatch(/\d/)
    // The other tab learns of it by itself; without a script it is as it was until it is loaded.
    if (!scripted) await tab.reload()
    await expect.poll(() => accountButton(tab).count()).toBe(0)
    await expect.poll(() => cartLink(tab).innerText()).not.toMatch(/\d/)

    await enter('logIn')
    await page.goto(storefront + localizePath('cart', 'en'))
    expect(await cartLink(page).innerText()).toMatch(/1$/)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('a wrong password is named above the form, which keeps the address, and nothing is locked', async () => {
  const { page, leave } = await visit()
  await page.goto(`${storefront}/login?lang=en`)
  const { field, send } = form(page, 'logIn')
  await field('email').fill('june@harrowmail.com')
  await field('password').fill('not the password')
  await send.click()
  const summary = page.getByRole('group', { name: t('form.summary', { count: 1 }) })
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await field('email').inputValue()).toBe('june@harrowmail.com')
  expect(await field('password').inputValue()).toBe('')
  await leave()
})
