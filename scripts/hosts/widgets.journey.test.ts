import { describe, expect, test } from 'vitest'
import { badgeOf, part, widget } from '../../examples/storefront/journeys/support/unseen.ts'
import {
  hostsOfRun,
  mustBeMade,
  newEmail,
  payAtStorefront,
  prepareHostVisitors,
  soon,
} from './host-under-test.ts'
import { readmeWidgets } from './readme.ts'

const visit = prepareHostVisitors()
const WIDGETS = [
  'design-card',
  'add-to-cart',
  'cart-button',
  'collection-strip',
  'wallpaper-calculator',
  'fill-a-yard',
]

test('the README’s snippet has each of the widgets once', () => {
  const { elements } = readmeWidgets()
  const tags = [...elements.matchAll(/<selvage-([\w-]+)/g)].map(([, name]) => name)
  expect(tags).toEqual(WIDGETS)
})

describe.each(hostsOfRun('html', 'astro', 'vue', 'svelte'))('$name', (host) => {
  test('is installed, checked and built', () => mustBeMade(host))

  test('shows the six widgets, sells by two, and pays at the storefront', async () => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(host.origin)
    const badge = () => badgeOf(page).textContent()
    for (const name of WIDGETS) await widget(page, name).first().waitFor({ state: 'attached' })

    const card = widget(page, 'design-card')
    await soon(() => card.getByRole('link').innerText()).toMatch(/\w+/)
    await soon(() => part(card, 'price').innerText()).toMatch(/US\$\d/)

    const box = widget(page, 'add-to-cart').first()
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await soon(badge).toBe('1')

    const calculator = widget(page, 'wallpaper-calculator')
    await calculator.scrollIntoViewIfNeeded()
    await soon(() => calculator.getByLabel('Wall width (in)').inputValue()).toBe('120')
    expect(await calculator.getByLabel('Wall height (in)').inputValue()).toBe('96')
    await calculator.getByText('5 panels, 9 ft', { exact: true }).first().waitFor()
    await calculator.getByLabel('Wall width (in)').fill('216')
    await calculator.getByText('9 panels, 9 ft', { exact: true }).first().waitFor()
    await calculator.getByRole('button', { name: /^Add 9 panels to cart/ }).click()
    await soon(badge).toBe('10')

    const yard = widget(page, 'fill-a-yard')
    await yard.scrollIntoViewIfNeeded()
    expect(await yard.getByRole('radio').count()).toBe(6)
    await yard.getByRole('button', { name: 'Next: apply designs' }).click()

    expect(await page.getByText('This cannot be shown right now.').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    await box.getByRole('link', { name: 'Check out at Selvage' }).click()
    const lines = await payAtStorefront(page, newEmail(host.name))
    expect(lines.map(({ design, quantity }) => [design?.id, quantity.value])).toEqual([
      [12, 1],
      [12, 9],
    ])
    expect(browserErrors).toEqual([])
    await leave()
  })
})

describe.each(hostsOfRun('vue', 'svelte'))('$name', (host) => {
  test('binds an attribute and hears what went into the cart', async () => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(host.origin)
    const bound = widget(page, 'add-to-cart').nth(1)
    await bound.scrollIntoViewIfNeeded()
    const title = () => bound.getByRole('link').first().innerText()
    await soon(title).toMatch(/\w+/)
    const before = await title()
    await page.getByRole('button', { name: 'Another design' }).click()
    await soon(title).not.toBe(before)
    await bound.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('1 in the cart').waitFor()
    expect(browserErrors).toEqual([])
    await leave()
  })
})
