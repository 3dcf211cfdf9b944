import { describe, expect, inject, test } from 'vitest'
import { POST, badge, box, card, open, soon } from './testing/blog-visit.ts'

const { gateway } = inject('shop')

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
    await card().locator('[part=retry]').waitFor()
    expect(await card().locator(':scope > a').isVisible()).toBe(true)
    expect(await box().locator('[part=retry]').isVisible()).toBe(true)
    troubled = false
    await card().locator('[part=retry]').click()
    await card().locator('[part=price]').waitFor()
    // One press retries every widget of the page.
    await box().locator('#buy').waitFor()
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
    await box().locator('#buy').click()
    await soon(() => box().locator('#problem').textContent()).not.toBe('')
    await box().locator('#buy').click()
    await soon(() => badge().textContent()).toBe('2')
    expect(lost).toBe(1)
  })
})
