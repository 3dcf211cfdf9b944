import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { accountButton } from './support/account-menu.ts'
import { expectAccessible } from './support/axe.ts'
import { join } from './support/join.ts'
import { messages, Shopper } from './support/shopper.ts'
import { mouse } from './support/hands.ts'
import { prepareVisitors } from './support/visitor.ts'
import { whoAmIFails } from './support/who-am-i-fails.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en

test('a member whom the gateway does not name for a while is no guest, and goes on where they were', async () => {
  const { page, leave } = await visit()
  await join(page, `${crypto.randomUUID()}@example.com`)
  const shopper = new Shopper(page, mouse(), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  const account = await page
    .getByRole('banner')
    .getByRole('link', { name: t('account.tab_orders'), includeHidden: true })
    .getAttribute('href')
  const gateway = await whoAmIFails(page)
  const banner = page.getByRole('banner')
  const retry = page.getByRole('main').getByRole('link', { name: t('common.tryAgain') })

  await page.goto(storefront + localizePath('shop', 'en'))
  await banner.getByRole('link', { name: t('account.unknown') }).waitFor()
  expect(await banner.getByRole('link', { name: t('account.logIn') }).count()).toBe(0)
  expect(await accountButton(page).count()).toBe(0)

  for (const path of [account ?? '', localizePath('checkout', 'en')]) {
    const answer = await page.goto(storefront + path)
    expect(answer?.status()).toBe(503)
    await page.getByRole('heading', { name: t('account.unknownTitle') }).waitFor()
    await expectAccessible(page)
    expect(await page.getByLabel(t('checkout.email'), { exact: true }).count()).toBe(0)
  }

  gateway.recover()
  await retry.click()
  await page.getByRole('heading', { name: t('checkout.shippingTitle') }).waitFor()
  await page.goto(storefront + (account ?? ''))
  await accountButton(page).waitFor()
  gateway.close()
  await leave()
})
