import type { Locator } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { part, plainPictures, widget } from '../storefront/journeys/support/unseen.ts'
import { POST, badge, box, buy, card, open, page, soon } from './testing/blog-visit.ts'

const { gateway } = inject('shop')
const AGAIN = { name: 'Try again' }

const isFocused = (locator: Locator) =>
  locator.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)

describe('widgets without a working gateway', () => {
  test.each([
    ['down', 'abort'],
    ['rubbish', 'rubbish'],
    ['failing', 'failing'],
  ])('leave the link and offer a retry: %s', async (_, kind) => {
    let troubled = true
    await open(POST, {}, async (context) => {
      await context.route(`${gateway}/designs/cards*`, (route) => {
        if (!troubled) return route.continue()
        const headers = { 'access-control-allow-origin': '*' }
        return kind === 'abort'
          ? route.abort()
          : route.fulfill(
              kind === 'rubbish'
                ? { status: 200, contentType: 'text/html', headers, body: '<title>Wi-Fi</title>' }
                : { status: 503, headers, body: '{"errors":[]}' },
            )
      })
    })
    await card().getByRole('button', AGAIN).waitFor()
    expect(await card().getByRole('link').isVisible()).toBe(true)
    await box().getByRole('button', AGAIN).waitFor()
    troubled = false
    await card().getByRole('button', AGAIN).click()
    await part(card(), 'price').waitFor()
    // One press retries every widget of the page.
    await buy().waitFor()
  })

  test('heal with one press, the large ones together', async () => {
    let away = true
    await open('/hosts/large', {}, (context) =>
      context.route(`${gateway}/**`, (route) => (away ? route.abort() : route.continue())),
    )
    const [calculator, yard] = [widget(page, 'wallpaper-calculator'), widget(page, 'fill-a-yard')]
    const again = { name: 'Erneut versuchen' }
    for (const tool of [calculator, yard]) {
      await tool.scrollIntoViewIfNeeded()
      await tool.getByRole('button', again).waitFor()
      // The link is the title of the note that says so, as high above the sentence as a title.
      const link = await tool.getByRole('link').boundingBox()
      const sentence = await tool.getByText('Das lässt sich gerade nicht').boundingBox()
      const gap = (sentence?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0)
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(24)
    }
    away = false
    await calculator.getByRole('button', again).click()
    await calculator.getByText('Wandhöhe (cm)').waitFor()
    await yard.getByRole('button', { name: 'Weiter: Designs verteilen' }).waitFor()
  })

  test('keep the focus when they are retried, and the cart is counted again', async () => {
    let away = false
    await open(POST, {}, (context) =>
      context.route(`${gateway}/**`, (route) => (away ? route.abort() : route.continue())),
    )
    await buy().click()
    await soon(() => badge().textContent()).toBe('2')
    away = true
    await page.reload()
    await card().getByRole('button', AGAIN).focus()
    expect(await badge().isVisible()).toBe(false)
    away = false
    await page.keyboard.press('Enter')
    await part(card(), 'price').waitFor()
    await soon(() => badge().textContent()).toBe('2')
    expect(await isFocused(card().getByRole('link'))).toBe(true)
  })

  test('count the cart again when the retry comes before its first answer was lost', async () => {
    let away = false
    let lose = (): void => undefined
    await open(POST, {}, async (context) => {
      await context.route(`${gateway}/**`, (route) => (away ? route.abort() : route.continue()))
      await context.route(`${gateway}/api/spoonflower/fetch-cart-count*`, (route) => {
        if (!away) return route.continue()
        lose = () => void route.abort()
      })
    })
    await buy().click()
    await soon(() => badge().textContent()).toBe('2')
    away = true
    const count = page.waitForRequest(/cart-count/)
    await page.reload()
    await count
    await card().getByRole('button', AGAIN).waitFor()
    away = false
    await card().getByRole('button', AGAIN).click()
    await part(card(), 'price').waitFor()
    lose()
    await soon(() => badge().textContent()).toBe('2')
  })

  test.each(['99999999', 'abc', ''])('show their link again for the design %j', async (id) => {
    await open(POST)
    await buy().waitFor()
    const design = (await box().getAttribute('design-id')) ?? ''
    const change = (value: string) =>
      box().evaluate((element, next) => element.setAttribute('design-id', next), value)
    await change(id)
    await soon(() => buy().count()).toBe(0)
    expect(await box().getByRole('link').first().isVisible()).toBe(true)
    await change(design)
    await buy().click()
    await soon(() => badge().textContent()).toBe('2')
    expect(new URL(page.url()).search).toBe('')
  })

  test('never send the form of a widget that is read anew', async () => {
    let isSlow = false
    await open(POST, {}, (context) =>
      context.route(`${gateway}/designs/**`, (route) =>
        isSlow ? new Promise(() => undefined) : route.continue(),
      ),
    )
    await buy().waitFor()
    isSlow = true
    await box().evaluate((element) => element.setAttribute('design-id', '2'))
    await buy().click()
    await page.waitForTimeout(500)
    expect(new URL(page.url()).search).toBe('')
    expect(await buy().count()).toBe(1)
  })

  test('show no broken picture when the page’s own cannot be fetched either', async () => {
    await open(POST, {}, (context) => context.route(`${gateway}/**`, (route) => route.abort()))
    await box().getByRole('button', AGAIN).waitFor()
    await soon(() => plainPictures(box()).count()).toBeGreaterThan(0)
    for (const picture of await plainPictures(box()).all())
      await soon(() => picture.isVisible()).toBe(false)
  })

  test('add one line when a lost response is retried', async () => {
    let lost = 0
    await open(POST, {}, async (context) => {
      await context.route(`${gateway}/api/spoonflower/add-to-cart*`, async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.continue()
        lost += 1
        await route.fetch()
        return route.abort()
      })
    })
    await buy().click()
    await soon(() => box().getByRole('alert').textContent()).not.toBe('')
    await buy().click()
    await soon(() => badge().textContent()).toBe('2')
    expect(lost).toBe(1)
  })
})
