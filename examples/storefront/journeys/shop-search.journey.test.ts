import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const shop = storefront + localizePath('shop', 'en')

const main = (page: Page) => page.getByRole('main')
const heartsOf = (page: Page) =>
  main(page).getByRole('button', { name: t('favorites.button', { title: '' }).trim() })

test('a heart on the grid keeps its design without leaving the page', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(shop)
  const heart = heartsOf(page).nth(1)
  const name = await heart.innerText()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  const taken = page.waitForResponse((response) => response.request().method() === 'POST')
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await taken
  expect(page.url()).toBe(shop)
  await page.reload()
  expect(await heartsOf(page).nth(1).getAttribute('aria-pressed')).toBe('true')
  expect(await heartsOf(page).nth(0).getAttribute('aria-pressed')).toBe('false')
  await page.goto(storefront + localizePath('favorites', 'en', { userName: 'me' }, { lang: 'en' }))
  expect(await heartsOf(page).first().innerText()).toBe(name)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a heart that the shop does not take changes back with a sentence', async () => {
  const { page, leave } = await visit()
  await page.goto(shop)
  await page.route('**/favorites/**', (route) => route.abort())
  const heart = heartsOf(page).first()
  await heart.click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('favorites.failed') })
    .waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/favorites/**')
  await heart.click()
  await expect.poll(() => page.getByText(t('favorites.failed')).count()).toBe(0)
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await leave()
})

test('without a script a heart is a form that leads back to its search', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const address = `${shop}?color=blue`
  await page.goto(address)
  await heartsOf(page).first().click()
  expect(page.url()).toBe(address)
  expect(await heartsOf(page).first().getAttribute('aria-pressed')).toBe('true')
  await leave()
})

test('any color is looked for, and its chip takes it off', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(shop)
  await page.getByLabel(t('search.pickColor')).fill('#2c4a6b')
  await page.waitForURL(/[?&]eigColors=2c4a6b/)
  const chip = main(page).getByRole('link', { name: '#2c4a6b' })
  await chip.click()
  await page.waitForURL(shop)
  await page.goBack()
  await page.waitForURL(/[?&]eigColors=2c4a6b/)
  await chip.waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test('without a script a color counts where its checkbox is on', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(shop)
  await page.getByLabel(t('search.pickColor')).fill('#2c4a6b')
  const show = main(page).getByRole('search').getByRole('button').last()
  await show.click()
  expect(page.url()).toBe(shop)
  await page.getByLabel(t('search.pickColor')).fill('#2c4a6b')
  await page.getByLabel(t('search.pick'), { exact: true }).check()
  await show.click()
  await page.waitForURL(/[?&]eigColors=2c4a6b$/)
  await leave()
})

test('a search that finds nothing is offered with one filter less', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${shop}?q=moth&style=stripe`)
  const fewer = page.getByRole('navigation', { name: t('search.fewerFilters') })
  const links = fewer.getByRole('link')
  expect(await links.count()).toBe(2)
  const text = await fewer.getByRole('listitem').first().innerText()
  await links.first().click()
  await page.waitForURL((url) => url.search !== '' && !url.search.includes('q=moth&style'))
  const [count = 'no count'] = /[\d,]+ designs?/.exec(text) ?? []
  await main(page).getByRole('status').filter({ hasText: count }).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test('designers and collections are found by their names, and lead to their designs', async () => {
  const { page, browserErrors, leave } = await visit()
  const path = documentRoutes.localizePath('spelunks', 'en')
  await page.goto(`${shop}?on=designers&q=pike`)
  await page.waitForURL((url) => url.pathname === path && url.searchParams.get('s') === 'pike')
  await main(page).getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/profiles\/rosalind_pike/)
  await page.goBack()
  await main(page)
    .getByRole('navigation', { name: t('search.spelunkTypes') })
    .getByRole('link', { name: t('search.spelunk_collections') })
    .click()
  await page.waitForURL(/type=collections/)
  await main(page).getByLabel(t('search.spelunkSearch')).fill('zzz')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t('search.noResults', { searchQuery: 'zzz' }) }).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})
