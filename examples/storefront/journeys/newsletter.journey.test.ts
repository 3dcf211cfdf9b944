import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { focused } from './support/focused.ts'
import { keyboard, mouse } from './support/hands.ts'
import { mailTo } from './support/records.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

const linkIn = (mail: string, path: string): string =>
  mail.match(/http\S+token=[\w.-]+/g)?.find((link) => link.includes(path)) ?? ''
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, level: 1, exact: true })

test.each([
  ['with a mouse', 'en', mouse, true],
  ['by keyboard alone', 'de', keyboard, true],
  ['without script', 'en', mouse, false],
] as const)(
  'the footer’s form says at once which step is left, and focus is there, %s in %s',
  async (_, lang, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const t = messages[lang]
    const email = `${crypto.randomUUID()}@example.com`
    await page.goto(`${storefront}/${lang}`)
    const footer = page.getByRole('contentinfo')
    await hands.write(footer.getByLabel(t('newsletter.leadEmail')), email)
    await hands.press(footer.getByRole('button', { name: t('newsletter.subscribe') }))
    await heading(page, t('newsletter.sentTitle')).and(focused(page)).waitFor()
    await page.getByText(t('newsletter.sentText')).waitFor()
    if (scripted) await expectAccessible(page)
    await page.goto(linkIn(await mailTo(email), localizePath('subscribe-confirm', lang)))
    await hands.press(page.getByRole('button', { name: t('newsletter.confirm'), exact: true }))
    await heading(page, t('newsletter.successTitle')).and(focused(page)).waitFor()
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each([
  ['with a mouse', 'en', mouse, true],
  ['by keyboard alone', 'de', keyboard, true],
  ['without script', 'en', mouse, false],
] as const)(
  'a reader subscribes, confirms, changes and ends the newsletter, %s in %s',
  async (_, lang, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const t = messages[lang]
    const email = `${crypto.randomUUID()}@example.com`
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    // Each end says what happens next, and leads on.
    const showsEnd = async (title: string) => {
      await heading(page, title).waitFor()
      await main.getByRole('heading', { name: t('newsletter.next'), level: 2 }).waitFor()
      const onward = main.getByRole('link', { name: t('home.browse') })
      expect(await onward.getAttribute('href')).toContain(localizePath('shop', lang))
    }

    await page.goto(`${storefront}/${lang}`)
    const footer = page.getByRole('contentinfo')
    // Without an address, the footer leads to the whole form.
    await hands.press(footer.getByRole('button', { name: t('newsletter.subscribe') }))
    await heading(page, t('newsletter.title')).waitFor()
    await main.getByRole('group', { name: t('newsletter.summary') }).waitFor()
    await hands.write(main.getByLabel(t('account.email'), { exact: true }).first(), email)
    await hands.press(main.getByLabel(t('newsletter.sms'), { exact: true }))
    await hands.press(button(t('newsletter.subscribe')))
    await main.getByRole('group', { name: t('newsletter.summary') }).waitFor()
    await hands.write(main.getByLabel(t('newsletter.phone')), '+49 30 901820')
    await hands.press(main.getByLabel(t('newsletter.choice_wallpaper'), { exact: true }))
    await hands.press(button(t('newsletter.subscribe')))
    await showsEnd(t('newsletter.sentTitle'))

    const link = linkIn(await mailTo(email), localizePath('subscribe-confirm', lang))
    // A program that looks at links does not use them up.
    for (const method of ['GET', 'HEAD']) await fetch(link, { method })
    await page.goto(link)
    await hands.press(button(t('newsletter.confirm')))
    await showsEnd(t('newsletter.successTitle'))
    const welcome = await mailTo(email, 'newsletter-welcome-')
    const end = linkIn(welcome, localizePath('unsubscribe', lang))

    await hands.press(main.getByRole('link', { name: t('newsletter.preferences') }))
    await heading(page, t('newsletter.preferences')).waitFor()
    const fabric = main.getByLabel(t('newsletter.choice_fabric'), { exact: true })
    expect(await fabric.isChecked()).toBe(false)
    expect(
      await main.getByLabel(t('newsletter.choice_wallpaper'), { exact: true }).isChecked(),
    ).toBe(true)
    await hands.press(fabric)
    await hands.press(button(t('profile.save')))
    await page.getByText(t('profile.saved')).first().waitFor()
    expect(await fabric.isChecked()).toBe(true)

    await fetch(end)
    await page.goto(end)
    await heading(page, t('newsletter.unsubscribe')).waitFor()
    await hands.press(button(t('newsletter.unsubscribe')))
    await showsEnd(t('newsletter.ended'))
    await page.getByText(t('newsletter.ended_email', { email })).waitFor()

    await page.goto(link)
    await heading(page, t('newsletter.linkOver')).waitFor()
    // The browser logs the rejected form.
    expect(browserErrors.filter((line) => !line.includes('status of 400'))).toEqual([])
    await leave()
  },
)

test('a mail program ends it by one click, as its mail says', async () => {
  const { page, leave } = await visit()
  const t = messages.en
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto(storefront + localizePath('subscribe', 'en'))
  await expectAccessible(page)
  await page.getByRole('main').getByLabel(t('account.email'), { exact: true }).first().fill(email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('newsletter.subscribe') })
    .click()
  await heading(page, t('newsletter.sentTitle')).waitFor()
  await page.goto(linkIn(await mailTo(email), localizePath('subscribe-confirm', 'en')))
  await page.getByRole('button', { name: t('newsletter.confirm'), exact: true }).click()
  const welcome = await mailTo(email, 'newsletter-welcome-')
  const end = linkIn(welcome, localizePath('unsubscribe', 'en'))
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(end, { method: 'POST', body, redirect: 'manual' })).status).toBe(200)
  await page.goto(linkIn(welcome, localizePath('newsletter-preferences', 'en')))
  const byEmail = page.getByRole('main').getByRole('checkbox', { name: t('account.email') })
  expect(await byEmail.isChecked()).toBe(false)
  await leave()
})
