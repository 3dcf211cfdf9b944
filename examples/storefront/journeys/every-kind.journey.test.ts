import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig } from './support/addresses.ts'
import { addEveryKind } from './support/every-kind.ts'
import { mouse } from './support/hands.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { island, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'

/** What each line is called, and some labels of its choices. */
const WORDS = {
  en: {
    address: hudson,
    names: [
      'Prepasted smooth',
      'Dinner napkins, 1 yard',
      'Square throw pillow',
      'Navy',
      'Minky, unprinted',
      'Fabric sample pack',
      'Fat quarter bundle',
      'Gift certificate',
    ],
    labels: ['Cover and insert', 'Knife edge, hidden zip', 'Petal Solids', 'No delivery needed'],
  },
  de: {
    address: leipzig,
    names: [
      'Vorgekleisterte Glatttapete',
      'Stoffservietten, 1 Yard',
      'Quadratisches Zierkissen',
      'Marineblau',
      'Minky, unbedruckt',
      'Stoffproben-Set',
      'Fat-Quarter-Paket',
      'Geschenkgutschein',
    ],
    labels: ['Bezug mit Füllung', 'Ohne Keder, verdeckter Reißverschluss', 'Ohne Versand'],
  },
} as const

const missing = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !text.includes(word))

/** Every line of a cart is named, and has a picture that is drawn. */
async function showsEvery(cart: Locator, words: readonly string[], count: number): Promise<void> {
  await expect.poll(() => cart.getByRole('article').count()).toBe(count)
  expect(missing(await cart.innerText(), words)).toEqual([])
  for (const line of await cart.getByRole('article').all()) {
    await line.scrollIntoViewIfNeeded()
    const picture = line.locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}

async function openPanel(page: Page, { t, language }: Shopper): Promise<Locator> {
  await page.goto(storefront + localizePath('home', language))
  const opener = page.getByRole('banner').getByRole('link', { name: t('navigation.cart') })
  await island(page, 'cart-link').first().dispatchEvent('focusin')
  await wakes(page, 'cart-link')
  await opener.click()
  return page.getByRole('dialog', { name: t('cart.title') })
}

test.each(['en', 'de'] as const)(
  'one of each kind is shown in cart and panel, paid, invoiced and mailed, in %s',
  async (language) => {
    const { page, browserErrors, leave } = await visit({
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const shopper = new Shopper(page, mouse(), language)
    const words = WORDS[language]
    const email = `every-kind-${language}@example.com`
    await shopper.arrive()
    await shopper.search('check')
    const designId = await shopper.openFirst()
    await shopper.addTwo()
    const lines = 1 + (await addEveryKind(page, designId))

    await showsEvery(await openPanel(page, shopper), words.names, lines)
    await shopper.open(localizePath('cart', language))
    await showsEvery(page.getByRole('main'), [...words.names, ...words.labels], lines)

    await shopper.checkOut()
    await shopper.fillAddress(email, words.address)
    await shopper.chooseDelivery()
    await shopper.fillCard(CARD)
    const named = async () => missing(await page.locator('body').innerText(), words.names)
    expect(await named()).toEqual([])
    await shopper.place()
    const orderNumber = await shopper.isConfirmed()
    expect(await named()).toEqual([])

    const { order } = await bookedOnce(email)
    expect([order.number, order.lines.length]).toEqual([orderNumber, lines])
    expect(missing(await shopper.openInvoice(orderNumber), words.names)).toEqual([])
    const mail = await mailTo(email)
    expect(missing(mail, words.names)).toEqual([])
    await page.goto(/\S+\/orders\/guest\?token=\S+/.exec(mail)?.[0] ?? '')
    await shopper.look()
    expect(await named()).toEqual([])
    expect(browserErrors).toEqual([])
    await leave()
  },
)
