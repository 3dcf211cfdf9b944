import type { Locator, Page } from 'playwright-core'
import { mouse } from './hands.ts'
import type { Hands } from './hands.ts'
import { messages } from './shopper.ts'

type AccountTab = 'orders' | 'addresses' | 'settings'

/** The button with a member's name in the header, which opens the pages of the account. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^June/ })

/** Opens a page of the account from the header, in English. */
export async function toAccountPage(
  page: Page,
  tab: AccountTab,
  hands: Hands = mouse(),
): Promise<void> {
  await hands.press(accountButton(page))
  const name = messages.en(`account.tab_${tab}`)
  await hands.press(page.getByRole('banner').getByRole('link', { name, exact: true }))
}

/** Logs out by the menu of the account in the header. */
export async function logOut(
  page: Page,
  hands: Hands = mouse(),
  t: (typeof messages)['en'] = messages.en,
): Promise<void> {
  await hands.press(accountButton(page))
  await hands.press(page.getByRole('banner').getByRole('button', { name: t('account.logOut') }))
}
