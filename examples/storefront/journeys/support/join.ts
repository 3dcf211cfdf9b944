import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { messages } from './shopper.ts'

/** Makes an account of the shop, in English, and logs in to it. */
export async function join(page: Page, email: string): Promise<void> {
  const t = messages.en
  await page.goto(`${inject('shop').storefront}/register/new?lang=en`)
  const form = page.getByRole('region', { name: t('account.join'), exact: true })
  await form.getByLabel(t('account.screenName'), { exact: true }).fill('June in Hudson')
  await form.getByLabel(t('account.email'), { exact: true }).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill('a long password')
  await form.getByRole('button', { name: t('account.join') }).click()
  await page.getByText(t('account.welcome')).first().waitFor()
}
