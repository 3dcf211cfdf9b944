import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.de
const fabric = storefront + localizePath('fabric', 'de', { designId: '9' })
const guessed = t('navigation.regionGuessed', { country: 'Deutschland', currency: '€' })

test.each([true, false])(
  'a German browser sees euros and meters, is asked once, and changes it (script: %s)',
  async (javaScriptEnabled) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled, locale: 'de-DE' })
    const main = page.getByRole('main')
    await page.goto(fabric)
    await main.getByText(guessed).waitFor()
    const text = () => main.innerText()
    expect(await text()).toMatch(/\d\s€/)
    // The same page again is shown in the same money, and does not say so again.
    await page.goto(fabric)
    expect(await text()).toMatch(/\d\s€/)
    expect(await main.getByText(guessed).count()).toBe(0)

    await page.getByRole('banner').getByRole('link', { name: 'Deutschland, €' }).click()
    const form = page.getByRole(javaScriptEnabled ? 'dialog' : 'main')
    const field = (name: 'country' | 'language' | 'currency' | 'measurement') =>
      form.getByLabel(t(`navigation.${name}`), { exact: true })
    await form.getByRole('heading', { name: t('navigation.preferences') }).waitFor()
    await field('country').selectOption('CA')
    // The form shows what the country brings, and what is chosen after that counts.
    if (javaScriptEnabled) {
      expect(await field('currency').inputValue()).toBe('CAD')
      await field('measurement').selectOption('imperial')
    }
    await form.getByRole('button', { name: t('navigation.savePreferences') }).click()
    if (javaScriptEnabled) await main.getByText(t('navigation.preferencesSaved')).first().waitFor()
    else {
      await main
        .getByRole('heading', { level: 1, name: t('navigation.preferencesSavedTitle') })
        .waitFor()
      await main.getByText('CA$').waitFor()
      await main.getByRole('link', { name: t('navigation.preferencesContinue') }).click()
    }
    await page.waitForURL((url) => url.pathname === new URL(fabric).pathname)
    expect(await text()).toMatch(/\d\sCA\$/)
    expect(await page.getByRole('contentinfo').innerText()).toContain(
      t(javaScriptEnabled ? 'navigation.imperial' : 'navigation.metric'),
    )

    await page.goto(storefront + localizePath('cart', 'de'))
    await main.getByRole('link', { name: t('navigation.changeRegion') }).click()
    await main.getByRole('heading', { level: 1, name: t('navigation.preferences') }).waitFor()
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('another language of the preferences shows the page that one was on', async () => {
  const { page, leave } = await visit({ locale: 'de-DE' })
  await page.goto(fabric)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('navigation.language')).selectOption('en')
  await dialog.getByRole('button', { name: t('navigation.savePreferences') }).click()
  await page
    .getByRole('main')
    .getByText(messages.en('navigation.preferencesSaved'))
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe(localizePath('fabric', 'en', { designId: '9' }))
  await leave()
})

test('the dialog gives the focus back, and another tab gets the page', async () => {
  const { page, leave } = await visit({ locale: 'en-US' })
  await page.goto(storefront + localizePath('shop', 'en'))
  const link = page.getByRole('banner').getByRole('link', { name: 'United States, US$' })
  const dialog = page.getByRole('dialog')
  await link.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await (
    await opened
  )
    .getByRole('heading', { level: 1, name: messages.en('navigation.preferences') })
    .waitFor()
  await leave()
})

test('an American browser is asked nothing', async () => {
  const { page, leave } = await visit({ locale: 'en-US' })
  await page.goto(fabric)
  expect(await page.getByText(t('navigation.changeRegion'), { exact: true }).count()).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  await leave()
})
