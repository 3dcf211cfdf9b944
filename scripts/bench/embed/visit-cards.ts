import type { Browser } from 'playwright-core'

/** Measurements of one visit of a page of cards with an empty cache. */
export interface CardVisit {
  visibleMs: number
  cpuMs: number
  blockingMs: number
  apiRequests: number
  requests: number
  heapMb: number
  layoutShift: number
}

interface Seen {
  shift: number
  blocking: number
  visible: number
}

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 1024 * 128,
  uploadThroughput: 750 * 128,
}
const SLOWER = 4
const LONG_TASK_MS = 50

/**
 * Visits a page with an empty cache on a processor slowed down four times, and waits until every
 * visible card has its text and picture.
 */
export async function visitCards(
  browser: Browser,
  url: string,
  { gateway, slowNetwork }: { readonly gateway: string; readonly slowNetwork: boolean },
): Promise<CardVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let requests = 0
  let apiRequests = 0
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    requests += 1
    if (request.url().startsWith(gateway) && !request.url().includes('/images/')) apiRequests += 1
  })
  await page.addInitScript((longTaskMs) => {
    const seen: Seen = { shift: 0, blocking: 0, visible: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value
    })
    watch('longtask', (entry) => {
      seen.blocking += entry.duration - longTaskMs
    })
    const look = () => {
      const inView = [...document.querySelectorAll('selvage-design-card,.card')]
        .filter((each) => each.getBoundingClientRect().top < innerHeight)
        .map((each) => each.shadowRoot ?? each)
      const shown = inView.every((root) => {
        const image = root.querySelector('img')
        return (
          root.querySelector('.price') !== null &&
          image !== null &&
          image.complete &&
          image.naturalWidth > 0
        )
      })
      if (inView.length > 0 && shown) seen.visible = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, LONG_TASK_MS)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  await page.waitForFunction(
    () => (globalThis as unknown as { seen: Seen }).seen.visible > 0,
    undefined,
    { timeout: 30_000 },
  )
  await page.waitForLoadState('networkidle')
  const metrics = new Map(
    (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
  )
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return {
    visibleMs: Math.round(seen.visible),
    cpuMs: Math.round((metrics.get('TaskDuration') ?? 0) * 1_000),
    blockingMs: Math.round(seen.blocking),
    apiRequests,
    requests,
    heapMb: Math.round(usedSize / 10_000) / 100,
    layoutShift: Math.round(seen.shift * 10_000) / 10_000,
  }
}
