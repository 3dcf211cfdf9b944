import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const designPage = (designId: number) => storefront + localizePath('design', 'en', { designId })

/** The titles in a row of designs. */
const titlesIn = (page: Page, row: string) =>
  page.getByRole('region', { name: row }).getByRole('article').getByRole('heading').allInnerTexts()

test('a design has a page of its own, which leads to what it is printed on', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${storefront}/designs/12`)
  expect(page.url()).toBe(designPage(12))
  const main = page.getByRole('main')
  const title = await main.getByRole('heading', { level: 1 }).innerText()
  await main.getByText(t('design-page.share')).click()
  expect(await page.getByLabel(t('design-page.address')).inputValue()).toBe(designPage(12))
  expect(await page.getByLabel(t('design-page.code')).inputValue()).toContain('design-id="12"')
  const like = await titlesIn(page, t('design.moreLikeThis'))
  expect(like).toHaveLength(4)
  expect(new Set(like).size).toBe(4)
  expect(like).not.toContain(title)
  await main.getByRole('heading', { name: t('solid.matchTitle') }).waitFor()
  const solid = main.getByRole('link', { name: t('solid.color_CINNAMON') })
  expect(await solid.getAttribute('href')).toMatch(/cinnamon$/)
  const products = main.getByRole('link', { name: t('home-good-page.overview') })
  expect(await products.getAttribute('href')).toBe(localizePath('products', 'en', { designId: 12 }))
  await main.getByRole('link', { name: t('design-page.onFabric') }).click()
  await page.waitForURL(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('design-page.about') })
    .click()
  await page.waitForURL(designPage(12))
  expect(browserErrors).toEqual([])
  await leave()
})

test('designs that were looked at in this tab are on the next one’s page', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 14 }))
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(designPage(13))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: t('design-page.viewed') }).waitFor()
  expect(await titlesIn(page, t('design-page.viewed'))).toEqual([first])
  expect(browserErrors).toEqual([])
  await leave()
})

test('a design that there is not has no page', async () => {
  const { page, leave } = await visit()
  expect((await page.goto(designPage(2_000_000_000)))?.status()).toBe(404)
  await leave()
})
