import type { Page } from 'playwright-core'
import { messages } from './shopper.ts'

/** Logs in on the page of the login, in English, as a member whom `join` has made. */
export async function logIn(page: Page, email: string): Promise<void> {
  const t = messages.en
  const form = page.getByRole('region', { name: t('account.logIn'), exact: true })
  await form.getByLabel(t('account.email'), { exact: true }).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill('a long password')
  await form.getByRole('button', { name: t('account.logIn'), exact: true }).click()
}
