import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accountButton, logOut } from './support/account-menu.ts'
import { expectAccessible } from './support/axe.ts'
import { focused } from './support/focused.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { mailTo } from './support/records.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront, dataDir } = inject('shop')
const OLD = 'a long password'
const NEW = 'quite another one'

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

test.each([
  ['with a mouse', 'en', mouse, true],
  ['by keyboard alone', 'de', keyboard, true],
  ['without script', 'en', mouse, false],
] as const)(
  'a member sets a new password by the link of a mail, %s in %s',
  async (_, lang, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const t = messages[lang]
    const email = `${crypto.randomUUID()}@example.com`
    const section = (name: 'logIn' | 'join') =>
      page.getByRole('region', { name: t(`account.${name}`), exact: true })
    const enter = async (password: string) => {
      await hands.write(section('logIn').getByLabel(t('account.email'), { exact: true }), email)
      await hands.write(
        section('logIn').getByLabel(t('account.password'), { exact: true }),
        password,
      )
      await hands.press(
        section('logIn').getByRole('button', { name: t('account.logIn'), exact: true }),
      )
    }

    await page.goto(`${storefront}/register/new?lang=${lang}`)
    await hands.write(section('join').getByLabel(t('account.screenName'), { exact: true }), 'June')
    await hands.write(section('join').getByLabel(t('account.email'), { exact: true }), email)
    await hands.write(section('join').getByLabel(t('account.password'), { exact: true }), OLD)
    await hands.press(section('join').getByRole('button', { name: t('account.join') }))
    await logOut(page, hands, t)
    await page.getByText(t('account.loggedOut')).first().waitFor()

    await page.goto(`${storefront}/login?lang=${lang}`)
    await hands.press(page.getByRole('link', { name: t('account.forgot') }))
    await page.getByRole('heading', { name: t('account.askTitle'), level: 1 }).waitFor()
    await hands.write(page.getByLabel(t('account.email'), { exact: true }), 'june@')
    await hands.press(button(page, t('account.askSend')))
    await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
    expect(await page.getByLabel(t('account.email'), { exact: true }).inputValue()).toBe('june@')
    await page.getByLabel(t('account.email'), { exact: true }).fill(email)
    await hands.press(button(page, t('account.askSend')))
    const message = t('account.asked', { minutes: 30 })
    await page.getByText(message).first().waitFor()

    const [link = ''] = /http\S+token=[\w-]+/.exec(await mailTo(email)) ?? []
    expect(link).toContain(localizePath('password-edit', lang))
    // A program that looks at links does not use them up.
    for (const method of ['GET', 'HEAD']) await fetch(link, { method })
    await page.goto(link)
    await hands.write(page.getByLabel(t('account.newPassword'), { exact: true }), 'too short')
    await hands.press(button(page, t('account.newSave')))
    await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
    await hands.write(page.getByLabel(t('account.newPassword'), { exact: true }), NEW)
    await hands.press(button(page, t('account.newSave')))
    await page.getByText(t('account.passwordSet')).first().waitFor()

    await enter(OLD)
    await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
    await page.goto(`${storefront}/login?lang=${lang}`)
    await enter(NEW)
    await accountButton(page).waitFor()

    // The link is over at once, before another password is thought of.
    await page.goto(link)
    await page.getByRole('heading', { name: t('account.linkOver'), level: 1 }).waitFor()
    await hands.press(page.getByRole('link', { name: t('account.askAgain') }))
    await page.getByRole('heading', { name: t('account.askTitle'), level: 1 }).waitFor()
    // The browser logs each rejected form: the wrong address, the short and the old password.
    const rejected = browserErrors.filter((line) => line.includes('status of 400'))
    expect(rejected).toHaveLength(3)
    expect(browserErrors).toEqual(rejected)
    await leave()
  },
)

