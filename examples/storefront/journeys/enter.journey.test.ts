import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { pressEnter, pressEnterInEach, textFields, watchRemovals } from './support/enter.ts'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
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
const LINES = 'main button[value="remove"]'
const WALL_ROWS = 'main input[name="widths"], main [data-opening]'

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
  { name: 'with its script', alive: true },
  { name: 'before its script has come', alive: false },
  { name: 'without script', alive: false, javaScriptEnabled: false },
]

const title = 'Enter in any text field of a page $name removes nothing, and saves in the cart'
test.each(scriptStates)(title, async ({ alive, javaScriptEnabled = true }) => {
  const { page, leave } = await visit({ javaScriptEnabled })
  // Without its scripts the page stays as the server rendered it.
  if (!alive) await page.route('**/*.js', (route) => route.abort())
  const removals = watchRemovals(page)
  const shopper = new Shopper(page, mouse(), 'en', { scripted: alive })
  const main = page.getByRole('main')
  /** Hydrates the islands of a page. */
  const wake = async () => {
    if (!alive) return
    for (const island of await page.locator('main selvage-island').all()) {
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
    if (!alive) return
    for (const kind of ['window', 'door'] as const) {
      await main.getByRole('button', { name: shopper.t(`wall.addOpening_${kind}`) }).click()
    }
  }

  // Enter on a product page puts the product into the cart.
  const fabric = { address: addresses.fabric, rows: 'main form', prepare: wake }
  expect(await pressEnterInEach(page, fabric, alive)).toBe(1)
  const paper = { address: addresses.wallpaper, rows: WALL_ROWS, prepare: wake }
  expect(await pressEnterInEach(page, paper, alive)).toBeGreaterThanOrEqual(4)
  const walls = { address: addresses.calculator, rows: WALL_ROWS, prepare: addOpenings }
  expect(await pressEnterInEach(page, walls, alive)).toBeGreaterThanOrEqual(alive ? 9 : 3)
  const shop = { address: addresses.shop, rows: 'main form' }
  expect(await pressEnterInEach(page, shop, alive)).toBeGreaterThanOrEqual(1)
  await pressEnter(textFields(page.getByRole('banner')).first(), alive)
  expect(new URL(page.url()).pathname).toBe(localizePath('shop', 'en'))

  const cart = { address: addresses.cart, rows: LINES, prepare: wake }
  expect(await pressEnterInEach(page, cart, alive)).toBe(3)
  await page.goto(cart.address)
  await wake()
  await page.getByRole('spinbutton').first().fill('5')
  await pressEnter(page.getByRole('spinbutton').first(), alive)
  if (alive) await page.waitForLoadState('networkidle')
  await page.goto(cart.address)
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('5')
  expect(await page.locator(LINES).count()).toBe(2)
  if (!alive) expect(await page.locator('[data-alive]').count()).toBe(0)
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
  await page.locator('#collections article a').first().click()
  await main.locator('selvage-island[data-alive]').waitFor({ state: 'attached' })
  await button(t('fill-a-yard.next')).click()
  await button(t('fill-a-yard.tool_empty')).click()
  await button(t('fill-a-yard.save')).click()
  const remove = page.getByRole('button', { name: t('fill-a-yard.remove') })
  const saved = main.locator('li').filter({ has: remove })
  await saved.first().waitFor()
  const squares = page.locator('[role="gridcell"] rect')
  const before = [await saved.count(), await squares.count()]
  const fields = textFields(main)
  expect(await fields.count()).toBe(2)
  for (const field of await fields.all()) await pressEnter(field, true)
  expect([await saved.count(), await squares.count()]).toEqual(before)
  // Enter in the quantity field has put the yard into the cart.
  await shopper.openCart()
  expect(await page.locator(LINES).count()).toBe(1)

  await shopper.checkOut()
  await pressEnterInAll()
  await shopper.fillAddress('enter@example.com', hudson)
  await shopper.chooseDelivery()
  await page.locator('iframe').waitFor()
  await page.getByLabel(t('checkout.billingSame')).uncheck()
  await pressEnterInAll()
  await page.goto(addresses.cart)
  expect(await page.locator(LINES).count()).toBe(1)
  expect(removals).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()

  async function pressEnterInAll(): Promise<void> {
    const all = textFields(main)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const count = await all.count()
    expect(count).toBeGreaterThan(5)
    for (const field of await all.all()) await field.press('Enter')
    expect(await all.count()).toBe(count)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  }
})
