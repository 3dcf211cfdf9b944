import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { noScriptText } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'
import { wallFields } from './support/wall-fields.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test.each(['en', 'de'] as const)(
  'without script a guest searches, filters, reads, fills a cart and changes it, in %s',
  async (language) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
    const shopper = new Shopper(page, mouse(), language, { scripted: false })
    const { t } = shopper
    await shopper.arrive()
    await shopper.search('check')
    const [before = '', after = ''] = t('search.show', { count: 7 }).split('7')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${before}[\\d.,\\s]+${after}$`) })
      .first()
      .click()
    await page.waitForURL(/[?&]q=check/)
    const designId = await shopper.openFirst()

    const title = await page.getByRole('heading', { level: 1 }).innerText()

    // A rejected form comes back with its error and with what was typed.
    const quantity = page.getByRole('spinbutton')
    await page.getByRole('radio').nth(1).check({ force: true })
    const chosen = page
      .getByRole('group', { name: t('fabric.legend'), exact: true })
      .getByRole('radio', { checked: true })
    const fabric = await chosen.inputValue()
    await quantity.evaluate((box: HTMLInputElement) => {
      box.form?.setAttribute('novalidate', '')
    })
    await quantity.fill('0')
    await page.getByRole('button', { name: t('fabric.addToCart') }).click()
    await page.getByText(t('forms.minimum')).first().waitFor()
    expect(await quantity.inputValue()).toBe('0')
    expect(await chosen.inputValue()).toBe(fabric)

    await quantity.fill('3')
    await page.getByRole('button', { name: t('fabric.addToCart') }).click()
    await page.waitForURL(storefront + localizePath('cart', language))
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('navigation.cart') })
        .innerText(),
    ).toMatch(/3$/)
    const line = page.getByRole('main').getByRole('link', { name: title, exact: true })
    expect(await line.getAttribute('href')).toMatch(new RegExp(`/${designId}\\b`))

    await page.getByRole('spinbutton').fill('2')
    await page.getByRole('button', { name: t('cart.update') }).click()
    await expect
      .poll(() =>
        page
          .getByRole('banner')
          .getByRole('link', { name: t('navigation.cart') })
          .innerText(),
      )
      .toMatch(/2$/)

    // Nobody goes to the checkout to learn it there.
    expect(await noScriptText(page)).toContain(t('checkout.needsScript'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.checkout') })
      .click()
    expect(await noScriptText(page)).toContain(t('checkout.needsScript'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('navigation.backToCart') })
      .click()
    // A code that is not taken stays in its field, beside its error.
    const promo = page.getByRole('textbox', { name: t('cart.promo') })
    await promo.fill('NOTHING')
    await page.getByRole('button', { name: t('cart.promoApply') }).click()
    await expect.poll(() => promo.getAttribute('aria-invalid')).toBe('true')
    expect(await promo.inputValue()).toBe('NOTHING')

    const bought = page.getByRole('article').filter({ hasText: title })
    await bought.getByRole('button', { name: t('cart.remove') }).click()
    await page.getByRole('heading', { name: t('cart.empty') }).waitFor()
    // Chromium reports the rejected form as a failed load; no other error may occur.
    expect(
      browserErrors.filter(
        (browserError) =>
          !/status of 400.*\/(?:fabric\/|stoff\/|cart|warenkorb)/.test(browserError),
      ),
    ).toEqual([])
    await leave()
  },
)

test('without script the calculator answers with a drawing and a comparison, and a yard’s options reach the canvas', async () => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
  const shopper = new Shopper(page, mouse(), 'en', { scripted: false })
  const { t } = shopper
  const main = page.getByRole('main')
  const wall = wallFields(main, t, 'imperial')
  const send = async (height: string, width: string) => {
    await wall.height.fill(height)
    await wall.width.fill(width)
    await main.getByRole('button', { name: t('wall.calculate') }).click()
    await page.waitForLoadState()
  }
  await shopper.open(localizePath('wallpaper-calculator', 'en'))
  await send('96.5', '140')
  await main.getByText(t('wall.fault_whole')).first().waitFor()
  expect(await wall.height.inputValue()).toBe('96.5')

  await send('96', '140')
  await page.waitForURL(/[?&]height=96&widths=140(?:&|$)/)
  await shopper.look()
  const text = await main.innerText()
  expect(text).toMatch(/\b6 panels\b/)
  expect(await main.getByRole('table').first().getByRole('row').count()).toBe(10)
  expect(await main.getByRole('img', { name: /^A wall .* in 6 panels$/ }).count()).toBe(1)

  // The link of a design takes the wall along.
  await main.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/en\/wallpaper\/\d+\?.*widths=140/)
  expect(await wall.width.inputValue()).toBe('140')

  await shopper.open(localizePath('fill-a-yard', 'en'))
  await main.getByRole('article').getByRole('link').first().click()
  await main.getByRole('radio', { name: t('fill-a-yard.template_4') }).check({ force: true })
  await main.getByRole('button', { name: t('fill-a-yard.next') }).click()
  await page.waitForURL(/\/fill-a-yard\/canvas\?.*template=4/)
  expect(await page.getByRole('gridcell').count()).toBeGreaterThan(40)
  expect(await main.innerText()).toContain(t('fill-a-yard.needsScript'))
  // The page leaves out what would not answer a press.
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await main.getByRole('spinbutton').count()).toBe(0)
  await shopper.look()
  // On a phone, what follows the squares stands right below them.
  await page.setViewportSize({ width: 375, height: 812 })
  const squares = await main.getByRole('grid').boundingBox()
  const next = await main.getByRole('heading', { name: t('fill-a-yard.finished') }).boundingBox()
  expect((next?.y ?? 0) - (squares?.y ?? 0) - (squares?.height ?? 0)).toBeLessThan(100)
  expect(browserErrors).toEqual([])
  await leave()
})
