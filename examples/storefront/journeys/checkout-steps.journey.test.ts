import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { hudson } from './support/addresses.ts'
import { Shopper } from './support/shopper.ts'
import { framed } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const PHONE = { viewport: { width: 375, height: 812 } } as const

/** A guest on a phone who has given an address. */
async function toDelivery(email: string) {
  const visitor = await visit(PHONE)
  const { page } = visitor
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.open(localizePath('fabric', 'en', { designId: 9 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  return { ...visitor, shopper }
}

/** Where an element stands, and whether the focus is on it or inside its box. */
const stand = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const focused = element.ownerDocument.activeElement
    return {
      isInView: top >= 0 && bottom <= innerHeight,
      hasFocus:
        focused !== null && focused !== element.ownerDocument.body && focused.contains(element),
    }
  })
const isOpened = (target: Locator) =>
  expect.poll(() => stand(target)).toEqual({ isInView: true, hasFocus: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a step opens at its top, with the focus on its reason or its heading, and Forward returns', async () => {
  const { page, shopper, leave } = await toDelivery('steps@example.com')
  const { t } = shopper
  const at = (route: 'checkout-payment' | 'checkout-review' | 'checkout-delivery') =>
    page.waitForURL(storefront + localizePath(route, 'en'))
  await isOpened(heading(page))
  await shopper.chooseDelivery()
  await isOpened(heading(page))
  await shopper.fillCard('4000000000000002')
  await isOpened(heading(page))

  // Its entry of the history was left far down: the reason stands in view all the same.
  await shopper.place()
  await shopper.isDeclined()
  await at('checkout-payment')
  await isOpened(page.getByText(t('errors.CARD_DECLINED')))
  expect(await stand(heading(page))).toMatchObject({ isInView: true })

  await shopper.fillCard('4242424242424242')
  await page.goBack()
  await at('checkout-payment')
  await isOpened(heading(page))
  await page.goForward()
  await at('checkout-review')
  await expect.poll(() => heading(page).innerText()).toBe(t('checkout.reviewTitle'))
  // The review is the list of the lines, with no second one beside it.
  expect(await page.getByRole('article').count()).toBe(1)
  await isOpened(heading(page))

  // The address of a step that is done opens it with its data; the later ones stay done.
  await page.goto(storefront + localizePath('checkout-shipping', 'en'))
  await expect.poll(() => heading(page).innerText()).toBe(t('checkout.shippingTitle'))
  expect(await page.getByLabel(t('checkout.city')).inputValue()).toBe(hudson.city)
  const progress = page.getByRole('navigation', { name: t('checkout.progress') })
  await progress.getByRole('link', { name: t('checkout.stepPayment') }).press('Enter')
  await at('checkout-payment')
  await isOpened(heading(page))
  await leave()
})

test('each line about the card leads to its field inside the provider’s frame', async () => {
  const { page, shopper, leave } = await toDelivery('fields@example.com')
  const { t } = shopper
  await shopper.chooseDelivery()
  const field = (name: string) => framed(page).getByLabel(name, { exact: true })
  const link = (name: 'name' | 'number' | 'expiry' | 'cvc') =>
    page.getByRole('link', { name: new RegExp(`^${t(`checkout.cardField_${name}`)}:`) })
  // The number is typed into the field of the name.
  await field(t('checkout.cardField_name')).fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: t('checkout.toReview') }).click()
  await page.getByRole('link', { name: t('errors.CARD_NAME_INVALID') }).waitFor()
  for (const name of ['cvc', 'number', 'expiry', 'name'] as const) {
    // The frame calls its fields what the summary calls them.
    await link(name).click()
    const target = field(t(`checkout.cardField_${name}`))
    await expect
      .poll(() => target.evaluate((box) => box.ownerDocument.activeElement === box))
      .toBe(true)
    await expect
      .poll(async () => {
        const box = await target.boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= PHONE.viewport.height
      })
      .toBe(true)
  }
  await leave()
})

test('the card’s number and expiry take what people type and paste, in the groups of the card', async () => {
  const { page, shopper, leave } = await toDelivery('expiry@example.com')
  const { t } = shopper
  await shopper.chooseDelivery()
  const field = (name: 'number' | 'expiry') =>
    framed(page).getByLabel(t(`checkout.cardField_${name}`), { exact: true })
  const write = async (name: 'number' | 'expiry', text: string) => {
    await field(name).fill('')
    await field(name).pressSequentially(text)
    return field(name).inputValue()
  }
  for (const text of ['0928', '09/28', '9/28']) expect(await write('expiry', text)).toBe('09 / 28')
  for (const text of ['9/2028', '09 2028']) expect(await write('expiry', text)).toBe('09 / 2028')
  // The month is corrected in place, and what is deleted stays deleted.
  await write('expiry', '0928')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await page.keyboard.type('8')
  expect(await field('expiry').inputValue()).toBe('08 / 28')
  await page.keyboard.press('End')
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Backspace')
  expect(await field('expiry').inputValue()).toBe('08')

  expect(await write('number', '4242424242424242')).toBe('4242 4242 4242 4242')
  expect(await write('number', '378282246310005')).toBe('3782 822463 10005')
  await framed(page).getByText('American Express', { exact: true }).waitFor()
  await field('number').fill('')
  for (const text of ['4242-4242-4242-4242', ' 4242 4242\u00a04242–4242 ']) {
    await field('number').evaluate((input, pasted) => {
      ;(input as HTMLInputElement).select()
      input.ownerDocument.execCommand('insertText', false, pasted)
    }, text)
    expect(await field('number').inputValue()).toBe('4242 4242 4242 4242')
  }

  // One sentence for each mistake, at the field and in the summary.
  for (const [text, code] of [
    ['13/28', 'CARD_EXPIRY_INVALID'],
    ['09', 'CARD_EXPIRY_INCOMPLETE'],
    ['09/20', 'CARD_EXPIRED'],
  ] as const) {
    await write('expiry', text)
    await page.getByRole('button', { name: t('checkout.toReview') }).click()
    await framed(page)
      .getByText(t(`errors.${code}`))
      .waitFor()
    await page.getByRole('link', { name: t(`errors.${code}`) }).waitFor()
  }
  await leave()
})