test('who forgot the password on the way to the checkout gets back there by the mail', async () => {
  const { page, leave } = await visit()
  const t = messages.en
  const email = `${crypto.randomUUID()}@example.com`
  const next = localizePath('cart', 'en')
  await join(page, email)
  await logOut(page)
  await page.getByText(t('account.loggedOut')).first().waitFor()
  await page.goto(`${storefront}/login?${new URLSearchParams({ lang: 'en', next }).toString()}`)
  await page.getByRole('link', { name: t('account.forgot') }).click()
  await page.getByLabel(t('account.email'), { exact: true }).fill(email)
  await button(page, t('account.askSend')).click()
  await page
    .getByText(t('account.asked', { minutes: 30 }))
    .first()
    .waitFor()
  const [link = ''] = /http\S+token=\S+/.exec(await mailTo(email)) ?? []
  await page.goto(link)
  await page.getByLabel(t('account.newPassword'), { exact: true }).fill(NEW)
  await button(page, t('account.newSave')).click()
  await page.getByText(t('account.passwordSet')).first().waitFor()
  const section = page.getByRole('region', { name: t('account.logIn'), exact: true })
  await section.getByLabel(t('account.email'), { exact: true }).fill(email)
  await section.getByLabel(t('account.password'), { exact: true }).fill(NEW)
  await section.getByRole('button', { name: t('account.logIn'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === next)
  await leave()
})

test.each([
  ['with a mouse', 'en', mouse, true],
  ['by keyboard alone', 'de', keyboard, true],
  ['without script', 'en', mouse, false],
] as const)(
  'a member changes the password by the current one, %s in %s',
  async (_, lang, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const other = await visit()
    const hands = handsOf(page)
    const t = messages[lang]
    const email = `${crypto.randomUUID()}@example.com`
    await join(page, email)
    await other.page.goto(`${storefront}/login?lang=en`)
    const login = other.page.getByRole('region', { name: messages.en('account.logIn') })
    const enter = async (password: string) => {
      await login.getByLabel(messages.en('account.email'), { exact: true }).fill(email)
      await login.getByLabel(messages.en('account.password'), { exact: true }).fill(password)
      await login.getByRole('button', { name: messages.en('account.logIn'), exact: true }).click()
    }
    await enter(OLD)
    await other.page.getByText(messages.en('account.welcomeBack')).first().waitFor()

    await page.goto(storefront + localizePath('own-account', lang))
    const section = page.getByRole('region', { name: t('account.changeTitle'), exact: true })
    const change = async (current: string, password: string) => {
      const [before, after] = [t('passkey.currentPassword'), t('account.newPassword')]
      await hands.write(section.getByLabel(before, { exact: true }), current)
      await hands.write(section.getByLabel(after, { exact: true }), password)
      await hands.press(button(page, t('account.changeSave')))
    }
    await change(OLD, OLD)
    await page.getByText(t('account.samePassword')).first().waitFor()
    await change('not this one', NEW)
    await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
    await section.getByText(t('account.wrongPassword')).first().waitFor()
    if (scripted) await expectAccessible(page)
    // With a script nothing typed is lost; without one a password would stand in the page.
    expect(await section.getByLabel(t('account.newPassword'), { exact: true }).inputValue()).toBe(
      scripted ? NEW : '',
    )
    await change(OLD, NEW)
    await focused(page).getByText(t('account.passwordChanged')).first().waitFor()
    expect(await mailTo(email)).toContain(localizePath('password-new', lang))

    // This session stays, and that of the other device is over.
    await page.goto(storefront + localizePath('own-account', lang))
    await section.waitFor()
    await other.page.goto(storefront + localizePath('own-account', 'en'))
    await login.waitFor()
    await enter(OLD)
    await other.page.getByRole('group').first().waitFor()
    await enter(NEW)
    await other.page.getByText(messages.en('account.welcomeBack')).first().waitFor()
    const rejected = browserErrors.filter((line) => line.includes('status of 400'))
    // A script sends no password that is the old one.
    expect(rejected).toHaveLength(scripted ? 1 : 2)
    expect(browserErrors).toEqual(rejected)
    await other.leave()
    await leave()
  },
)

test('an address without an account hears the same, and gets no mail', async () => {
  const { page, leave } = await visit()
  const t = messages.en
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto(storefront + localizePath('password-new', 'en'))
  await page.getByLabel(t('account.email'), { exact: true }).fill(email)
  await button(page, t('account.askSend')).click()
  await page
    .getByText(t('account.asked', { minutes: 30 }))
    .first()
    .waitFor()
  await page.waitForTimeout(3_000)
  const folder = joinPath(dataDir, 'outbox')
  const mails = await Promise.all(
    (await readdir(folder).catch(() => [])).map((name) => readFile(joinPath(folder, name), 'utf8')),
  )
  expect(mails.filter((mail) => mail.includes(email))).toEqual([])
  await leave()
})
