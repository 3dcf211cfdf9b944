import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'
const LANGUAGES = ['en', 'de'] as const
const addresses = { en: hudson, de: leipzig }

const missing = (text: string, texts: readonly string[]): string[] =>
  texts.filter((part) => !text.includes(part))

/** Presses the form's button; with a script the page stays, without one the cart is next. */
async function add(page: Page, { t, language }: Shopper, live: string | null): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: t('fabric.addToCart') })
  if (live === null) {
    await button.first().click()
    await page.waitForURL(storefront + localizePath('cart', language))
    return
  }
  await button.first().dispatchEvent('focusin')
  await wakes(page, live)
  await button.first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('fabric.goToCart') })
    .waitFor()
}

/** From the gift ideas to the page of an item. */
async function openIdea(page: Page, shopper: Shopper, name: string): Promise<void> {
  const ideas = page.getByRole('contentinfo').getByRole('link', {
    name: shopper.t('stock-page.giftIdeas'),
  })
  // By its key: the bar at the foot of the view comes and goes.
  await ideas.press('Enter')
  await page.getByRole('heading', { level: 1, name: shopper.t('stock-page.giftIdeas') }).waitFor()
  await shopper.look()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await shopper.look()
}

/** Puts a T-shirt, a sample pack and a kit into the cart, each from its own page. */
async function addIdeas(page: Page, shopper: Shopper, live: string | null): Promise<string[]> {
  const { t } = shopper
  await openIdea(page, shopper, t('stock-page.title_t-shirt'))
  // By its key: the buy button at the foot of the view may lie over the card.
  const size = page.getByRole('radio', { name: /^M/ })
  await size.press('Space')
  await expect.poll(() => size.isChecked()).toBe(true)
  await add(page, shopper, live)
  await openIdea(page, shopper, t('stock.SAMPLE_PACK'))
  await add(page, shopper, live)
  await openIdea(page, shopper, t('stock.FAT_QUARTER_BUNDLE'))
  await page.getByRole('spinbutton').fill('2')
  await add(page, shopper, live)
  return [t('stock.T_SHIRT_M'), t('stock.SAMPLE_PACK'), t('stock.FAT_QUARTER_BUNDLE')]
}

/** From the fabric shop to all solids, and to one of them. */
async function openSolid(page: Page, shopper: Shopper): Promise<void> {
  const { t, language } = shopper
  await shopper.open(documentRoutes.localizePath('fabric-shop', language))
  await shopper.follow(t('solid.shopTitle'), /(?:petal-solids|unistoffe)$/)
  await shopper.follow(t('solid.color_SAGE'), /\/sage$/)
}

test.each(LANGUAGES)(
  'a solid, a T-shirt, a sample pack and a kit are found, bought and found again on the invoice, in %s',
  async (language) => {
    const { page, browserErrors, leave } = await visit({
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const shopper = new Shopper(page, mouse(), language)
    const { t } = shopper
    const email = `${crypto.randomUUID()}@example.com`
    await shopper.arrive()
    const ideas = await addIdeas(page, shopper, 'stock-product')

    await openSolid(page, shopper)
    const all = t('solid.all', { count: 50 })
    const opener = page.getByText(all).first()
    await opener.dispatchEvent('focusin')
    await wakes(page, 'solid-product')
    await opener.click()
    const picker = page.getByRole('dialog', { name: all })
    await picker.getByRole('searchbox').fill(t('solid.color_NAVY').slice(0, 5))
    await picker.getByRole('radio', { name: t('solid.color_NAVY') }).check({ force: true })
    await picker
      .getByRole('button', { name: t('solid.use', { color: t('solid.color_NAVY') }) })
      .click()
    await page.getByRole('heading', { level: 1, name: t('solid.color_NAVY') }).waitFor()
    await page.getByRole('main').getByRole('spinbutton').fill('5')
    await add(page, shopper, 'solid-product')
    await shopper.look()
    const names = [...ideas, t('solid.color_NAVY')]

    // A reload opens the cart as it is, and the solid is changed on its own page.
    await shopper.openCart()
    await page.reload()
    await shopper.look()
    expect(missing(await page.getByRole('main').innerText(), names)).toEqual([])
    const line = page.getByRole('article').filter({ hasText: t('solid.color_NAVY') })
    await line.getByRole('link', { name: t('cart.edit') }).click()
    await page.getByRole('heading', { level: 1, name: t('solid.color_NAVY') }).waitFor()
    const quantity = page.getByRole('main').getByRole('spinbutton')
    expect(await quantity.inputValue()).toBe('5')
    await quantity.fill('7')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('fabric.updateItem') })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('fabric.goToCart') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
    await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('7')

    await shopper.checkOut()
    await shopper.fillAddress(email, addresses[language])
    await shopper.chooseDelivery()
    await shopper.fillCard(CARD)
    await shopper.place()
    const orderNumber = await shopper.isConfirmed()
    const { order } = await bookedOnce(email)
    expect([order.number, order.lines.length]).toEqual([orderNumber, names.length])
    expect(missing(await shopper.openInvoice(orderNumber), names)).toEqual([])
    expect(missing(await mailTo(email, orderNumber), names)).toEqual([])
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each(LANGUAGES)(
  'without script the same four are found and put into the cart, and a solid is changed there, in %s',
  async (language) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
    const shopper = new Shopper(page, mouse(), language, { scripted: false })
    const { t } = shopper
    await shopper.arrive()
    const ideas = await addIdeas(page, shopper, null)

    await openSolid(page, shopper)
    // All colors stand in the page, and one of another family is chosen.
    await page
      .getByText(t('solid.all', { count: 50 }))
      .first()
      .click()
    await page
      .getByRole('radio', { name: t('solid.color_NAVY'), exact: true })
      .check({ force: true })
    const quantity = page.getByRole('main').getByRole('spinbutton')
    await quantity.evaluate((box: HTMLInputElement) => {
      box.form?.setAttribute('novalidate', '')
    })
    // A quantity that is none comes back with its sentence, and nothing that was chosen is lost.
    await quantity.fill('0')
    await page.getByRole('button', { name: t('fabric.addToCart') }).click()
    await page.getByText(t('forms.minimum')).first().waitFor()
    expect(
      await page.getByRole('radio', { name: t('solid.color_NAVY'), exact: true }).isChecked(),
    ).toBe(true)
    await quantity.fill('4')
    await add(page, shopper, null)
    const names = [...ideas, t('solid.color_NAVY')]
    expect(missing(await page.getByRole('main').innerText(), names)).toEqual([])

    const line = page.getByRole('article').filter({ hasText: t('solid.color_NAVY') })
    await line.getByRole('link', { name: t('cart.edit') }).click()
    await page.getByRole('heading', { level: 1, name: t('solid.color_NAVY') }).waitFor()
    expect(await quantity.inputValue()).toBe('4')
    await quantity.fill('6')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('fabric.updateItem') })
      .click()
    await page.waitForURL(storefront + localizePath('cart', language))
    await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('6')
    expect(
      browserErrors.filter((each) => !/status of 400.*\/(?:petal-solids|unistoffe)\//.test(each)),
    ).toEqual([])
    await leave()
  },
)
