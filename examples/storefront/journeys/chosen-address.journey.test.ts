import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const swatch = (page: Page) =>
  page
    .getByRole('group', { name: t('wallpaper.size'), exact: true })
    .getByRole('radio')
    .first()

test('a chosen fabric and cut are in the address: a reload and a shared link have them, Back leaves', async () => {
  const { page, browserErrors, leave } = await visit()
  const shop = storefront + localizePath('shop', 'en')
  await page.goto(shop)
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await page.getByRole('radio', { name: t('fabric.FABRIC_LINEN_COTTON_CANVAS') }).check()
  await page.getByRole('radio', { name: t('fabric.size_FAT_QUARTER') }).check()
  const total = await page.getByRole('status').first().innerText()
  await page.waitForURL(/fabric=linen_cotton_canvas&size=fat_quarter_yard$/)

  await page.reload()
  for (const name of [t('fabric.FABRIC_LINEN_COTTON_CANVAS'), t('fabric.size_FAT_QUARTER')])
    expect(await page.getByRole('radio', { name }).isChecked(), name).toBe(true)
  expect(await page.getByRole('status').first().innerText()).toBe(total)
  await page.goBack()
  expect(page.url()).toBe(shop)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a chosen paper and size join a plan in the address, which stays', async () => {
  const { page, browserErrors, leave } = await visit()
  const plan = { measurement_system: 'imperial', height: '96', widths: '120' }
  await page.goto(storefront + localizePath('wallpaper', 'en', { designId: 12 }, plan))
  const product = page.getByRole('group', { name: t('wallpaper.legend'), exact: true }).first()
  await product.getByRole('radio', { name: t('wallpaper.WALLPAPER_GRASSCLOTH_name') }).check()
  // The sizes are behind the one that is chosen.
  const sizes = page.getByText(new RegExp(`^${t('wallpaper.size')}: `)).first()
  await sizes.click()
  await swatch(page).check()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ ...plan, wallpaper: 'grasscloth', size: 'swatch' })

  await page.reload()
  await sizes.click()
  expect(await swatch(page).isChecked()).toBe(true)
  expect(browserErrors).toEqual([])
  await leave()
})
