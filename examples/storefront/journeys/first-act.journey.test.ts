import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const fabric = storefront + localizePath('fabric', 'en', { designId: '9' })
const cart = storefront + localizePath('cart', 'en')

/** How alive a page is when it is touched for the first time. */
const states = ['with a script', 'before its script', 'without a script'] as const
type State = (typeof states)[number]

async function arrive(state: State) {
  const visitor = await visit({ javaScriptEnabled: state !== 'without a script' })
  // A script that never comes leaves the page as the server drew it.
  if (state === 'before its script') await visitor.page.route('**/*.js', (route) => route.abort())
  return visitor
}
const main = (page: Page) => page.getByRole('main')
const add = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('fabric.addToCart') })
    .first()
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Puts one yard into the cart and opens the cart. */
async function fill(page: Page): Promise<void> {
  await page.goto(fabric)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await add(page).click()
  await answered
  await expect.poll(() => page.getByRole('banner').innerText()).toMatch(/1$/m)
  // The page again, without the message of the way here.
  await page.goto(cart)
  await page.reload()
}

test.each(states)('Add as the first act, %s: it says what is in the cart', async (state) => {
  const { page, leave } = await arrive(state)
  await page.goto(fabric)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await add(page).click()
  const sentence = t('fabric.addedMessage', { title, count: 1 })
  await page.getByText(sentence).first().waitFor({ state: 'attached' })
  // A page with a script stays, from the first press on.
  expect(page.url()).toBe(state === 'with a script' ? fabric : cart)
  if (state !== 'with a script') {
    await page.reload()
    expect(await page.getByText(sentence).count()).toBe(0)
  }
  await leave()
})

test('An arrow key as the first act, at any time before its script: the next fabric is chosen', async () => {
  for (let waitMs = 0; waitMs < 400; waitMs += 25) {
    const { page, leave } = await visit()
    await page.goto(fabric)
    const fabrics = main(page)
      .getByRole('group', { name: t('fabric.legend') })
      .getByRole('radio')
    await fabrics.first().focus()
    await page.waitForTimeout(waitMs)
    await page.keyboard.press('ArrowRight')
    await wakes(page, 'fabric-product')
    expect(await fabrics.nth(1).isChecked(), `${waitMs} ms`).toBe(true)
    await leave()
  }
})

test.each(states)(
  'Change as the first act, %s: the cart says so, and Remove hides the way to the checkout',
  async (state) => {
    const { page, leave } = await arrive(state)
    await fill(page)
    await page.getByRole('spinbutton').fill('3')
    await page.keyboard.press('Enter')
    // A page that is drawn again says why; in one that stays, the field has said its number.
    if (state !== 'with a script') await page.getByText(t('cart.updated')).waitFor()
    await expect.poll(() => page.getByRole('banner').innerText()).toMatch(/3$/m)
    expect(await page.getByRole('spinbutton').inputValue()).toBe('3')
    expect(await inHeader(page, t('cart.checkout')).count()).toBe(1)
    await main(page)
      .getByRole('button', { name: /^Remove / })
      .click()
    await main(page)
      .getByRole('button', { name: t('cart.undo') })
      .waitFor()
    await expect.poll(() => inHeader(page, t('cart.checkout')).count()).toBe(0)
    await leave()
  },
)

test.each(states)('Undo as the first act, %s: the line is back', async (state) => {
  const { page, leave } = await arrive(state)
  await fill(page)
  await main(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  const undo = main(page).getByRole('button', { name: t('cart.undo') })
  await undo.waitFor()
  await page.goto(cart)
  await page.reload()
  await undo.click()
  await main(page).getByRole('spinbutton').waitFor()
  await expect.poll(() => inHeader(page, t('cart.checkout')).count()).toBe(1)
  expect(await undo.count()).toBe(0)
  await leave()
})

test.each(states)(
  'a wrong promo code as the first act, %s, stays in its field with its reason',
  async (state) => {
    const { page, leave } = await arrive(state)
    await fill(page)
    const field = page.getByRole('textbox', { name: t('cart.promo') })
    await field.fill('NOSUCH')
    await page.keyboard.press('Enter')
    await main(page).getByText(t('errors.PROMO_CODE_INVALID')).first().waitFor()
    expect(await field.inputValue()).toBe('NOSUCH')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await inHeader(page, t('cart.checkout')).count()).toBe(1)
    await leave()
  },
)

test.each(states)(
  'another language and another country as the first acts in the cart, %s',
  async (state) => {
    const { page, leave } = await arrive(state)
    await fill(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { level: 1, name: messages.de('cart.title') }).waitFor()
    await page.goto(cart)
    await main(page)
      .getByRole('link', { name: t('navigation.changeRegion') })
      .click()
    await page.getByLabel(t('navigation.country')).selectOption('GB')
    // The page is left once the form is answered: a form that is sent later would end that visit.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /preferences/.test(answer.url()),
    )
    await page.getByRole('button', { name: t('navigation.savePreferences') }).click()
    await saved
    await page.goto(cart)
    expect(await main(page).innerText()).toContain(
      t('navigation.region', { country: 'United Kingdom', currency: '£' }),
    )
    expect(await main(page).innerText()).toMatch(/£\d/)
    await leave()
  },
)

test('a quantity of 0 leaves Checkout where it is, on the page and in the panel, and it leads to the field', async () => {
  const { page, leave } = await visit()
  await fill(page)
  const closed = async (place: Locator) => {
    await place.getByRole('spinbutton').fill('0')
    await page.keyboard.press('Tab')
    await place
      .getByText(t('forms.minimum'))
      .or(place.getByText(t('forms.integer')))
      .first()
      .waitFor()
    await place.getByRole('link', { name: t('cart.checkout') }).click()
    expect(
      await place.getByRole('spinbutton').evaluate((it) => it === document.activeElement),
    ).toBe(true)
  }
  await closed(main(page))
  expect(page.url()).toBe(cart)
  await page.goto(fabric)
  await inHeader(page, t('navigation.cart'))
    .or(page.getByRole('banner').getByRole('link', { name: /1$/ }))
    .first()
    .click()
  await closed(page.getByRole('dialog'))
  expect(page.url()).toBe(fabric)
  await leave()
})

test('a press waits for a script that is on its way, and goes on without one that is late', async () => {
  const { page, leave } = await visit()
  let isLate = false
  await page.route('**/fabric-product*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, isLate ? 20_000 : 500))
    await route.continue().catch(() => undefined)
  })
  await page.goto(fabric)
  await add(page).click()
  await main(page)
    .getByRole('link', { name: t('fabric.goToCart') })
    .waitFor()
  expect(page.url()).toBe(fabric)
  isLate = true
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '10' }))
  await add(page).click()
  await page.waitForURL(cart)
  await leave()
})

test.each(states)('Sort and language as the first act, %s', async (state) => {
  const { page, leave } = await arrive(state)
  const shop = storefront + localizePath('shop', 'en')
  await page.goto(shop)
  await main(page).getByLabel(t('search.sort')).first().selectOption('newest')
  // With its script the page applies the order at once, and has no button for it.
  const apply = main(page)
    .getByRole('button', { name: t('search.sortApply') })
    .first()
  if (await apply.isVisible()) await apply.click()
  await page.waitForURL(/[?&]sort=newest/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(/\/de\/.*[?&]sort=newest/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    messages.de('search.title'),
  )
  await leave()
})
