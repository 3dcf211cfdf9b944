import type { BrowserContext } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { part, widget } from '../storefront/journeys/support/unseen.ts'
import { POST, badge, box, buy, open, page, requests, soon, visitor } from './testing/blog-visit.ts'

const { gateway, storefront } = inject('shop')

const button = () =>
  widget(page, 'cart-button').getByRole('button', { name: /^(?:Cart|Warenkorb)/ })
const panel = () => page.getByRole('dialog')
const heading = () => panel().getByRole('heading', { level: 2 })
const lines = () => panel().getByRole('listitem')
const quantity = () => panel().getByRole('spinbutton')
const press = (name: string | RegExp) => panel().getByRole('button', { name }).first().click()
const isFocused = (target: ReturnType<typeof panel>) =>
  target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)
/** The sentence that the panel's live region says last. */
const spoken = () => panel().getByRole('status').last().textContent()
const subtotal = () => panel().getByText(/^US\$/).last().textContent()

/** Opens the post, and puts two yards into the cart. */
async function fill(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<void> {
  await open(POST, {}, prepare)
  await buy().click()
  await soon(() => badge().textContent()).toBe('2')
}

describe('the panel of the cart on a blog', () => {
  test('changes a line, removes it, puts it back and hands the cart over; the badge stays true after Back', async () => {
    await fill()
    expect(requests.filter((request) => request.includes('cart-panel'))).toEqual([])
    await button().click()
    await soon(() => lines().count()).toBe(1)
    expect(await isFocused(heading())).toBe(true)
    expect(await lines().textContent()).toContain('2 yards, Linen cotton canvas')

    await press('One more')
    await soon(() => badge().textContent()).toBe('3')
    await soon(spoken).toBe('Strawberry Patch: 3 yards, Linen cotton canvas. Subtotal US$81.00')
    await quantity().fill('5')
    await quantity().press('Enter')
    await soon(() => badge().textContent()).toBe('5')

    await press(/^Remove/)
    expect(await isFocused(panel().getByRole('button', { name: 'Put it back' }))).toBe(true)
    await soon(spoken).toBe(
      'Strawberry Patch (5 yards, Linen cotton canvas) was removed from your cart',
    )
    await soon(() => badge().isHidden()).toBe(true)
    await press('Put it back')
    await soon(() => badge().textContent()).toBe('5')
    await soon(subtotal).toBe('US$135.00')
    expect(await isFocused(panel().getByRole('button', { name: /^Remove/ }))).toBe(true)

    const before = requests.length
    await press('Check out at Selvage')
    await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
    await page.getByText('Strawberry Patch').first().waitFor()
    const handovers = requests
      .slice(before)
      .filter((request) => request.startsWith(`POST ${gateway}/cart_handover`))
    expect(handovers).toHaveLength(1)
    await page.goBack({ waitUntil: 'networkidle' })
    await page.waitForURL((url) => url.pathname === POST)
    // The storefront has the cart now.
    expect(await badge().isVisible()).toBe(false)
    await button().click()
    await panel().getByText('Your cart is now at Selvage').waitFor()
    expect(
      await panel().getByRole('link', { name: 'Open the cart at Selvage' }).getAttribute('href'),
    ).toBe(`${storefront}/en/cart`)
    expect(visitor.browserErrors).toEqual([])
  })

  test('removes what was added: its box offers it again, and says no more that it is in the cart', async () => {
    await fill()
    const added = box().getByRole('button', { name: /^Added/ })
    await added.waitFor()
    await button().click()
    await soon(() => lines().count()).toBe(1)
    await press('One more')
    await soon(() => badge().textContent()).toBe('3')
    expect(await added.isVisible()).toBe(true)
    await press(/^Remove/)
    await soon(() => badge().isHidden()).toBe(true)
    await page.keyboard.press('Escape')
    await buy().waitFor()
    expect(await box().getByRole('status').last().textContent()).toBe('')
  })

  test('keeps a row for each of several removed lines, and each comes back by its own', async () => {
    await fill()
    await box()
      .getByRole('radio', { name: /^Fat quarter/ })
      .check()
    await buy().click()
    await soon(() => badge().textContent()).toBe('4')
    await button().click()
    await soon(() => lines().count()).toBe(2)
    const back = panel().getByRole('button', { name: 'Put it back' })
    await press(/^Remove/)
    await press(/^Remove/)
    await soon(() => back.count()).toBe(2)
    await soon(() => badge().isHidden()).toBe(true)
    expect(await lines().count()).toBe(2)
    await back.last().click()
    await panel()
      .getByText(/^2 fat quarters,/)
      .waitFor()
    expect(await back.count()).toBe(1)
    await back.click()
    await soon(() => badge().textContent()).toBe('4')
    await panel()
      .getByText(/^2 yards,/)
      .waitFor()
    expect(await back.count()).toBe(0)
  })

  test('follows a change of another tab while it is open', async () => {
    await fill()
    await button().click()
    await soon(subtotal).toBe('US$54.00')
    const other = await page.context().newPage()
    await other.goto(page.url())
    const add = widget(other, 'add-to-cart').getByRole('button', { name: /^Add/ })
    await add.click()
    await soon(subtotal).toBe('US$108.00')
    await other.close()
  })

  test('is empty before anything is added, and Escape and a press beside it close it', async () => {
    await open(POST)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(40, 500),
      () => press('Close'),
    ]) {
      await button().click()
      await panel().getByText('Your cart is empty').waitFor()
      await close()
      await soon(() => panel().count()).toBe(0)
      expect(await isFocused(button())).toBe(true)
      await soon(() => button().getAttribute('aria-expanded')).toBe('false')
    }
    expect(requests.filter((request) => request.startsWith(`GET ${gateway}/order`))).toEqual([])
  })

  test('says that the cart could not be loaded, loads it again, and loses no change of a line', async () => {
    let isAway = true
    await fill((context) =>
      context.route(/\/(?:order|order_item)\//, (route) =>
        isAway ? route.abort() : route.continue(),
      ),
    )
    await button().click()
    await panel().getByText('Your cart could not be loaded').waitFor()
    isAway = false
    await press('Try again')
    await soon(() => lines().count()).toBe(1)
    isAway = true
    await press('One more')
    await panel().getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    expect(await quantity().inputValue()).toBe('3')
    // The price is still that of two.
    expect(await lines().textContent()).toContain('2 yards')
    await press(/^Remove/)
    await soon(() => lines().getByRole('alert').textContent()).toMatch(/\w/)
    expect(await spoken()).not.toContain('was removed')
    isAway = false
    await press('Try again')
    await soon(() => badge().isHidden()).toBe(true)
    await press('Put it back')
    await soon(() => badge().textContent()).toBe('2')
  })

  test('says that a number above 99 leaves the quantity as it is, after Enter as well', async () => {
    await fill()
    await button().click()
    await soon(() => lines().count()).toBe(1)
    await quantity().fill('1000')
    await quantity().press('Enter')
    await panel().getByText('1000 is more than 99, so the quantity stays at 2').waitFor()
    expect(await badge().textContent()).toBe('2')
    await quantity().blur()
    expect(await panel().getByText('1000 is more than 99').isVisible()).toBe(true)
  })

  test('a tab says that another one took the cart to Selvage', async () => {
    await fill()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const there = widget(other, 'cart-button').getByRole('button', { name: 'Cart, 2 items' })
    await there.waitFor()
    await button().click()
    await press('Check out at Selvage')
    await page.waitForURL((url) => url.origin === storefront)
    await widget(other, 'cart-button').getByRole('button', { name: 'Cart, now at Selvage' }).click()
    await other.getByText('Your cart is now at Selvage').waitFor()
    await other.close()
  })

  test('works by keyboard alone, in a window of 320 px', async () => {
    await open('/hosts/german', { viewport: { width: 320, height: 700 } })
    await box().scrollIntoViewIfNeeded()
    await buy().click()
    await soon(() => badge().textContent()).toBe('1')
    await button().focus()
    await page.keyboard.press('Enter')
    await soon(() => lines().count()).toBe(1)
    for (const key of ['Tab', 'Tab', 'Tab', 'ArrowUp']) await page.keyboard.press(key)
    await soon(() => badge().textContent()).toBe('2')
    expect(await quantity().inputValue()).toBe('2')
    const { x = 1, width = 0 } = (await panel().boundingBox()) ?? {}
    expect([x, width]).toEqual([0, 320])
    // The label beside an amount wraps, the amount does not.
    const { height = 0 } = (await part(panel(), 'subtotal').boundingBox()) ?? {}
    expect(height).toBeGreaterThan(0)
    expect(height).toBeLessThan(30)
    await page.keyboard.press('Escape')
    expect(await isFocused(button())).toBe(true)
  })

  test('a change in one tab reaches the badge of another', async () => {
    await fill()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const there = widget(other, 'cart-button')
    await there.getByRole('button', { name: 'Cart, 2 items' }).waitFor()
    await button().click()
    await soon(() => lines().count()).toBe(1)
    await press('One more')
    await soon(() => badge().textContent()).toBe('3')
    await soon(() => there.getByRole('button').getAttribute('aria-label')).toBe('Cart, 3 items')
  })
})

test('a wall is a line of the panel, and comes back after it was removed', async () => {
  await open('/the-wall-behind-the-machine')
  const tool = widget(page, 'wallpaper-calculator')
  await tool.scrollIntoViewIfNeeded()
  await tool.getByRole('button', { name: /^Add \d+ panels to cart/ }).click()
  await soon(() => badge().textContent()).toBe('5')
  await button().click()
  await soon(() => lines().first().textContent()).toMatch(/5 panels, 9\sft/)
  await press(/^Remove/)
  await press('Put it back')
  await soon(() => badge().textContent()).toBe('5')
})
