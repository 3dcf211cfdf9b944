import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Shopper } from './shopper.ts'

/** Goes to the payment with e-mail and country alone. */
export async function fillContact(page: Page, { t }: Shopper, email: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: t('checkout.contactTitle') }).waitFor()
  expect(await page.getByLabel(t('checkout.line1')).count()).toBe(0)
  await page.getByLabel(t('checkout.email'), { exact: true }).fill(email)
  await page.getByLabel(t('checkout.emailRetype'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
}
