import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { packageDir } from '../lib/packages.ts'
import { cacheDir, root } from '../lib/paths.ts'
import { startStack } from '../stack.ts'
import { besideFloor } from './bench.ts'
import type { Bench } from './bench.ts'

/**
 * Number of pages in a measurement, after the same number for warming up. With fewer, V8 is still
 * compiling the app while it is measured.
 */
const PAGES = 400

/** Pause between warming up and measuring, in ms. */
const PAUSE_MS = 500

interface Bare {
  render: (designs: readonly unknown[]) => string
}
interface App {
  createApp: (config: unknown) => { fetch: (request: Request) => Promise<Response> }
}

/**
 * Returns how many pages are rendered in one second of this process's CPU time. It pauses first:
 * rendering alone blocks the event loop for longer than a connection is held open, and `fetch`
 * opens one for each request until the loop has been idle once.
 */
async function perCpuSecond(render: () => Promise<unknown> | string): Promise<number> {
  for (let at = 0; at < PAGES; at += 1) await render()
  await sleep(PAUSE_MS)
  const before = process.cpuUsage()
  for (let at = 0; at < PAGES; at += 1) await render()
  const { user, system } = process.cpuUsage(before)
  return Math.round(PAGES / ((user + system) / 1e6))
}

/**
 * Measures the shop page of 84 designs through the storefront's handler, compared with
 * `renderToString` of the same cards.
 */
export const bench: Bench = {
  name: 'rendering',
  run: async (print) => {
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway', 'storefront'],
      env: { SEED_DESIGNS: '400' },
    })
    const folder = await mkdtemp(join(cacheDir, 'bench-'))
    try {
      const answer = (await (
        await fetch(`${stack.urls.gateway}/search/designs?lang=en&currency=USD`)
      ).json()) as unknown
      const bare = await loadBare(folder)
      const floor = await perCpuSecond(() => bare.render([answer]))
      const { createApp } = (await import(
        pathToFileURL(join(root, 'examples/storefront/build/server/index.js')).href
      )) as App
      const { readConfig } = (await import(
        pathToFileURL(join(root, 'examples/storefront/server/config.ts')).href
      )) as { readConfig: (env: NodeJS.ProcessEnv) => unknown }
      const app = createApp(
        readConfig({
          ...process.env,
          GATEWAY_URL: stack.urls.gateway,
          PAYMENT_URL: stack.urls.payment,
          STOREFRONT_PORT: new URL(stack.urls.storefront).port,
          STOREFRONT_ORIGINS: stack.urls.storefront,
        }),
      )
      const value = await perCpuSecond(async () => {
        const response = await app.fetch(
          new Request(`${stack.urls.storefront}/en/shop`, {
            headers: { host: new URL(stack.urls.storefront).host },
          }),
        )
        if (response.status !== 200) throw new Error(`The shop page answered ${response.status}.`)
        return response.text()
      })
      print(
        besideFloor({
          name: 'shop page of 84 designs rendered',
          value,
          unit: 'pages per CPU second',
          floor,
          n: PAGES,
        }),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
      await stack.stop()
    }
  },
}

/** Bundles `renderToString` of the design grid alone for this process. */
async function loadBare(folder: string): Promise<Bare> {
  const outfile = join(folder, 'bare.mjs')
  await build({
    stdin: {
      contents: `
        import * as v from 'valibot'
        import { createElement } from 'react'
        import { renderToString } from 'react-dom/server'
        import { searchDesigns } from '@selvage/core/search'
        import { catalogue } from '@selvage/i18n/messages/en'
        import { DesignGrid } from '@selvage/react/design'
        import { SelvageProvider } from '@selvage/react/provider'
        let designs
        export const render = ([answer]) => {
          designs ??= v.parse(searchDesigns.answer, answer).results
          const grid = createElement(DesignGrid, { designs, hrefFor: '/en/fabric/{id}' })
          return renderToString(createElement(SelvageProvider, { gatewayUrl: 'http://localhost:4000', lang: 'en', catalogue }, grid))
        }`,
      resolveDir: packageDir('react'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['selvage-source'],
    outfile,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    alias: { valibot: join(packageDir('core'), 'node_modules/valibot') },
  })
  return (await import(pathToFileURL(outfile).href)) as Bare
}
