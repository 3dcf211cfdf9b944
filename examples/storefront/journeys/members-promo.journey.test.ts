import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { join } from './support/join.ts'
import { logIn } from './support/log-in.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const cart = storefront + localizePath('cart', 'en')

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByLabel(t('cart.promo'), { exact: true })

async function addLine(page: Page): Promise<void> {
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  await main(page)
    .getByRole('button', { name: t('fabric.addToCart') })
    .click()
  await main(page)
    .getByRole('link', { name: t('fabric.goToCart') })
    .or(main(page).getByRole('heading', { level: 1, name: t('cart.title') }))
    .first()
    .waitFor()
  await page.goto(cart)
}

async function typeCode(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await main(page)
    .getByRole('button', { name: t('cart.promoApply') })
    .click()
}

/** Follows the link beside the code to the login, which leads back to the cart. */
async function logInFromCart(page: Page, email: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: t('cart.promoLogIn'), exact: true })
    .click()
  await page.waitForURL(/\/login/)
  expect(page.url()).not.toContain('MEMBERS15')
  await logIn(page, email)
  await page.waitForURL(cart)
}

test.each([true, false])(
  'a code for members that a guest typed is applied once they have logged in (script: %s)',
  async (javaScriptEnabled) => {
    const email = `${crypto.randomUUID()}@example.com`
    const member = await visit()
    await join(member.page, email)
    await member.leave()

    const { page, browserErrors, leave } = await visit({ javaScriptEnabled })
    await addLine(page)
    await typeCode(page, 'members15')
    await logInFromCart(page, email)
    await main(page)
      .getByText(t('cart.promoOn', { code: 'MEMBERS15' }))
      .waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('selvage_promo')
    // It is applied once: who takes it off is not given it again.
    await main(page)
      .getByRole('button', { name: t('cart.promoOff') })
      .click()
    await field(page).waitFor()
    await page.goto(cart)
    expect(await field(page).inputValue()).toBe('')
    // Chromium reports the rejected code as a failed load; no other error may occur.
    expect(browserErrors.filter((each) => !/status of 400/.test(each))).toEqual([])
    await leave()
  },
)

test('one that cannot be applied stands in its field with the reason', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const member = await visit()
  await join(member.page, email)
  await member.leave()

  const { page, leave } = await visit()
  await addLine(page)
  await typeCode(page, 'MEMBERS15')
  await main(page)
    .getByRole('link', { name: t('cart.promoLogIn'), exact: true })
    .waitFor()
  // The page stores the code once it has the script for it.
  const stored = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'selvage_promo')?.value
  await expect.poll(stored).toBe('MEMBERS15')
  // The code ends, or is taken away, while its guest logs in.
  await page.context().addCookies([{ name: 'selvage_promo', value: 'HARVEST24', url: storefront }])
  await logInFromCart(page, email)
  expect(await field(page).inputValue()).toBe('HARVEST24')
  await main(page).getByText(t('errors.PROMO_CODE_ENDED')).first().waitFor()
  await leave()
})
