import { expect, inject, test } from 'vitest'
import { part, widget } from '../storefront/journeys/support/unseen.ts'
import { open, page, requests, seen, soon, visitor } from './testing/blog-visit.ts'

const { gateway, storefront } = inject('shop')
const POST = '/bolsters-and-one-regret'
const strip = () => widget(page, 'collection-strip')
const designs = () => strip().getByRole('listitem')
const arrow = (name: string) => strip().getByRole('button', { name })

test('a collection is a row of designs at one scale, by one request, and nothing moves', async () => {
  await open(POST, { viewport: { width: 375, height: 800 } })
  await strip().scrollIntoViewIfNeeded()
  await soon(() => designs().count()).toBeGreaterThan(2)
  const reads = requests.filter((request) =>
    request.startsWith(`GET ${gateway}/scuppernong/collections/10`),
  )
  expect(reads).toHaveLength(1)
  const widths = await strip()
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((each) => each.getBoundingClientRect().width))
  expect(new Set(widths).size).toBe(1)
  expect(await part(strip(), 'ruler').count()).toBe(1)
  expect(await designs().first().getByRole('link').getAttribute('href')).toMatch(
    new RegExp(`^${storefront}/en/fabric/\\d+`),
  )
  const first = () => designs().first().boundingBox()
  const before = (await first())?.x ?? 0
  expect(await arrow('Previous designs').getAttribute('aria-disabled')).toBe('true')
  await arrow('Next designs').click()
  await soon(async () => (await first())?.x ?? 0).toBeLessThan(before - 50)
  await soon(() => arrow('Previous designs').getAttribute('aria-disabled')).toBe('false')
  expect((await seen()).shift).toBeLessThan(0.001)
  expect(visitor.browserErrors).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('without a script the link inside leads to the collection', async () => {
  await open(POST, { javaScriptEnabled: false })
  expect(await strip().getByRole('link').getAttribute('href')).toBe(
    `${storefront}/en/collections/10`,
  )
})
