import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { toAccountPage } from './support/account-menu.ts'
import { london } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const BRITAIN = 'United Kingdom'

/** Puts a design into the cart and opens it. */
async function fillCart(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.addToCart') })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.added') })
    .waitFor()
  await shopper.openCart()
}

test('header and cart follow the country of the address that the checkout was given, and say so once', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const { t } = shopper
  const main = page.getByRole('main')
  const announcement = main.getByText(t('navigation.countryFollows', { country: BRITAIN }))
  const openCart = () => page.goto(storefront + localizePath('cart', 'en'))
  await fillCart(shopper)
  await shopper.checkOut()
  await page.getByLabel(t('checkout.country'), { exact: true }).selectOption('GB')
  const followed = page.waitForResponse(
    (response) => response.request().postData() === 'intent=follow',
  )
  await shopper.fillAddress('june@example.com', london)
  await followed
  const [price = ''] =
    /US\$[\d.]+/.exec(
      await main.getByRole('group', { name: t('checkout.deliveryOptions') }).innerText(),
    ) ?? []

  await openCart()
  await announcement.first().waitFor()
  await page.getByRole('banner').getByText(BRITAIN).first().waitFor()
  const estimate = (await main.innerText()).split(t('cart.deliveryEstimated'))[1] ?? ''
  expect([price, /US\$[\d.]+/.exec(estimate)?.[0]]).toEqual([price, price])
  expect(price).not.toBe('')
  expect(await main.innerText()).toContain(
    t('navigation.region', { country: BRITAIN, currency: 'US$' }),
  )
  await openCart()
  expect(await announcement.count()).toBe(0)
  await page.getByRole('banner').getByText(BRITAIN).first().waitFor()

  // Another country is chosen after the address: the checkout that goes on sets it right.
  const goOn = () =>
    main
      .getByRole('link', { name: t('cart.checkout') })
      .last()
      .click()
  await goOn()
  await main.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.waitForURL(storefront + localizePath('checkout-payment', 'en'))
  await page.goto(`${storefront}${localizePath('cart', 'en')}?country=US`)
  await page.getByRole('banner').getByText('United States').first().waitFor()
  const again = page.waitForResponse(
    (response) => response.request().postData() === 'intent=follow',
  )
  await goOn()
  await again
  await openCart()
  await announcement.first().waitFor()
  await page.getByRole('banner').getByText(BRITAIN).first().waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test.each([true, false])(
  'header and cart follow the country of a member’s default address (script: %s)',
  async (javaScriptEnabled) => {
    const joined = await visit()
    await join(joined.page, `${crypto.randomUUID()}@example.com`)
    await fillCart(new Shopper(joined.page, mouse(), 'en'))
    const storageState = await joined.page.context().storageState()
    await joined.leave()
    const { page, browserErrors, leave } = await visit({ storageState, javaScriptEnabled })
    const { t } = new Shopper(page, mouse(), 'en')
    const main = page.getByRole('main')
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await page.goto(storefront + localizePath('home', 'en'))
    await toAccountPage(page, 'addresses')
    await main.getByRole('link', { name: t('addresses.add') }).click()
    await field(t('checkout.country')).selectOption('GB')
    if (javaScriptEnabled) await field(t('checkout.state')).waitFor({ state: 'detached' })
    await field(t('checkout.fullName')).fill(london.name)
    await field(t('checkout.line1')).fill(london.line1)
    await field(t('checkout.city')).fill(london.city)
    const zipLabel = javaScriptEnabled ? london.zipLabel : 'checkout.zipcodeUs'
    await field(t(zipLabel)).fill(london.zipcode)
    await field(t('checkout.phone')).fill(london.phone)
    await main.getByRole('button', { name: t('addresses.save') }).click()
    await main
      .getByText(t('navigation.countryFollows', { country: BRITAIN }))
      .first()
      .waitFor()
    await page.goto(storefront + localizePath('cart', 'en'))
    await page.getByRole('banner').getByText(BRITAIN).first().waitFor()
    expect(await main.innerText()).toContain(
      t('navigation.region', { country: BRITAIN, currency: 'US$' }),
    )
    expect(browserErrors).toEqual([])
    await leave()
  },
)
