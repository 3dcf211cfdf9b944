import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { panels, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that a test writes has no network address, so Chromium would treat this machine's servers
// as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { blog, storefront } = inject('shop')
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
    // Nothing is stored of a guess, and the pages after the first do not say it again.
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL(storefront + localizePath('home', 'de'))
    expect(await text()).toMatch(/\d\s€/)
    expect(await main.getByText(guessed).count()).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    await page.goto(fabric)

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
    const box = (key: 'navigation.country' | 'navigation.currency') => main.getByLabel(t(key))
    await box('navigation.country').selectOption('GB')
    // Without a script the server brings the currency of the country.
    await expect
      .poll(() => box('navigation.currency').inputValue())
      .toBe(javaScriptEnabled ? 'GBP' : 'CAD')
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
  // A browser without a window does not always load a tab behind another, so the click is asked.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'taken by the page' : 'left to the browser'
    })
  })
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await opened
  expect([await page.title(), await dialog.count()]).toEqual(['left to the browser', 0])
  expect(await link.getAttribute('href')).toBe(
    localizePath('preferences', 'en', {}, { back: localizePath('shop', 'en') }),
  )
  await leave()
})

test('an American browser is asked nothing', async () => {
  const { page, leave } = await visit({ locale: 'en-US' })
  await page.goto(fabric)
  expect(await page.getByText(t('navigation.changeRegion'), { exact: true }).count()).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  await leave()
})

test.each([
  ['de-DE', '', '€', 'metric', '304'],
  ['de-DE', 'data-country="US"', 'US$', 'imperial', '120'],
  ['de-DE', 'data-currency="CAD"', 'CA$', 'imperial', '120'],
  ['en-GB', '', '£', 'metric', '304'],
  ['en-AU', '', 'AU$', 'metric', '304'],
  ['en-US', '', 'US$', 'imperial', '120'],
  ['en-US', 'data-country="DE"', '€', 'metric', '120'],
  ['tlh', '', 'US$', 'imperial', '120'],
] as const)(
  'a blog in the browser of %s, its script with %j, shows %s, and its author’s wall as %s, %s wide',
  async (locale, region, symbol, system, wide) => {
    const { page, browserErrors, leave } = await visit({ locale })
    const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,"><body>
      <selvage-design-card design-id="12"></selvage-design-card>
      <selvage-wallpaper-calculator design-id="16" height="96" widths="120"></selvage-wallpaper-calculator>
      <script type="module" src="${storefront}/embed/selvage.js" ${region}></script></body></html>`
    await page.route(`${blog}/post`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${blog}/post`)
    for (const panel of [0, 1])
      await expect.poll(() => panels(page).nth(panel).innerText()).toContain(symbol)
    // The widgets' English is the country's.
    const t = messages[/GB|AU/.test(locale) ? 'en-GB' : 'en']
    const calculator = widget(page, 'wallpaper-calculator')
    const choice = calculator.getByRole('radio', { name: t(`wall.system_${system}`) })
    expect(await choice.isChecked()).toBe(true)
    const width = calculator.getByRole('textbox', { name: t('wall.width') }).first()
    expect(await width.inputValue()).toBe(wide)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
