import type { Browser } from 'playwright-core'

/**
 * Measurements of one visit of a page with an empty cache. Bytes are compressed, as transferred.
 */
export interface Visit {
  scriptKb: number
  styleKb: number
  documentKb: number
  requests: number
  layoutShift: number
  /** First and largest contentful paint, milliseconds after the navigation. */
  firstPaintMs: number
  visibleMs: number
  /** The longest task of the main thread, milliseconds. */
  longestTaskMs: number
}

export interface VisitOptions {
  /** True for slow 4G and a processor slowed down four times. */
  slow?: boolean
  /** Steps before the visit in the same browser context, such as adding to the cart. */
  before?: (
    goto: (url: string) => Promise<void>,
    submit: (selector: string) => Promise<void>,
  ) => Promise<void>
}

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 1024 * 128,
  uploadThroughput: 750 * 128,
}

const kb = (bytes: number) => Math.round(bytes / 10) / 100

declare global {
  interface Window {
    selvageBench: { shift: number; largest: number; longest: number }
  }
}

/** Visits a page once with an empty cache. */
export async function visit(
  browser: Browser,
  url: string,
  { slow = false, before }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  })
  const page = await context.newPage()
  await before?.(
    (to) => page.goto(to).then(() => undefined),
    (selector) => page.locator(selector).click(),
  )
  await page.addInitScript(() => {
    window.selvageBench = { shift: 0, largest: 0, longest: 0 }
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    watch('layout-shift', (entry) => {
      window.selvageBench.shift += (entry as PerformanceEntry & { value: number }).value
    })
    watch('largest-contentful-paint', (entry) => {
      window.selvageBench.largest = entry.startTime
    })
    watch('longtask', (entry) => {
      window.selvageBench.longest = Math.max(window.selvageBench.longest, entry.duration)
    })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (slow) {
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    requests += 1
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(slow ? 1_500 : 500)
  const seen = await page.evaluate(() => ({
    ...window.selvageBench,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return {
    scriptKb: kb(bytes['Script'] ?? 0),
    styleKb: kb(bytes['Stylesheet'] ?? 0),
    documentKb: kb(bytes['Document'] ?? 0),
    requests,
    layoutShift: Math.round(seen.shift * 10_000) / 10_000,
    firstPaintMs: Math.round(seen.first),
    visibleMs: Math.round(seen.largest),
    longestTaskMs: Math.round(seen.longest),
  }
}

/** Visits a page several times and returns the median by the time of the largest paint. */
export async function medianVisit(
  browser: Browser,
  url: string,
  times: number,
  options?: VisitOptions,
): Promise<Visit> {
  const visits: Visit[] = []
  for (let at = 0; at < times; at += 1) visits.push(await visit(browser, url, options))
  const [middle] = visits.toSorted((a, b) => a.visibleMs - b.visibleMs).slice(Math.floor(times / 2))
  if (middle === undefined) throw new Error('No visit was made.')
  return middle
}
