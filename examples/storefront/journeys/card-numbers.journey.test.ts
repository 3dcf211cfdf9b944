import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cacheDir } from '../../../scripts/lib/paths.ts'
import { payTwice } from './support/saved-card.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { payment, dataDir } = inject('shop')
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
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(dataDir, 'payment')))
  expect(files.length).toBeGreaterThan(100)
  return [...files, join(cacheDir, 'journeys.log')].filter((path) =>
    NUMBER.test(readFileSync(path, 'latin1')),
  )
}

test('the number of a card that is typed, saved and paid with again reaches the provider alone', async () => {
  const { page, leave } = await visit()
  const sent = watchRequests(page)
  await payTwice(page, { card: CARD, saved: /ending in 4444/ })

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
