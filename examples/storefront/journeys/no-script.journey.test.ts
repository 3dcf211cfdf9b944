import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test.each(['en', 'de'] as const)('without script a guest searches, filters, reads, fills a cart and changes it, in %s', async (language) => {
  const { page, faults, leave } = await visit({ javaScriptEnabled: false })
  const shopper = new Shopper(page, mouse(), language, { scripted: false })
  const { t } = shopper
  await shopper.arrive()
  await shopper.search('check')
  await page.getByRole('main').getByRole('button', { name: t('search.apply') }).first().click()
  await page.waitForURL(/[?&]q=check/)
  const designId = await shopper.openFirst()

  // What cannot be taken comes back with its own sentence, and with what was typed.
  const quantity = page.getByRole('spinbutton')
  await page.getByRole('radio').nth(1).check({ force: true })
  const fabric = await page.locator('input[name="fabric"]:checked').inputValue()
  await quantity.evaluate((box: HTMLInputElement) => { box.form?.setAttribute('novalidate', '') })
  await quantity.fill('0')
  await page.getByRole('button', { name: t('fabric.addToCart') }).click()
  await page.getByText(t('forms.minimum')).first().waitFor()
  expect(await quantity.inputValue()).toBe('0')
  expect(await page.locator('input[name="fabric"]:checked').inputValue()).toBe(fabric)

  await quantity.fill('3')
  await page.getByRole('button', { name: t('fabric.addToCart') }).click()
  await page.waitForURL(storefront + localizePath('cart', language))
  expect(await page.getByRole('banner').getByRole('link', { name: t('navigation.cart') }).innerText()).toMatch(/3$/)
  expect(await page.getByRole('main').locator(`a[href*="/${designId}"]`).count()).toBeGreaterThan(0)

  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: t('cart.update') }).click()
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: t('navigation.cart') }).innerText()).toMatch(/2$/)

  await page.getByRole('link', { name: t('cart.checkout') }).click()
  // Playwright finds no text inside this element, though the browser shows it.
  expect(await page.locator('noscript').innerText()).toContain(t('checkout.needsScript'))
  await page.getByRole('main').getByRole('link', { name: t('navigation.backToCart') }).click()
  await page.locator('main button[value="remove"]').first().click()
  await page.getByRole('heading', { name: t('cart.empty') }).waitFor()
  // Chromium reports the refused form as a failed load; everything else would be a fault.
  expect(faults.filter((fault) => !/status of 400.*\/(?:fabric|stoff)\//.test(fault))).toEqual([])
  await leave()
})
