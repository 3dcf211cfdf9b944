import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { island, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const cart = storefront + localizePath('cart', 'en')

test.each([true, false])(
  'Edit of a fabric line opens the product with its choices and changes the line, script: %s',
  async (javaScriptEnabled) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled })
    const main = page.getByRole('main')
    const product = localizePath('fabric', 'en', { designId: '9' }, { fabric: 'belgian_linen' })
    const wake = async () => {
      if (!javaScriptEnabled) return
      await island(page, 'fabric-product').getByRole('spinbutton').focus()
      await wakes(page, 'fabric-product')
    }
    await page.goto(storefront + product)
    await wake()
    await main.getByRole('spinbutton').fill('2')
    await main.getByRole('button', { name: t('fabric.addToCart') }).click()
    if (javaScriptEnabled) await main.getByRole('link', { name: t('fabric.goToCart') }).click()
    await page.waitForURL(cart)

    await main.getByRole('link', { name: /^Edit / }).click()
    await page.waitForURL(/\?fabric=belgian_linen&size=yard&order_item_id=/)
    await wake()
    expect(await main.getByRole('spinbutton').inputValue()).toBe('2')
    await main.getByRole('spinbutton').fill('4')
    await main.getByRole('link', { name: t('common.cancel') }).click()
    await page.waitForURL(cart)
    expect(await main.getByRole('spinbutton').inputValue()).toBe('2')
    await main.getByRole('link', { name: /^Edit / }).click()
    await wake()
    await main.getByRole('spinbutton').fill('3')
    await main.getByRole('button', { name: t('fabric.updateItem') }).click()
    if (javaScriptEnabled) {
      await main.getByRole('button', { name: t('fabric.updated') }).waitFor()
      await main.getByRole('link', { name: t('fabric.goToCart') }).click()
    }
    await page.waitForURL(cart)
    expect(await main.getByRole('article').count()).toBe(1)
    expect(await main.getByRole('spinbutton').inputValue()).toBe('3')
    expect(browserErrors).toEqual([])
    await leave()
  },
)
