import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { join } from './support/join.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const list = `${storefront}${localizePath('favorites', 'en', { userName: 'me' }, { lang: 'en' })}`
const designPage = (designId: number) => storefront + localizePath('fabric', 'en', { designId })

/** The heart of the page's own design, or the first of a list. */
const heartOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('favorites.button', { title: '' }).trim() })
    .first()
const state = (page: Page) => heartOf(page).getAttribute('aria-pressed')

test('a favorite of a guest is in their list, comes along to the account, and can be taken off', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(designPage(12))
  expect(await state(page)).toBe('false')
  await heartOf(page).click()
  await page
    .getByRole('status')
    .filter({ hasText: 'favorites' })
    .first()
    .waitFor({ state: 'attached' })
  expect(await state(page)).toBe('true')
  await page.reload()
  expect(await state(page)).toBe('true')
  await page.goto(list)
  expect(await page.getByRole('main').getByRole('article').count()).toBe(1)
  await join(page, `${randomUUID()}@example.com`)
  await page.goto(list)
  expect(await page.getByRole('main').getByText(t('favorites.guest')).count()).toBe(0)
  await heartOf(page).click()
  await page
    .getByRole('status')
    .filter({ hasText: 'favorites' })
    .first()
    .waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('heading', { name: t('favorites.empty') }).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test('favorites work as plain forms, and lead back to their page', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(designPage(13))
  await heartOf(page).click()
  expect(page.url()).toBe(designPage(13))
  expect(await state(page)).toBe('true')
  await page.goto(list)
  await heartOf(page).click()
  expect(page.url()).toBe(list)
  await page.getByRole('heading', { name: t('favorites.empty') }).waitFor()
  await leave()
})

test('favorites are their owner’s alone', async () => {
  const { page, leave } = await visit()
  const other = list.replace('/me', '/somebody')
  expect((await page.goto(other))?.status()).toBe(404)
  await leave()
})

test.each([
  ['with a script', true],
  ['as a plain form', false],
])('a collection is a favorite, and is taken off again, %s', async (_, javaScriptEnabled) => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled })
  const answered = () =>
    javaScriptEnabled
      ? page
          .getByRole('status')
          .filter({ hasText: 'favorites' })
          .first()
          .waitFor({ state: 'attached' })
      : undefined
  const address = storefront + localizePath('collection', 'en', { collectionId: '7' })
  await page.goto(address)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const heart = page.getByRole('button', { name: t('favorites.button', { title: name }) })
  await heart.click()
  await answered()
  expect(page.url()).toBe(address)
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.goto(list)
  await page.getByRole('heading', { level: 2, name: t('navigation.collections') }).waitFor()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await heart.click()
  await answered()
  await page.goto(list)
  await page.getByRole('heading', { name: t('favorites.empty') }).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})
