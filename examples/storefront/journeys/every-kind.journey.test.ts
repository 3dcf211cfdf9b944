import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig } from './support/addresses.ts'
import { addEveryKind } from './support/every-kind.ts'
import { mouse } from './support/hands.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { island, plainPictures, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'

/** The texts of the lines: their names, and some labels of their choices. */
const TEXTS = {
  en: {
    address: hudson,
    yard: 'Dinner napkins, 1 yard',
    names: [
      'Prepasted smooth',
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
    yard: 'Stoffservietten, 1 Yard',
    names: [
      'Vorgekleisterte Glatttapete',
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

const missing = (text: string, texts: readonly string[]): string[] =>
  texts.filter((part) => !text.includes(part))

/** Every line of a cart is named, and has a picture that is drawn. */
async function showsEvery(cart: Locator, texts: readonly string[], count: number): Promise<void> {
  await expect.poll(() => cart.getByRole('article').count()).toBe(count)
  expect(missing(await cart.innerText(), texts)).toEqual([])
  for (const line of await cart.getByRole('article').all()) {
    await line.scrollIntoViewIfNeeded()
    const picture = plainPictures(line).first()
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
    const { address, names, yard, labels } = TEXTS[language]
    const all = [yard, ...names]
    const email = `${crypto.randomUUID()}@example.com`
    await shopper.arrive()
    await shopper.search('check')
    const designId = await shopper.openFirst()
    await shopper.addTwo()
    const lines = 1 + (await addEveryKind(page, designId))

    await showsEvery(await openPanel(page, shopper), all, lines)
    await shopper.open(localizePath('cart', language))
    await showsEvery(page.getByRole('main'), [...all, ...labels], lines)

    await shopper.checkOut()
    await shopper.fillAddress(email, address)
    await shopper.chooseDelivery()
    await shopper.fillCard(CARD)
    const named = async () => missing(await page.evaluate(() => document.body.innerText), all)
    await expect.poll(named).toEqual([])
    await shopper.place()
    const orderNumber = await shopper.isConfirmed()
    await expect.poll(named).toEqual([])

    const { order } = await bookedOnce(email)
    expect([order.number, order.lines.length]).toEqual([orderNumber, lines])
    expect(missing(await shopper.openInvoice(orderNumber), all)).toEqual([])
    // The gift certificate of the order is mailed to the same address.
    const mail = await mailTo(email, orderNumber)
    expect(missing(mail, ['Fill-A-Yard', ...names])).toEqual([])
    await page.goto(/\S+\/orders\/guest\?token=\S+/.exec(mail)?.[0] ?? '')
    await shopper.look()
    await expect.poll(named).toEqual([])
    expect(browserErrors).toEqual([])
    await leave()
  },
)
