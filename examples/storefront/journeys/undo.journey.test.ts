import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

/** How alive the cart's page is when its first button is pressed. */
const states = ['with a script', 'before its script', 'without a script'] as const

test.each(states)(
  'Remove as the first act, %s: the line can be put back, after a reload too',
  async (state) => {
    const { page, browserErrors, leave } = await visit({
      javaScriptEnabled: state !== 'without a script',
    })
    const { t } = new Shopper(page, mouse(), 'en')
    const main = page.getByRole('main')
    const remove = main.getByRole('button', { name: /^Remove / })
    const undo = main.getByRole('button', { name: t('cart.undo') })
    await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
    await main.getByRole('button', { name: t('fabric.addToCart') }).click()
    const cart = storefront + localizePath('cart', 'en')
    if (state !== 'without a script')
      await Promise.race([
        page.waitForURL(cart),
        main.getByRole('link', { name: t('fabric.goToCart') }).waitFor(),
      ])
    // A script that never comes leaves the page as the server drew it.
    if (state === 'before its script') await page.route('**/*.js', (route) => route.abort())
    await page.goto(cart)
    // With a script the line is gone from the page before the gateway has answered.
    const answered =
      state === 'with a script' &&
      page.waitForResponse((response) => response.request().method() !== 'GET')
    await remove.click()
    await answered
    await undo.waitFor()
    expect(await undo.count()).toBe(1)
    expect(await remove.count()).toBe(0)
    await page.reload()
    await undo.waitFor()
    await undo.click()
    await remove.waitFor()
    await expect.poll(() => undo.count()).toBe(0)
    if (state === 'with a script')
      await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true)
    if (state !== 'before its script') expect(browserErrors).toEqual([])
    await leave()
  },
)
