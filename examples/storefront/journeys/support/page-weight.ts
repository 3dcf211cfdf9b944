import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** The kB of one load of a page, as they are sent, without headers, and its stillness. */
export interface PageWeight {
  readonly fontKb: number
  readonly scriptKb: number
  /** The address of each picture with its weight. */
  readonly pictures: readonly { readonly url: string; readonly kb: number }[]
  /** The sum of the layout shifts that no input caused. */
  readonly layoutShift: number
}

const kb = (bytes: number): number => Math.round(bytes / 10) / 100

/** Runs in the page before its own scripts: adds up its layout shifts. */
function watchShifts(): void {
  const seen = { shift: 0 }
  Object.assign(globalThis, { selvageShifts: seen })
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) seen.shift += value
    }),
  ).observe({ type: 'layout-shift', buffered: true })
}

/** How long nothing is requested before a loaded page counts as still, in ms. */
const STILL_MS = 500

/**
 * Weighs pages: everything that each loads with an empty cache until it has loaded and then asks
 * for nothing more. Playwright's own `networkidle` can come before `load` on a busy machine, and
 * the code of islands is fetched after `load`.
 */
export async function pageScale(page: Page): Promise<(url: string) => Promise<PageWeight>> {
  await page.addInitScript(watchShifts)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const responses = new Map<string, { type: string; url: string; headers: number }>()
  let loaded: { type: string; url: string; bytes: number }[] = []
  const inFlight = new Set<string>()
  let changedAt = 0
  const isStill = (): boolean => inFlight.size === 0 && Date.now() - changedAt >= STILL_MS
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    inFlight.add(requestId)
  })
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(end, ({ requestId }) => {
      inFlight.delete(requestId)
      changedAt = Date.now()
    })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, encodedDataLength: headers } = response
    responses.set(requestId, { type, url, headers })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) loaded.push({ ...response, bytes: encodedDataLength - response.headers })
  })
  return async (url) => {
    loaded = []
    await page.goto(url, { waitUntil: 'load' })
    changedAt = Date.now()
    await vi.waitUntil(isStill, { timeout: 40_000, interval: 50 })
    const sum = (type: string) =>
      kb(loaded.filter((each) => each.type === type).reduce((total, { bytes }) => total + bytes, 0))
    return {
      fontKb: sum('Font'),
      scriptKb: sum('Script'),
      pictures: loaded
        .filter(({ type }) => type === 'Image')
        .map((each) => ({ url: each.url, kb: kb(each.bytes) })),
      layoutShift: await page.evaluate(
        () => (globalThis as unknown as { selvageShifts: { shift: number } }).selvageShifts.shift,
      ),
    }
  }
}
