import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logOut } from './support/account-menu.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { mailTo } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const PASSKEYS = `${storefront}/account/passkeys?lang=en`
const LOGIN = `${storefront}/login?lang=en`

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const passkeyButton = (page: Page) => main(page).getByRole('button', { name: t('passkey.logIn') })
/** Presses the button once: a click that saw the page leave would be tried again. */
const logIn = (page: Page) => passkeyButton(page).dispatchEvent('click')
const shows = (page: Page, text: string) => main(page).getByText(text).first().waitFor()
const entries = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Laptop' })

async function leaveAccount(page: Page): Promise<void> {
  await logOut(page)
  await page.getByText(t('account.loggedOut')).first().waitFor()
}

/** A member who has a passkey, on its page. */
async function withPasskey() {
  const visitor = await visit()
  const { page } = visitor
  const device = await addAuthenticator(page)
  const email = `${randomUUID()}@example.com`
  await join(page, email)
  await page.goto(PASSKEYS)
  await main(page).getByLabel(t('passkey.name'), { exact: true }).fill('Laptop')
  await main(page).getByLabel(t('passkey.currentPassword'), { exact: true }).fill('a long password')
  await press(page, t('passkey.add'))
  await shows(page, t('passkey.addedNow'))
  expect(await entries(page).count()).toBe(1)
  expect(await device.count()).toBe(1)
  return { ...visitor, device, email }
}

test('a passkey is added, opens a session with the guest’s cart, and opens none once deleted', async () => {
  const { page, device, email, browserErrors, leave } = await withPasskey()
  expect(await mailTo(email)).toContain('The passkey “Laptop” was added')
  await leaveAccount(page)

  // A guest fills a cart, and comes back as the member.
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 9 }))
  await new Shopper(page, mouse(), 'en').addTwo()
  await page.goto(LOGIN)
  await logIn(page)
  await page.getByText(t('account.welcomeBack')).first().waitFor()
  await page.goto(storefront + localizePath('cart', 'en'))
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('2')

  // It has another name now, and was used today.
  await page.goto(PASSKEYS)
  await main(page)
    .getByRole('link', { name: `${t('passkey.rename')} Laptop` })
    .click()
  await main(page).getByRole('textbox').first().fill('Laptop at home')
  await press(page, t('passkey.renameSave'))
  await shows(page, t('passkey.renamedNow'))
  expect(await main(page).getByText(t('passkey.neverUsed')).count()).toBe(0)

  // It is deleted only after the question.
  await main(page)
    .getByRole('link', { name: `${t('passkey.delete')} Laptop at home` })
    .click()
  await main(page)
    .getByRole('link', { name: t('passkey.keep') })
    .click()
  expect(await entries(page).count()).toBe(1)
  await main(page)
    .getByRole('link', { name: `${t('passkey.delete')} Laptop at home` })
    .click()
  await press(page, t('passkey.deleteYes'))
  await shows(page, t('passkey.none'))
  await leaveAccount(page)

  // The device still has it, and the shop takes it no more.
  expect(await device.count()).toBe(1)
  await page.goto(LOGIN)
  await logIn(page)
  await shows(page, t('errors.PASSKEY_INVALID'))
  const rejected = browserErrors.filter((line) => line.includes('status of 400'))
  expect(browserErrors).toEqual(rejected)
  await leave()
})

test('a question that nobody answers adds nothing and opens nothing, and can be asked again', async () => {
  const { page, device, leave } = await withPasskey()
  await leaveAccount(page)
  await page.goto(LOGIN)
  await device.answers(false)
  await logIn(page)
  await shows(page, t('passkey.canceled'))
  await device.answers(true)
  await logIn(page)
  await page.getByText(t('account.welcomeBack')).first().waitFor()

  // One device has one passkey of an account.
  await page.goto(PASSKEYS)
  await main(page).getByLabel(t('passkey.name'), { exact: true }).fill('Phone')
  await main(page).getByLabel(t('passkey.currentPassword'), { exact: true }).fill('not this one')
  await press(page, t('passkey.add'))
  await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
  await main(page).getByLabel(t('passkey.currentPassword'), { exact: true }).fill('a long password')
  await press(page, t('passkey.add'))
  await shows(page, t('passkey.thereAlready'))
  expect(await device.count()).toBe(1)
  await leave()
})

test('without a script both pages say that passkeys need one', async () => {
  const scripted = await visit()
  const email = `${randomUUID()}@example.com`
  await join(scripted.page, email)
  const cookies = await scripted.page.context().cookies()
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(LOGIN)
  expect(await page.content()).toContain(t('passkey.needScript'))
  expect(await passkeyButton(page).count()).toBe(0)
  await page.context().addCookies(cookies)
  await page.goto(PASSKEYS)
  expect(await page.content()).toContain(t('passkey.needScript'))
  expect(await main(page).getByLabel(t('passkey.name')).count()).toBe(0)
  await leave()
  await scripted.leave()
})
