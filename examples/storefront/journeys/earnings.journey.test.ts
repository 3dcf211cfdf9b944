import { readFile } from 'node:fs/promises'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { hudson } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { logIn } from './support/log-in.ts'
import { look } from './support/look.ts'
import { deliverOrder } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { wakes, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { storefront } = inject('shop')
const t = messages.en
const CARD = '4242424242424242'
/** An origin that no server and no configuration knows. */
const BLOG = 'http://127.0.0.1:45994'
const EARNINGS = `${storefront}/designs/earnings?lang=en`
const main = (page: Page) => page.getByRole('main')

/** Puts a design of a picture into the shop and returns its id. */
async function upload(page: Page, title: string): Promise<number> {
  const buffer = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#3c6638' },
  })
    .png()
    .toBuffer()
  await page.goto(`${storefront}/designs/new?lang=en`)
  await main(page)
    .getByLabel(t('studio.picture'), { exact: true })
    .setInputFiles({ name: 'moss.png', mimeType: 'image/png', buffer })
  await main(page).getByText(t('studio.ready'), { exact: true }).waitFor()
  await main(page).getByLabel(t('studio.title')).fill(title)
  await main(page)
    .getByRole('button', { name: t('studio.put') })
    .click()
  await main(page)
    .getByRole('heading', { name: t('studio.doneTitle', { title }) })
    .waitFor()
  const see = main(page).getByRole('link', { name: t('studio.see') })
  return Number(/\d+$/.exec((await see.getAttribute('href')) ?? '')?.[0])
}

/** A guest buys twenty pieces of a design from a post of a blog, and returns the order's number. */
async function buyFromBlog(designId: number): Promise<string> {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${storefront}${localizePath('embed-builder', 'en', { designId })}`)
  await wakes(page, 'embed-builder')
  await page.getByRole('radio', { name: /^Add to cart/ }).check()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('20')
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.poll(() => code.innerText()).toContain('quantity="20"')
  const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,"><body>${await code.innerText()}</body></html>`
  await page.route(`${BLOG}/post`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${BLOG}/post`)
  const box = widget(page, 'add-to-cart')
  await box.getByRole('button', { name: t('fabric.addToCart') }).click()
  await box.getByRole('link', { name: 'Check out at Selvage' }).click()
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
  const shopper = new Shopper(page, mouse(), 'en')
  if (!page.url().includes('/checkout')) await shopper.checkOut()
  await shopper.fillAddress(`${crypto.randomUUID()}@example.com`, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(CARD)
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()
  expect(browserErrors).toEqual([])
  await leave()
  return orderNumber
}

test('a designer sees a sale on a blog and what it earned, and spends the payout', async () => {
  const { page, browserErrors, leave } = await visit()
  const email = `${crypto.randomUUID()}@example.com`
  await join(page, email)
  await page.goto(EARNINGS)
  await main(page)
    .getByRole('heading', { name: t('studio.chartEmpty') })
    .waitFor()
  await look(page, 'en')
  const title = `Moss ${crypto.randomUUID().slice(0, 8)}`
  const orderNumber = await buyFromBlog(await upload(page, title))

  await page.goto(`${storefront}/designs?lang=en`)
  await main(page)
    .getByText(t('studio.sold', { count: 20 }))
    .waitFor()
  await page.goto(EARNINGS)
  const chart = main(page).getByRole('img').first()
  await chart.waitFor()
  await look(page, 'en')
  expect(await main(page).getByRole('row').filter({ hasText: title }).count()).toBe(2)
  // The guest can still cancel the order.
  const pay = main(page).getByRole('button', { name: t('studio.payoutButton') })
  expect(await pay.count()).toBe(0)
  const text = await main(page).innerText()
  const [amount = ''] = /US\$\d+\.\d\d(?= more)/.exec(text) ?? []
  expect(Number(amount.slice(3))).toBeGreaterThan(5)
  const download = page.waitForEvent('download')
  await main(page)
    .getByRole('link', { name: t('studio.salesFile') })
    .click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[1]).toContain(`"${title}","Fabric",20,${amount.slice(3)}`)

  await deliverOrder(orderNumber)
  await payOutWithoutScript(email, amount)
  await page.goto(EARNINGS)
  await main(page).getByText(t('studio.payoutsAll'), { exact: true }).waitFor()
  expect(await pay.count()).toBe(0)
  await spend(new Shopper(page, mouse(), 'en'), amount)
  expect(browserErrors).toEqual([])
  await leave()
})

/** Turns the balance into Spoondollars in a browser without a script. */
async function payOutWithoutScript(email: string, amount: string): Promise<void> {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(EARNINGS)
  await logIn(page, email)
  await main(page)
    .getByRole('button', { name: t('studio.payoutButton') })
    .click()
  await page.getByText(t('studio.payoutDone', { amount })).first().waitFor()
  await look(page, 'en', { scripted: false })
  await leave()
}

/** Buys something else with the Spoondollars. */
async function spend(shopper: Shopper, amount: string): Promise<void> {
  const { page } = shopper
  await shopper.open(localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(undefined, hudson)
  await shopper.chooseDelivery()
  await main(page).getByText(t('checkout.spoondollarsHave', { amount })).waitFor()
}
