import type { BrowserContext } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import {
  POST,
  badge,
  box,
  buy,
  open,
  page,
  requests,
  seen,
  soon,
  visitor,
} from './testing/blog-visit.ts'

const { storefront } = inject('shop')

/** The sentence that the box says last, below the total. */
const spoken = () => box().getByRole('status').last().textContent()
const size = (named: { readonly name?: RegExp } = {}) =>
  box().getByRole('radio', { checked: true, ...named })

describe('buying on a partner’s page', () => {
  const blockStorage = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (location.hostname !== '127.0.0.1') return
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })

  test.each([
    ['with', undefined],
    ['without', blockStorage],
  ])(
    'adds a piece, shows the count and hands the cart over to the shop %s storage',
    async (_, prepare) => {
      await open(POST, {}, prepare)
      await buy().waitFor()
      expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
      await buy().click()
      await soon(() => badge().textContent()).toBe('2')
      expect(await box().getByRole('button', { name: 'Added', exact: true }).count()).toBe(1)
      expect(await spoken()).toBe('Strawberry Patch is in your cart. Your cart holds 2 items.')
      const line = { designId: 15, fabric: 'LINEN_COTTON_CANVAS', size: 'YARD', quantity: 2 }
      expect((await seen()).added).toEqual([{ kind: 'fabric', ...line, count: 2, items: [line] }])
      expect(visitor.browserErrors).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      await box().getByRole('link', { name: 'Check out at Selvage' }).click()
      await page.waitForURL((url) => url.origin === storefront)
      await page.getByText('Strawberry Patch').first().waitFor()
    },
  )

  test('restores the cart after a reload', async () => {
    await open(POST)
    await buy().click()
    await soon(() => badge().textContent()).toBe('2')
    await page.reload()
    await soon(() => badge().textContent()).toBe('2')
  })

  test('works by keyboard in German with meters', async () => {
    await open('/hosts/german', { locale: 'de-DE' })
    await box().scrollIntoViewIfNeeded()
    await buy().waitFor()
    await size().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await size({ name: /^Fat Quarter/ }).count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    expect(await box().getByRole('spinbutton').inputValue()).toBe('2')
    await page.keyboard.press('Enter')
    await soon(() => badge().textContent()).toBe('2')
    expect((await seen()).added).toMatchObject([
      { designId: 15, size: 'FAT_QUARTER_METER', quantity: 2 },
    ])
  })

  test('resets a quantity above 99 to 1 and rejects a fraction', async () => {
    await open(POST)
    const quantity = box().getByRole('spinbutton')
    await quantity.fill('120')
    await buy().click()
    expect(await quantity.inputValue()).toBe('1')
    expect(await spoken()).toBe('120 is more than 99, so the quantity is back at 1')
    // Enter in the field is not an order of one piece.
    await quantity.fill('1000')
    await quantity.press('Enter')
    expect(await quantity.inputValue()).toBe('1')
    expect(await box().getByRole('alert').textContent()).toMatch(/^1000 is more than 99/)
    await quantity.fill('1.5')
    await buy().click()
    expect(await box().getByRole('alert').textContent()).toBe('Must be an integer, such as 2')
    expect(await quantity.getAttribute('aria-invalid')).toBe('true')
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })
})
