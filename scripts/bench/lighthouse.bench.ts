import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { browserArguments } from '../vitest/browser-arguments.ts'
import { startStack } from '../stack.ts'
import type { Bench } from './bench.ts'

/** Number of runs of each page. The median is printed. */
const TIMES = 3

const pages: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'home', path: '/en' },
  { name: 'shop', path: '/en/shop' },
  { name: 'fabric', path: '/en/fabric/12' },
  { name: 'wallpaper', path: '/en/wallpaper/12' },
  { name: 'calculator', path: '/en/wallpaper-calculator' },
  { name: 'fill-a-yard', path: '/en/fill-a-yard' },
  { name: 'cart', path: '/en/cart' },
]
/** A cart is nothing to be found, so how well it can be found is not measured. */
const UNLISTED = new Set(['cart'])

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of a page in Lighthouse's mobile profile. */
async function audit(url: string, port: number): Promise<ReadonlyMap<string, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`)
  const { lhr } = result
  const figures = new Map<string, number>()
  for (const name of categories)
    figures.set(name, Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100))
  const numeric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  figures.set('largest paint', Math.round(numeric('largest-contentful-paint')))
  figures.set('layout shift', Math.round(numeric('cumulative-layout-shift') * 10_000) / 10_000)
  return figures
}

const units: Readonly<Record<string, string>> = { 'largest paint': 'ms', 'layout shift': 'score' }

/** Measures the storefront's pages, built for production, in Lighthouse's mobile profile. */
export const bench: Bench = {
  name: 'lighthouse',
  run: async (print) => {
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway', 'storefront'],
      env: { SEED_DESIGNS: '400' },
    })
    const port = await getPort()
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
    })
    try {
      for (const { name, path } of pages) {
        const runs: ReadonlyMap<string, number>[] = []
        while (runs.length < TIMES) runs.push(await audit(stack.urls.storefront + path, port))
        for (const figure of runs[0]?.keys() ?? []) {
          if (figure === 'seo' && UNLISTED.has(name)) continue
          const sorted = runs.map((run) => run.get(figure) ?? Number.NaN).toSorted((a, b) => a - b)
          print({
            name: `lighthouse ${name} ${figure}`,
            value: sorted[Math.floor(TIMES / 2)] ?? Number.NaN,
            unit: units[figure] ?? 'points',
            n: TIMES,
          })
        }
      }
    } finally {
      await browser.close()
      await stack.stop()
    }
  },
}
