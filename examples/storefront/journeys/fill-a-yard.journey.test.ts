import { layoutImageUrl, readLayoutCode } from '@selvage/core/fill-a-yard'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { keyboard, mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { drawnSquares, island, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront, gateway } = inject('shop')
const hudson = {
  name: 'June Harrow',
  line1: '418 Orchard Lane',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0101',
} as const
const violations = async () =>
  ((await (await fetch(`${storefront}/healthz`)).json()) as { cspViolations: number }).cspViolations
const layoutOf = (address: string) => readLayoutCode(new URL(address).searchParams.get('layout'))

test('with the keyboard alone: a yard from a collection to the cart, changed from there, bought together with wallpaper', async () => {
  const { page, browserErrors, leave } = await visit()
  const hands = keyboard(page)
  const shopper = new Shopper(page, hands, 'en')
  const { t } = shopper
  const email = 'yard@example.com'
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const cells = page.getByRole('gridcell')

  await shopper.open(localizePath('collections', 'en'))
  await hands.press(page.getByRole('main').getByRole('article').getByRole('link').nth(3))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shopper.follow(t('collection.fill'), /\/fill-a-yard\/options\?/)
  await hands.pick(page.getByRole('radio', { name: t('fill-a-yard.template_10') }))
  await hands.press(button(t('fill-a-yard.next')))
  await page.waitForURL(/\/fill-a-yard\/canvas\?/)
  expect(await cells.count()).toBe(4)

  // Fills the first square, the one beside it, then the rest, and undoes one step.
  await hands.press(cells.first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await hands.press(button(t('fill-a-yard.tool_empty')))
  await hands.press(button(t('fill-a-yard.undo')))
  // The address has it at once: a page may be loaded again at any moment.
  const undone = layoutOf(await page.evaluate(() => location.href))
  expect(undone?.cells.filter((cell) => cell !== null).length).toBe(1)
  await shopper.look()
  const drawn = layoutOf(page.url())

  // The address has the layout, so a reload shows the same.
  await page.reload()
  expect(layoutOf(page.url())).toEqual(drawn)
  await wakes(page, 'fill-a-yard')
  // The history is the tab's, so the last change is redone after it.
  await hands.press(button(t('fill-a-yard.redo')))
  await hands.press(
    page.getByRole('main').getByRole('button', { name: t('fill-a-yard.addToCart') }),
  )
  await page.getByRole('link', { name: t('fabric.goToCart') }).waitFor()
  await shopper.openCart()

  // Edits the same line from the cart, with another layout.
  await hands.press(page.getByRole('main').getByRole('link', { name: /^Edit / }))
  await page.waitForURL(/[?&]order_item_id=/)
  await wakes(page, 'fill-a-yard')
  await hands.press(cells.first())
  await page.keyboard.press('Delete')
  await hands.press(page.getByRole('main').getByRole('button', { name: t('fabric.updateItem') }))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.updated') })
    .waitFor()
  await expect.poll(() => layoutOf(page.url())?.cells[0]).toBeNull()
  const changed = new URL(page.url()).searchParams.get('layout')
  await shopper.openCart()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(1)

  // Adds one piece of wallpaper.
  await shopper.open(localizePath('wallpaper', 'en', { designId: 9 }))
  await island(page, 'wallpaper-product').first().dispatchEvent('focusin')
  await wakes(page, 'wallpaper-product')
  await hands.press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add 1 panel to cart/ })
      .first(),
  )
  await page
    .getByRole('link', { name: t('fabric.goToCart') })
    .first()
    .waitFor()
  await shopper.openCart()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(2)
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()
  const { order } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  const yard = order.lines.find(({ fill_a_yard: filled }) => filled !== null)?.fill_a_yard
  const paper = order.lines.find(({ merchandise }) => merchandise.wallpaper_item !== null)
  expect(order.lines).toHaveLength(2)
  expect(yard?.layout).toBe(changed)
  expect([paper?.design?.id, paper?.quantity.value]).toEqual([9, 1])
  const picture = await fetch(
    layoutImageUrl(gateway, { image: yard?.image ?? '', width: 650, format: 'webp' }),
  )
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await shopper.openInvoice(orderNumber)
  expect(browserErrors).toEqual([])
  expect(await violations()).toBe(0)
  await leave()
})

test('Back leads from the yard to the options, Forward to the yard as it was left', async () => {
  const { page, browserErrors, leave } = await visit()
  const hands = mouse()
  const shopper = new Shopper(page, hands, 'en')
  const { t } = shopper
  const alive = () => wakes(page, 'fill-a-yard')
  await shopper.open(localizePath('fill-a-yard', 'en'))
  await hands.press(page.getByRole('main').getByRole('article').getByRole('link').first())
  await page.waitForURL(/\/fill-a-yard\/options\?/)
  await alive()
  await hands.pick(page.getByRole('radio', { name: t('fill-a-yard.template_4') }))
  await hands.press(page.getByRole('button', { name: t('fill-a-yard.next') }))
  await hands.press(
    page.getByRole('main').getByRole('button', { name: t('fill-a-yard.tool_empty') }),
  )
  await expect.poll(() => layoutOf(page.url())?.cells.includes(null)).toBe(false)
  const trail = page.getByRole('navigation', { name: t('navigation.breadcrumb') })
  expect(await trail.getByRole('listitem').last().innerText()).toContain(
    t('page.fillAYardCanvasTitle'),
  )
  expect(await page.title()).toContain(t('page.fillAYardCanvasTitle'))
  const filled = layoutOf(page.url())

  await page.goBack()
  await page.getByRole('button', { name: t('fill-a-yard.next') }).waitFor()
  expect(page.url()).toContain(localizePath('fill-a-yard-options', 'en'))
  expect(await page.title()).toContain(t('page.fillAYardOptionsTitle'))
  await alive()
  await page.goForward()
  await page.getByRole('gridcell').first().waitFor()
  expect(layoutOf(page.url())).toEqual(filled)
  await alive()
  expect(await drawnSquares(page).count()).toBe(filled?.cells.length)
  await shopper.look()
  expect(browserErrors).toEqual([])
  await leave()
})
