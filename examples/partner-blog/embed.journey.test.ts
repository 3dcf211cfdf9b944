import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { prepareVisitors } from '../storefront/journeys/support/visitor.ts'
import type { Visitor } from '../storefront/journeys/support/visitor.ts'

const { blog, gateway, storefront } = inject('shop')
const POST = '/an-apron-that-outlives-the-jam'
/** Third-party cookies are blocked, as in most browsers. */
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])

let visitor: Visitor
let page: Page
let requests: string[]
const open = async (
  path: string,
  options: Parameters<typeof visit>[0] = {},
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<void> => {
  await visitor?.leave()
  visitor = await visit(options)
  ;({ page } = visitor)
  requests = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await prepare?.(page.context())
  await page.addInitScript(() => {
    const seen = { shift: 0, added: [] as unknown[] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value
      }),
    ).observe({ type: 'layout-shift', buffered: true })
    addEventListener('selvage-added', (event) => seen.added.push((event as CustomEvent).detail))
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await page.goto(blog + path)
}
const seen = () =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number; added: unknown[] } }).seen)
/** Polls for ten seconds, because the machine may be busy. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })
const reads = () => requests.filter((request) => request.startsWith(`GET ${gateway}/designs/cards`))
const card = (at = 0) => page.locator('selvage-design-card').nth(at)
const badge = () => page.locator('selvage-cart-button [part=count]')
const box = () => page.locator('selvage-add-to-cart')

beforeEach(() => {
  requests = []
})
afterEach(async () => {
  await visitor?.leave()
})

describe('hosts that are hard on a widget', () => {
  test.each([
    [POST, 1],
    ['/hosts/resets', 2],
    ['/hosts/twice', 2],
    ['/hosts/right-to-left', 2],
    ['/hosts/german', 2],
    ['/hosts/narrow', 2],
    ['/hosts/single-page', 1],
  ])('%s', async (path, cards) => {
    await open(path)
    for (let at = 0; at < cards; at += 1) {
      await card(at).scrollIntoViewIfNeeded()
      await card(at).locator('[part=price]').waitFor()
      expect(await card(at).locator('[part=title] a').getAttribute('href')).toMatch(
        new RegExp(`^${storefront}/(en|de)/`),
      )
      const { width = 0, height = 0 } = (await card(at).boundingBox()) ?? {}
      expect(height).toBeGreaterThan(width)
    }
    expect(reads()).toHaveLength(1)
    expect(visitor.browserErrors).toEqual([])
    if (!/resets|single-page/.test(path)) expect((await seen()).shift).toBeLessThan(0.001)
  })

  test('a reset of everything leaves ink on paper, whole pixels of padding and the shop’s own sizes', async () => {
    await open('/hosts/resets')
    await card().locator('[part=panel]').waitFor()
    const style = await card()
      .locator('[part=panel]')
      .evaluate((panel) => {
        const { color, backgroundColor, fontSize, textTransform, letterSpacing, display } =
          getComputedStyle(panel)
        return {
          color,
          backgroundColor,
          fontSize,
          textTransform,
          letterSpacing,
          display,
          host: getComputedStyle((panel.getRootNode() as ShadowRoot).host).display,
        }
      })
    expect(style).toEqual({
      color: 'rgb(31, 27, 23)',
      backgroundColor: 'rgb(250, 247, 241)',
      fontSize: '16px',
      textTransform: 'none',
      letterSpacing: 'normal',
      display: 'flex',
      host: 'grid',
    })
  })

  test('without scripts the links stand', async () => {
    await open(POST, { javaScriptEnabled: false })
    expect(await page.locator('selvage-add-to-cart a').getAttribute('href')).toBe(
      `${storefront}/en/fabric/15`,
    )
    expect(await page.locator('selvage-design-card a').isVisible()).toBe(true)
  })

  test('a wrong attribute is one message, and the link stands', async () => {
    await open('/hosts/mistakes')
    await soon(() => visitor.browserErrors.length).toBe(3)
    expect(visitor.browserErrors.join('\n')).toMatch(
      /design-id="four"> is not the number of a design, so the link inside it stays\. Write design-id="123"\./,
    )
    expect(visitor.browserErrors.join('\n')).toMatch(/size="ell"/)
    for (const at of [0, 1]) expect(await card(at).locator('a').isVisible()).toBe(true)
    expect(await box().locator('a').isVisible()).toBe(true)
  })

  test('no column of 320 px scrolls sideways', async () => {
    await open(POST, { viewport: { width: 320, height: 900 } })
    await box().locator('#buy').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('fifty cards are one request, few pictures and no shift', async () => {
  await open('/fifty-cloths')
  await card(0).locator('[part=price]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('selvage-design-card').count()).toBe(50)
  expect(reads()).toHaveLength(1)
  expect(requests.length).toBeLessThanOrEqual(25)
  expect((await seen()).shift).toBeLessThan(0.001)
})

test('widgets come and go, also while their data are on the way, and nothing is left', async () => {
  await open('/hosts/single-page')
  await card().locator('[part=price]').waitFor()
  const session = await page.context().newCDPSession(page)
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  const cycle = (times: number) =>
    page.evaluate(async (rounds) => {
      const { singlePage } = globalThis as unknown as {
        singlePage: { show(tag: string, id: number): Element; clear(): void }
      }
      for (let at = 0; at < rounds; at += 1) {
        singlePage.show(at % 2 ? 'selvage-design-card' : 'selvage-add-to-cart', 4)
        await new Promise((resolve) => {
          setTimeout(resolve, at % 3 ? 40 : 0)
        })
        singlePage.clear()
      }
    }, times)
  await cycle(10)
  const before = await nodes()
  await cycle(50)
  expect(await nodes()).toBeLessThan(before + 60)
  expect(visitor.browserErrors).toEqual([])
})

describe('a gateway in trouble', () => {
  test.each([
    ['down', 'abort'],
    ['rubbish', 'rubbish'],
    ['failing', 'failing'],
  ])('%s: the link stands, and another try works', async (_, kind) => {
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
    // One press tries again for every widget of the page.
    await box().locator('#buy').waitFor()
  })

  test('an answer that was lost is asked again under its key: one line', async () => {
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

describe('buying on somebody else’s page', () => {
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
  ])('%s storage: added, counted, told, and carried over to the shop', async (_, prepare) => {
    await open(POST, {}, prepare)
    await box().locator('#buy').waitFor()
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
    await box().locator('#buy').click()
    await soon(() => badge().textContent()).toBe('2')
    expect(await box().locator('#label').textContent()).toBe('Added')
    expect(await box().locator('#status').textContent()).toBe(
      'Strawberry Patch is in your cart. Your cart holds 2 pieces.',
    )
    const line = { designId: 15, fabric: 'LINEN_COTTON_CANVAS', size: 'YARD', quantity: 2 }
    expect((await seen()).added).toEqual([{ kind: 'fabric', ...line, count: 2, items: [line] }])
    expect(visitor.browserErrors).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await box().locator('#checkout').click()
    await page.waitForURL((url) => url.origin === storefront)
    await page.getByText('Strawberry Patch').first().waitFor()
  })

  test('a cart outlives a reload', async () => {
    await open(POST)
    await box().locator('#buy').click()
    await soon(() => badge().textContent()).toBe('2')
    await page.reload()
    await soon(() => badge().textContent()).toBe('2')
  })

  test('by keyboard alone, in German, in metres', async () => {
    await open('/hosts/german')
    await box().scrollIntoViewIfNeeded()
    await box().locator('#buy').waitFor()
    await box().locator('[name=size]:checked').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await box().locator('.size:has(:checked)').textContent()).toMatch(/^Fat Quarter/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    expect(await box().locator('#quantity').inputValue()).toBe('2')
    await page.keyboard.press('Enter')
    await soon(() => badge().textContent()).toBe('2')
    expect((await seen()).added).toMatchObject([
      { designId: 15, size: 'FAT_QUARTER_METER', quantity: 2 },
    ])
  })

  test('above 99 goes back to 1 and says so; nonsense is rejected at the field', async () => {
    await open(POST)
    const quantity = box().locator('#quantity')
    await quantity.fill('120')
    await quantity.blur()
    expect(await quantity.inputValue()).toBe('1')
    expect(await box().locator('#status').textContent()).toBe(
      '120 is more than 99, so the quantity is back at 1',
    )
    await quantity.fill('1.5')
    await box().locator('#buy').click()
    expect(await box().locator('#problem').textContent()).toBe('Must be an integer, such as 2')
    expect(await quantity.getAttribute('aria-invalid')).toBe('true')
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })
})
