import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test('a cart that went offline before its first change says so, and makes it once it is online', async () => {
  const { page, leave } = await visit()
  const { t } = new Shopper(page, mouse(), 'en')
  const main = page.getByRole('main')
  const remove = main.getByRole('button', { name: /^Remove / })
  const undo = main.getByRole('button', { name: t('cart.undo') })
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  await main.getByRole('button', { name: t('fabric.addToCart') }).click()
  await Promise.race([
    page.waitForURL(storefront + localizePath('cart', 'en')),
    main.getByRole('link', { name: t('fabric.goToCart') }).waitFor(),
  ])
  // A new browser's cache has nothing: the code that changes a cart is still to be fetched.
  await page.goto(storefront + localizePath('cart', 'en'))
  await remove.hover()
  await wakes(page)
  await page.context().setOffline(true)
  await remove.click()
  const again = main.getByRole('button', { name: t('common.tryAgain') })
  await again.waitFor()
  await main.getByText(t('errors.SERVER_ERROR_offline')).first().waitFor()
  expect(await remove.count()).toBe(1)
  expect(await undo.count()).toBe(0)
  await page.context().setOffline(false)
  await again.click()
  await undo.waitFor()
  await expect.poll(() => remove.count()).toBe(0)
  await page.reload()
  await undo.waitFor()
  await leave()
})

test('a design whose first try to buy it was offline goes into the cart once the shop is online', async () => {
  const { page, leave } = await visit()
  const { t } = new Shopper(page, mouse(), 'en')
  const main = page.getByRole('main')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  const add = main.getByRole('button', { name: t('fabric.addToCart') })
  await add.hover()
  await wakes(page, 'fabric-product')
  await page.context().setOffline(true)
  await add.click()
  const again = main.getByRole('button', { name: t('common.tryAgain') })
  await again.waitFor()
  await main.getByText(t('errors.SERVER_ERROR_offline')).first().waitFor()
  await page.context().setOffline(false)
  await again.click()
  await main.getByRole('link', { name: t('fabric.goToCart') }).waitFor()
  // The header's number is another island, whose code was not there either.
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${t('navigation.cart')} 1` })
    .waitFor()
  await leave()
})
