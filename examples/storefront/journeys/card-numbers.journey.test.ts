import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cacheDir } from '../../../scripts/lib/paths.ts'
import { hudson } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront, payment, dataDir } = inject('shop')
const t = messages.en
/** A card that no other journey types, so that its digits are these shoppers' alone. */
const CARD = '5555555555554444'
/** The number with anything between its digits that people or programs put there. */
const NUMBER = new RegExp(CARD.split('').join('(?:[ +.\\-]|%20)?'))

/** Notes everything that the browser sends, apart for the provider and for everybody else. */
function watchRequests(page: Page) {
  const sent = { provider: [] as string[], others: [] as string[] }
  page.context().on('request', (request) => {
    const url = request.url()
    const text = [url, JSON.stringify(request.headers()), request.postData() ?? ''].join('\n')
    sent[new URL(url).origin === new URL(payment).origin ? 'provider' : 'others'].push(text)
  })
  return sent
}

/** The shop's files in which the number stands; those of the provider are another company's. */
function filesWithNumber(): string[] {
  const files = globSync('**/*', { cwd: dataDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => joinPath(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(joinPath(dataDir, 'payment')))
  expect(files.length).toBeGreaterThan(100)
  return [...files, joinPath(cacheDir, 'journeys.log')].filter((path) =>
    NUMBER.test(readFileSync(path, 'latin1')),
  )
}

test('the number of a card that is typed, saved and paid with again reaches the provider alone', async () => {
  const { page, leave } = await visit()
  const sent = watchRequests(page)
  await join(page, `${randomUUID()}@example.com`)
  const shopper = new Shopper(page, mouse(), 'en')
  const toPayment = async () => {
    await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
    await shopper.addTwo()
    await page.goto(storefront + localizePath('checkout', 'en'))
  }
  await toPayment()
  await shopper.fillAddress(undefined, hudson)
  await shopper.chooseDelivery()
  await page.getByLabel(t('checkout.saveCard')).check({ force: true })
  await shopper.fillCard(CARD)
  await shopper.place()
  await shopper.isConfirmed()
  await toPayment()
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('heading', { name: t('checkout.deliveryTitle') }).waitFor()
  await shopper.chooseDelivery()
  await page.getByRole('radio', { name: /ending in 4444/ }).check({ force: true })
  await page.getByRole('button', { name: t('checkout.toReview') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.reviewTitle') }).waitFor()
  await shopper.place()
  await shopper.isConfirmed()

  // The watch sees what is typed: the provider got the number, once.
  expect(sent.provider.filter((text) => NUMBER.test(text))).toHaveLength(1)
  expect(sent.others.length).toBeGreaterThan(20)
  expect(sent.others.filter((text) => NUMBER.test(text))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title]),
  )
  expect(stored).not.toMatch(NUMBER)
  expect(filesWithNumber()).toEqual([])
  await leave()
})
