import { expect, inject, test } from 'vitest'
import { accountButton, toAccountPage } from './support/account-menu.ts'
import { expectAccessible } from './support/axe.ts'
import { focused } from './support/focused.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { logIn } from './support/log-in.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const t = messages.en

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without script', mouse, false],
] as const)('a member changes name, address and country, %s', async (_, handsOf, scripted) => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
  const hands = handsOf(page)
  const email = `${crypto.randomUUID()}@example.com`
  await join(page, email)
  await toAccountPage(page, 'settings', hands)
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const save = page.getByRole('button', { name: t('profile.save') })
  const next = `${crypto.randomUUID()}@example.com`

  await hands.write(field(t('account.email')), next)
  await hands.press(save)
  await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
  expect(await field(t('account.email')).inputValue()).toBe(next)

  await hands.write(field(t('profile.currentPassword')), 'a long password')
  await hands.write(field(t('account.screenName')), 'June of Harrow')
  await field(t('navigation.country')).selectOption('GB')
  if (scripted) expect(await field(t('navigation.currency')).inputValue()).toBe('GBP')
  await hands.press(save)
  await focused(page).getByText(t('profile.saved')).first().waitFor()
  expect(await field(t('account.email')).inputValue()).toBe(next)
  expect(await field(t('navigation.currency')).inputValue()).toBe('GBP')
  await page.getByRole('banner').getByText('June of Harrow').first().waitFor()
  if (scripted) await expectAccessible(page)
  // The browser itself names the form that was rejected.
  expect(browserErrors.filter((error) => !/400 \(Bad Request\)/.test(error))).toEqual([])
  await leave()
})

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without script', mouse, false],
] as const)('a member logs out of another browser, %s', async (_, handsOf, scripted) => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
  const hands = handsOf(page)
  const email = `${crypto.randomUUID()}@example.com`
  await join(page, email)
  const phone = await visit({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
  })
  await phone.page.goto(`${inject('shop').storefront}/login?lang=en`)
  await logIn(phone.page, email)
  await accountButton(phone.page).waitFor()
  await toAccountPage(page, 'settings', hands)
  const name = t('devices.on', { browser: 'Safari', system: 'iPhone' })
  await hands.press(page.getByRole('button', { name: `${t('devices.end')} ${name}` }))
  await focused(page).getByText(t('devices.ended')).first().waitFor()
  expect(await page.getByText(name).count()).toBe(0)
  if (scripted) await expectAccessible(page)
  await phone.page.reload()
  await phone.page
    .getByRole('banner')
    .getByRole('link', { name: t('account.logIn') })
    .waitFor()
  await page.reload()
  await accountButton(page).waitFor()
  expect(browserErrors).toEqual([])
  await phone.leave()
  await leave()
})
