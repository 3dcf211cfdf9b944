import { readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { toAccountPage } from './support/account-menu.ts'
import { hudson } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { look } from './support/look.ts'
import { deliverOrder } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const CARD = '4242424242424242'
const main = (page: Page) => page.getByRole('main')
const reviewsUrl = (designId: string, language: 'en' | 'de' = 'en') =>
  storefront + localizePath('design-reviews', language, { designId: Number(designId) })

/** A member buys one yard, which arrives; returns the number of its design. */
async function buyAsMember(page: Page, email: string, query: string): Promise<string> {
  await join(page, email)
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.arrive()
  await shopper.search(query)
  await shopper.openFirst()
  const designId = /fabric\/(\d+)/.exec(page.url())?.[1] ?? ''
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(undefined, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(CARD)
  await shopper.place()
  const number = await shopper.isConfirmed()
  await deliverOrder(number)
  await page.goto(storefront + localizePath('home', 'en'))
  await toAccountPage(page, 'orders')
  await main(page)
    .getByRole('link', { name: new RegExp(number) })
    .click()
  await main(page)
    .getByRole('link', { name: new RegExp(`^${t('reviews.rateLine')}`) })
    .first()
    .click()
  await page.waitForURL(/\/reviews\?received=/)
  return designId
}

/** Publishes everything that waits, on the operator's own page. */
async function publishAll(): Promise<void> {
  const { gateway, dataDir } = inject('shop')
  const password = (await readFile(joinPath(dataDir, 'ops-key'), 'utf8')).trim()
  const { page, leave } = await visit({ httpCredentials: { username: 'operator', password } })
  await page.goto(`${gateway}/ops/reviews`)
  const publish = page.getByRole('button', { name: /^Publish/ })
  while ((await publish.count()) > 0) {
    await publish.first().click()
    await page.getByText('The review is public.').waitFor()
  }
  await leave()
}

const TEXT = 'It has been through the wash three times and the red has held.'

test.each([
  ['with a script', true, 'moth'],
  ['without a script', false, 'leaves'],
] as const)(
  'a buyer writes a review with a photo, an operator publishes it, and a stranger votes once, %s',
  async (_, scripted, query) => {
    const buyer = await visit()
    const designId = await buyAsMember(buyer.page, `${crypto.randomUUID()}@example.com`, query)
    const storageState = await buyer.page.context().storageState()
    const address = buyer.page.url()
    await buyer.leave()

    const { page, browserErrors, leave } = await visit({
      storageState,
      javaScriptEnabled: scripted,
    })
    await page.goto(address)
    await look(page, 'en', { scripted })
    const form = main(page).getByRole('region', { name: t('reviews.formTitle') })
    await form.getByRole('button', { name: t('reviews.send') }).click()
    await form.getByText(t('reviews.error_rating')).first().waitFor()
    await form.getByText(t('reviews.error_text')).first().waitFor()
    if (scripted)
      await expect
        .poll(() =>
          form
            .getByRole('group')
            .first()
            .evaluate((box) => box === document.activeElement),
        )
        .toBe(true)

    await form.getByRole('radio', { name: t('reviews.rating_5') }).check({ force: true })
    await form.getByLabel(t('reviews.text')).fill(TEXT)
    await form.getByLabel(t('reviews.choosePhoto', { number: '1' })).setInputFiles({
      name: '../../evil.php',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    })
    await form.getByRole('button', { name: t('reviews.send') }).click()
    // The caption is missing: the picture and the text stay.
    await form.getByText(t('reviews.error_caption')).first().waitFor()
    expect(await form.getByLabel(t('reviews.text')).inputValue()).toBe(TEXT)
    await form.getByRole('img', { name: t('reviews.choosePhoto', { number: '1' }) }).waitFor()
    await look(page, 'en', { scripted })
    await form.getByLabel(t('reviews.caption')).first().fill('On the bunk, first night')
    await form.getByRole('button', { name: t('reviews.send') }).click()
    await page.getByText(t('reviews.submitted')).first().waitFor()
    await main(page).getByText(t('reviews.waiting')).waitFor()
    expect(await main(page).getByText(TEXT).count()).toBe(0)
    expect(browserErrors.filter((error) => !error.includes('400'))).toEqual([])
    await leave()

    await publishAll()

    const stranger = await visit({ javaScriptEnabled: scripted })
    await stranger.page.goto(
      storefront + localizePath('fabric', 'en', { designId: Number(designId) }),
    )
    await main(stranger.page)
      .getByRole('link', { name: /5 of 5/ })
      .first()
      .click()
    await stranger.page.waitForURL(/\/reviews/)
    await main(stranger.page).getByText(TEXT).waitFor()
    await main(stranger.page).getByText('On the bunk, first night').waitFor()
    await look(stranger.page, 'en', { scripted })
    const photo = main(stranger.page).getByRole('link', {
      name: t('reviews.photo', { caption: 'On the bunk, first night' }),
    })
    const served = await stranger.page.request.get((await photo.getAttribute('href')) ?? '')
    expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/webp'])
    await main(stranger.page)
      .getByRole('button', { name: new RegExp(`^${t('reviews.helpful', { count: 0 })}`) })
      .click()
    await main(stranger.page)
      .getByText(t('reviews.voted', { count: 1, others: 0 }))
      .waitFor()
    await main(stranger.page).getByText(t('reviews.report'), { exact: true }).click()
    await main(stranger.page)
      .getByRole('button', { name: t('reviews.sendReport') })
      .click()
    await main(stranger.page).getByText(t('reviews.reported')).waitFor()
    // A stranger is not invited to write one, and reads what is needed.
    await main(stranger.page).getByText(t('errors.REVIEW_NOT_ORDERED')).waitFor()
    expect(
      await main(stranger.page)
        .getByRole('link', { name: t('reviews.write') })
        .count(),
    ).toBe(0)
    await main(stranger.page)
      .getByRole('link', { name: t('reviews.logIn') })
      .click()
    await stranger.page.waitForURL(/\/login\?/)
    await stranger.page.goto(reviewsUrl(designId, 'de'))
    await look(stranger.page, 'de', { scripted })
    await main(stranger.page)
      .getByText(messages.de('reviews.ratingOf', { rating: '5' }))
      .first()
      .waitFor()
    await stranger.leave()
  },
)

test('a review is written by keyboard alone', async () => {
  const { page, leave } = await visit()
  await buyAsMember(page, `${crypto.randomUUID()}@example.com`, 'check')
  const hands = keyboard(page)
  const form = main(page).getByRole('region', { name: t('reviews.formTitle') })
  await hands.press(form.getByRole('radio', { name: t('reviews.rating_1') }))
  await hands.pick(form.getByRole('radio', { name: t('reviews.rating_4') }))
  await hands.write(form.getByLabel(t('reviews.text')), TEXT)
  await hands.press(form.getByRole('button', { name: t('reviews.send') }))
  await page.getByText(t('reviews.submitted')).first().waitFor()
  await leave()
})
