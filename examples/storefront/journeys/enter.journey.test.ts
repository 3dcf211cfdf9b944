import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pressEnter, pressEnterInEach, textFields, watchRemovals } from './support/enter.ts'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { alive, drawnSquares, forms, islands, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const hudson = {
  name: 'June Harrow',
  line1: '418 Orchard Lane',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0101',
} as const
const WALLS = '?height=96&widths=140.120'

/** The lines of a cart, by the buttons that remove them. */
const linesOf = (page: Page) => page.getByRole('button', { name: /^Remove .+ from the cart$/ })
/** The widths of a plan's walls, and its openings. */
const wallRows = (page: Page) => {
  const main = page.getByRole('main')
  return main
    .getByRole('textbox', { name: /^(?:Wall width|Width of wall \d+) \(/ })
    .or(main.getByRole('group', { name: /^(?:Door|Window) \d+$/ }))
}

const design = { designId: 9 }
const addresses = {
  fabric: storefront + localizePath('fabric', 'en', design),
  wallpaper: storefront + localizePath('wallpaper', 'en', design) + WALLS,
  calculator: storefront + localizePath('wallpaper-calculator', 'en') + WALLS,
  shop: storefront + localizePath('shop', 'en'),
  cart: storefront + localizePath('cart', 'en'),
  yard: storefront + localizePath('fill-a-yard', 'en'),
}

const scriptStates = [
  { name: 'with its script', scripted: true },
  { name: 'before its script has come', scripted: false },
  { name: 'without script', scripted: false, javaScriptEnabled: false },
]

const title = 'Enter in any text field of a page $name removes nothing, and saves in the cart'
test.each(scriptStates)(title, async ({ scripted, javaScriptEnabled = true }) => {
  const { page, leave } = await visit({ javaScriptEnabled })
  // Without its scripts the page stays as the server rendered it.
  if (!scripted) await page.route('**/*.js', (route) => route.abort())
  const removals = watchRemovals(page)
  const shopper = new Shopper(page, mouse(), 'en', { scripted })
  const main = page.getByRole('main')
  /** Hydrates the islands of a page. */
  const wake = async () => {
    if (!scripted) return
    for (const island of await islands(page).all()) {
      await expect
        .poll(async () => {
          await island.dispatchEvent('focusin')
          return island.getAttribute('data-alive')
        })
        .toBe('')
    }
  }
  const addOpenings = async () => {
    await wake()
    if (!scripted) return
    for (const kind of ['window', 'door'] as const) {
      await main.getByRole('button', { name: shopper.t(`wall.addOpening_${kind}`) }).click()
    }
  }

  // Enter on a product page puts the product into the cart.
  const fabric = { address: addresses.fabric, rows: forms(page), prepare: wake }
  expect(await pressEnterInEach(page, fabric, scripted)).toBe(1)
  const paper = { address: addresses.wallpaper, rows: wallRows(page), prepare: wake }
  expect(await pressEnterInEach(page, paper, scripted)).toBeGreaterThanOrEqual(4)
  const walls = { address: addresses.calculator, rows: wallRows(page), prepare: addOpenings }
  expect(await pressEnterInEach(page, walls, scripted)).toBeGreaterThanOrEqual(scripted ? 9 : 3)
  const shop = { address: addresses.shop, rows: forms(page) }
  expect(await pressEnterInEach(page, shop, scripted)).toBeGreaterThanOrEqual(1)
  await pressEnter(textFields(page.getByRole('banner')).first(), scripted)
  expect(new URL(page.url()).pathname).toBe(localizePath('shop', 'en'))

  const cart = { address: addresses.cart, rows: linesOf(page), prepare: wake }
  expect(await pressEnterInEach(page, cart, scripted)).toBe(3)
  await page.goto(cart.address)
  await wake()
  await page.getByRole('spinbutton').first().fill('5')
  await pressEnter(page.getByRole('spinbutton').first(), scripted)
  if (scripted) await page.waitForLoadState('networkidle')
  await page.goto(cart.address)
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('5')
  expect(await linesOf(page).count()).toBe(2)
  if (!scripted) expect(await alive(page).count()).toBe(0)
  expect(removals).toEqual([])
  await leave()
})

test('Enter in any text field of a yard or of the checkout removes nothing', async () => {
  const { page, browserErrors, leave } = await visit()
  const removals = watchRemovals(page)
  const shopper = new Shopper(page, mouse(), 'en')
  const { t } = shopper
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })

  // A filled yard, and another one saved for later.
  await page.goto(addresses.yard)
  await main.getByRole('article').getByRole('link').first().click()
  await wakes(page)
  await button(t('fill-a-yard.next')).click()
  await button(t('fill-a-yard.tool_empty')).click()
  await button(t('fill-a-yard.save')).click()
  const remove = page.getByRole('button', { name: t('fill-a-yard.remove') })
  const saved = main.getByRole('listitem').filter({ has: remove })
  await saved.first().waitFor()
  const squares = drawnSquares(page)
  const before = [await saved.count(), await squares.count()]
  const fields = textFields(main)
  expect(await fields.count()).toBe(2)
  for (const field of await fields.all()) await pressEnter(field, true)
  expect([await saved.count(), await squares.count()]).toEqual(before)
  // Enter in the quantity field has put the yard into the cart.
  await shopper.openCart()
  expect(await linesOf(page).count()).toBe(1)

  await shopper.checkOut()
  await pressEnterInAll(6)
  await shopper.fillAddress('enter@example.com', hudson)
  await shopper.chooseDelivery()
  await page.getByTitle(t('checkout.cardFrame')).waitFor()
  await page.getByLabel(t('checkout.billingSame')).uncheck()
  // The bill needs no phone number.
  await pressEnterInAll(5)
  await page.goto(addresses.cart)
  expect(await linesOf(page).count()).toBe(1)
  expect(removals).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()

  async function pressEnterInAll(least: number): Promise<void> {
    const all = textFields(main)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const count = await all.count()
    expect(count).toBeGreaterThanOrEqual(least)
    for (const field of await all.all()) await field.press('Enter')
    expect(await all.count()).toBe(count)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  }
})
