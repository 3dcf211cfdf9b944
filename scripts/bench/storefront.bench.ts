import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { browserArguments } from '../vitest/browser-arguments.ts'
import { startStack } from '../stack.ts'
import { besideFloor } from './bench.ts'
import type { Bench, Measure } from './bench.ts'
import { gzippedKb } from './bundle-size.ts'
import { medianVisit } from './page-visit.ts'
import type { VisitOptions } from './page-visit.ts'

/** Number of visits of each page. The median is printed. */
const TIMES = 3

/** Serves the same documents without any script, as the floor of the visible times. */
async function scriptless(origin: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? '/'), {
        redirect: 'follow',
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const type = answer.headers.get('content-type') ?? 'application/octet-stream'
      const body = Buffer.from(await answer.arrayBuffer())
      const page = type.startsWith('text/html')
        ? Buffer.from(body.toString().replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''))
        : body
      // Compressed like the storefront's own documents, because the floor would be too high
      // otherwise.
      const packed = type.startsWith('text/')
      response.writeHead(answer.status, {
        'content-type': type,
        ...(packed && { 'content-encoding': 'br' }),
      })
      response.end(packed ? brotliCompressSync(page) : page)
    })().catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

/**
 * Measures bytes, requests, layout shift and visible times of the storefront's pages, each compared
 * with a floor of the same run.
 */
export const bench: Bench = {
  name: 'storefront',
  run: async (print) => {
    const island = await gzippedReactIsland()
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway', 'storefront'],
      env: { SEED_DESIGNS: '400' },
    })
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArguments],
    })
    const floorPages = await scriptless(stack.urls.storefront)
    try {
      const shop = stack.urls.storefront
      const withCart: VisitOptions = {
        before: async (goto, submit) => {
          await goto(`${shop}/en/fabric/12`)
          await submit('main form[method="post"] button[type="submit"]')
          await new Promise((resolve) => {
            setTimeout(resolve, 1_500)
          })
        },
      }
      const pages: { name: string; path: string; floorKb: number; options?: VisitOptions }[] = [
        { name: 'home', path: '/en', floorKb: 2 },
        { name: 'shop', path: '/en/shop', floorKb: 2 },
        { name: 'product', path: '/en/fabric/12', floorKb: island },
        { name: 'wallpaper', path: '/en/wallpaper/12', floorKb: island },
        {
          name: 'calculator',
          path: '/en/wallpaper-calculator?height=96&widths=120&measurement_system=imperial',
          floorKb: island,
        },
        {
          name: 'fill-a-yard',
          path: '/en/fill-a-yard/canvas?collection_id=10&template_id=4&fabric=petal_signature_cotton',
          floorKb: island,
        },
        { name: 'cart', path: '/en/cart', floorKb: island, options: withCart },
        { name: 'checkout', path: '/en/checkout', floorKb: island, options: withCart },
      ]
      for (const { name, path, floorKb, options } of pages) {
        const seen = await medianVisit(browser, shop + path, TIMES, { ...options, slow: true })
        const line = (measure: Measure) =>
          print({ ...measure, name: `storefront ${name} ${measure.name}`, n: TIMES })
        line(besideFloor({ name: 'script', value: seen.scriptKb, unit: 'kB', floor: floorKb }))
        line({ name: 'style', value: seen.styleKb, unit: 'kB' })
        line({ name: 'document', value: seen.documentKb, unit: 'kB' })
        line({ name: 'requests', value: seen.requests, unit: 'requests' })
        line({ name: 'layout shift', value: seen.layoutShift, unit: 'score' })
        line({ name: 'longest task', value: seen.longestTaskMs, unit: 'ms' })
        if (options !== undefined) {
          line({ name: 'visible', value: seen.visibleMs, unit: 'ms' })
          continue
        }
        const floor = await medianVisit(browser, floorPages.origin + path, TIMES, { slow: true })
        line(
          besideFloor({
            name: 'visible',
            value: seen.visibleMs,
            unit: 'ms',
            floor: floor.visibleMs,
          }),
        )
      }
    } finally {
      floorPages.stop()
      await browser.close()
      await stack.stop()
    }
  },
}

/**
 * Returns the size of an island that does nothing, with React: the smallest script of a page with a
 * React island.
 */
async function gzippedReactIsland(): Promise<number> {
  return gzippedKb(
    "import { hydrateRoot } from 'react-dom/client'; import { createElement } from 'react'; hydrateRoot(document.body, createElement('p'))",
    'react',
    { withReact: true },
  )
}
