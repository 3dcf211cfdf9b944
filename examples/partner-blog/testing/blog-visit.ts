import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { badgeOf, widget } from '../../storefront/journeys/support/unseen.ts'
import { prepareVisitors } from '../../storefront/journeys/support/visitor.ts'
import type { Visitor } from '../../storefront/journeys/support/visitor.ts'

const { blog, gateway } = inject('shop')
/** Third-party cookies are blocked, as in most browsers. */
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])

/** Path of a post with all small widgets. */
export const POST = '/an-apron-that-outlives-the-jam'

/** The visitor of the current test. */
export let visitor: Visitor
/** The visitor's page. */
export let page: Page
/** Method and URL of every request that the page has sent. */
export let requests: string[]

/** Opens a path of the blog as a new visitor; `prepare` may change the browser context first. */
export const open = async (
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

/** Returns the sum of layout shifts and the details of `selvage-added` events on the page. */
export const seen = () =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number; added: unknown[] } }).seen)
/** Polls for ten seconds, because the machine may be busy. */
export const soon = <T>(read: () => T): ReturnType<typeof expect.poll<T>> => expect.poll(read)
/** Returns the requests for design cards. */
export const reads = () =>
  requests.filter((request) => request.startsWith(`GET ${gateway}/designs/cards`))
export const card = (at = 0) => widget(page, 'design-card').nth(at)
export const badge = () => badgeOf(page)
export const buy = () => box().getByRole('button', { name: /^(?:Add to cart|In den Warenkorb)/ })
export const box = () => widget(page, 'add-to-cart')

beforeEach(() => {
  requests = []
})
afterEach(async () => {
  await visitor?.leave()
})
