import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

/** The box of the search, a combobox once its script is there. */
const boxIn = (part: Locator, lang: 'en' | 'de' = 'en') =>
  part.getByLabel(messages[lang]('navigation.searchDesigns'))
const boxOf = (page: Page, lang?: 'en' | 'de') => boxIn(page.getByRole('banner'), lang).first()
const listOf = (page: Page) => page.getByRole('listbox')
/** The first design that is suggested. */
const designIn = (page: Page) =>
  listOf(page)
    .getByRole('group', { name: messages.en('search.suggestedDesigns') })
    .getByRole('option')
    .first()

test('a text that is typed suggests searches and designs, and the keyboard opens one', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(storefront + localizePath('home', 'en'))
  await boxOf(page).click()
  await page.keyboard.type('mot')
  await listOf(page).waitFor()
  const options = listOf(page).getByRole('option')
  expect(await options.first().innerText()).toMatch(/^moth/)
  expect(await designIn(page).innerText()).toContain('US$')
  await page.keyboard.press('ArrowDown')
  expect(await boxOf(page).getAttribute('aria-activedescendant')).toBe(
    await options.first().getAttribute('id'),
  )
  await page.keyboard.press('Escape')
  await listOf(page).waitFor({ state: 'detached' })
  expect(await boxOf(page).inputValue()).toBe('mot')
  await page.keyboard.press('ArrowDown')
  await listOf(page).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=moth/)
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  expect(browserErrors).toEqual([])
  await leave()
})

test('Enter without a choice searches for what was typed, and a press opens a design', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(storefront + localizePath('home', 'en'))
  await boxOf(page).click()
  await page.keyboard.type('moth')
  await listOf(page).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=moth$/)
  await boxOf(page).fill('fox')
  await designIn(page).click()
  await page.waitForURL(/\/fabric\/\d+$/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('suggestions are in the reader’s language', async () => {
  const { page, leave } = await visit({ locale: 'de' })
  await page.goto(storefront + localizePath('home', 'de'))
  await boxOf(page, 'de').click()
  await page.keyboard.type('füch')
  await listOf(page)
    .getByRole('option', { name: /^Füchse/ })
    .click()
  await page.waitForURL(/[?&]q=F%C3%BCchse$/)
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  await leave()
})

test('the menu of small screens suggests, too', async () => {
  const { page, browserErrors, leave } = await visit({ viewport: { width: 375, height: 812 } })
  const t = messages.en
  await page.goto(storefront + localizePath('home', 'en'))
  await page.getByRole('button', { name: t('navigation.menu') }).click()
  const box = boxIn(page.getByRole('dialog'))
  await box.fill('moth')
  await listOf(page).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=moth/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('without a script the box is a plain search', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(storefront + localizePath('home', 'en'))
  expect(await boxOf(page).getAttribute('role')).toBeNull()
  await boxOf(page).fill('moth')
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=moth$/)
  await leave()
})
