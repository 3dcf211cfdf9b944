import { localizePath } from '@selvage/i18n/routes'
import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accountButton, logOut } from './support/account-menu.ts'
import { hudson } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { logIn } from './support/log-in.ts'
import { bookedOnce } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en

/** Takes the access token away, as its end does: the gateway asks for a refresh from then on. */
const expire = (context: BrowserContext) => context.clearCookies({ name: 'selvage_access' })

test('tokens that expire between any two steps of a purchase cost the shopper nothing', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { page, browserErrors, leave } = await visit()
  const context = page.context()
  const refreshes: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/refresh_token')) refreshes.push(answer.status())
  })
  const shopper = new Shopper(page, mouse(), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 9 }))
  await shopper.addTwo()
  for (const step of [
    () => shopper.openCart(),
    () => shopper.checkOut(),
    () => shopper.fillAddress(email, hudson),
    () => shopper.chooseDelivery(),
    () => shopper.fillCard('4242424242424242'),
    () => shopper.place(),
  ]) {
    await expire(context)
    await step()
  }
  await expire(context)
  const number = await shopper.isConfirmed()
  expect((await bookedOnce(email)).order.number).toBe(number)
  expect(refreshes.length).toBeGreaterThan(0)
  expect(refreshes.every((status) => status < 300)).toBe(true)
  // The browser itself names each 401 that a refresh has mended.
  expect(browserErrors.filter((error) => !/401/.test(error))).toEqual([])
  await leave()
})

test('two tabs whose token has expired refresh it and go on, and nobody is logged out', async () => {
  const { page, leave } = await visit()
  await join(page, `${crypto.randomUUID()}@example.com`)
  const other = await page.context().newPage()
  for (const tab of [page, other])
    await tab.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await expire(page.context())
  const add = (tab: typeof page) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: t('fabric.addToCart') })
      .click()
  await Promise.all([add(page), add(other)])
  for (const tab of [page, other])
    await tab
      .getByRole('main')
      .getByRole('link', { name: t('fabric.goToCart') })
      .waitFor()
  await page.goto(storefront + localizePath('cart', 'en'))
  await accountButton(page).waitFor()
  await leave()
})

test('a member whose session ends in a step of the checkout logs in, comes back and has typed nothing in vain', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { page, leave } = await visit()
  await join(page, email)
  const shopper = new Shopper(page, mouse(), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await page.goto(storefront + localizePath('checkout', 'en'))
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const street = field(t('checkout.line1'))
  await street.fill(hudson.line1)
  await field(t('checkout.fullName')).fill(hudson.name)
  await field(t('checkout.city')).fill(hudson.city)
  await field(t('checkout.state')).selectOption({ label: 'New York' })
  await field(t('checkout.zipcodeUs')).fill(hudson.zipcode)
  await field(t('checkout.phone')).fill(hudson.phone)
  await page.context().clearCookies({ name: /^selvage_(access|refresh)$/ })
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()

  await page.waitForURL(/\/login\?.*next=/)
  await page.getByText(t('errors.EXPIRED_SESSION')).first().waitFor()
  await logIn(page, email)
  await page.waitForURL(/\/checkout/)
  await expect.poll(() => street.inputValue()).toBe(hudson.line1)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('heading', { name: t('checkout.deliveryTitle') }).waitFor()
  await leave()
})

test('a member whose session was ended on another device is a visitor, and reads why', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { page, leave } = await visit()
  await join(page, email)
  const design = storefront + localizePath('fabric', 'en', { designId: 12 })
  const banner = page.getByRole('banner')
  const again = page.getByRole('main').getByRole('link', { name: t('account.logIn') })
  const saved = 'selvage:fill-a-yard:3'
  await page.evaluate((name) => localStorage.setItem(name, 'a yard'), saved)
  await endElsewhere(page.context())
  await page.goto(design)
  await page.getByText(t('errors.EXPIRED_SESSION')).first().waitFor()
  // The next visitor of the browser may be somebody else.
  expect(await page.evaluate((name) => localStorage.getItem(name), saved)).toBeNull()
  await banner.getByRole('link', { name: t('account.logIn') }).waitFor()
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/selvage_(access|refresh)/) as string }),
  )
  await again.click()
  await page.waitForURL(/\/login\?.*next=/)
  await logIn(page, email)
  await page.waitForURL(design)

  await endElsewhere(page.context())
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.addToCart') })
    .click()
  await page.waitForURL(/\/login\?.*next=/)
  await page.getByText(t('errors.EXPIRED_SESSION')).first().waitFor()
  await logIn(page, email)
  await page.waitForURL(design)
  await leave()
})

/** Ends the session of a browser as a logout on another device does. */
async function endElsewhere(context: BrowserContext): Promise<void> {
  const { page, leave } = await visit()
  await page.context().addCookies(await context.cookies())
  await page.goto(storefront + localizePath('shop', 'en'))
  await logOut(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('account.logIn') })
    .waitFor()
  await leave()
}
