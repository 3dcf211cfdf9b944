import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { browserArguments } from '../vitest/browser-arguments.ts'
import { buildForServing } from '../lib/fresh.ts'
import { packageDir } from '../lib/packages.ts'
import { startStack } from '../stack.ts'
import { besideFloor } from './bench.ts'
import type { Bench } from './bench.ts'
import { cardsPage, floorScript, isLayout } from './embed/pages.ts'
import { visitCards } from './embed/visit-cards.ts'
import type { CardVisit } from './embed/visit-cards.ts'

/**
 * Number of visits of each page, alternating between the embed and its floor. The median is
 * printed.
 */
const TIMES = 5
const kb = (bytes: number) => Math.round(bytes / 10) / 100

/**
 * Measures bytes, requests, heap, layout shift and visible times of design cards, compared with a
 * handwritten page that shows the same cards.
 */
export const bench: Bench = {
  name: 'embed',
  run: async (print) => {
    await buildForServing(() => undefined, ['embed'])
    const outDir = join(packageDir('embed'), 'dist')
    const built = new Map<string, number>()
    for (const name of (await readdir(outDir)).filter((each) => each.endsWith('.js'))) {
      built.set(
        name.replace(/-[0-9a-f]{10}\.js$/, ''),
        gzipSync(await readFile(join(outDir, name)), { level: 9 }).length,
      )
    }
    const bytesOf = (...names: string[]) =>
      kb(names.reduce((sum, name) => sum + (built.get(name) ?? Number.NaN), 0))
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway'],
      env: { SEED_DESIGNS: '400' },
    })
    const { gateway, storefront, blog } = stack.urls
    const ids = await someDesigns(gateway)
    await drawPictures(gateway, ids)
    const floor = floorScript(gateway)
    const floorKb = kb(gzipSync(floor, { level: 9 }).length)
    print(
      besideFloor({
        name: 'embed script until a card is visible',
        value: bytesOf('selvage.js', 'design-card'),
        unit: 'kB',
        floor: floorKb,
        n: 1,
      }),
    )
    print({
      name: 'embed script of an add to cart',
      value: bytesOf('selvage.js', 'design-card', 'add-to-cart', 'shared', 'cart-flow', 'en'),
      unit: 'kB',
      n: 1,
    })
    print({ name: 'embed loader', value: bytesOf('selvage.js'), unit: 'kB', n: 1 })
    print({
      name: 'embed one more language',
      value: Math.max(bytesOf('de'), bytesOf('es'), bytesOf('fr')),
      unit: 'kB',
      n: 3,
    })

    const reserveCss = await readFile(join(outDir, 'reserve.css'), 'utf8')
    const servers = [
      // Serves the script as the storefront does: to every origin and compressed.
      await serve(storefront, async (path) =>
        path === '/floor.js'
          ? ['text/javascript', floor]
          : ['text/javascript', await readFile(join(outDir, path.replace('/embed/', '')), 'utf8')],
      ),
      await serve(blog, async (path) => {
        const [, kind, layout, cards] = /^\/(ours|floor)-(\w+)-(\d+)$/.exec(path) ?? []
        if ((kind !== 'ours' && kind !== 'floor') || !isLayout(layout)) throw new Error(path)
        return [
          'text/html',
          cardsPage(
            { kind, layout, ids: ids.slice(0, Number(cards)) },
            { gateway, storefront, reserveCss },
          ),
        ]
      }),
    ]
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArguments],
    })
    try {
      for (const { cards, layout, slowNetwork, name } of [
        { cards: 1, layout: 'grid', slowNetwork: true, name: '1 card' },
        { cards: 50, layout: 'grid', slowNetwork: false, name: '50 cards' },
        { cards: 50, layout: 'flex', slowNetwork: false, name: '50 cards in a flex row' },
      ] as const) {
        // The first visit of each page warms up the browser and is not counted.
        const visits: Record<'ours' | 'floor', CardVisit[]> = { ours: [], floor: [] }
        for (let at = 0; at <= TIMES; at += 1) {
          for (const kind of ['floor', 'ours'] as const) {
            const visit = await visitCards(browser, `${blog}/${kind}-${layout}-${cards}`, {
              gateway,
              slowNetwork,
            })
            if (at > 0) visits[kind].push(visit)
          }
        }
        const middle = (kind: 'ours' | 'floor', measure: keyof CardVisit) =>
          visits[kind].map((visit) => visit[measure]).toSorted((a, b) => a - b)[
            Math.floor(TIMES / 2)
          ] ?? Number.NaN
        const line = (what: string, measure: keyof CardVisit, unit: string) =>
          print(
            besideFloor({
              name: `embed ${name} ${what}`,
              value: middle('ours', measure),
              unit,
              floor: middle('floor', measure),
              n: TIMES,
            }),
          )
        line('visible', 'visibleMs', 'ms')
        line('main-thread time', 'cpuMs', 'ms')
        line('blocking time', 'blockingMs', 'ms')
        line('API requests', 'apiRequests', 'requests')
        line('requests', 'requests', 'requests')
        line('heap', 'heapMb', 'MB')
        print({
          name: `embed ${name} layout shift`,
          value: middle('ours', 'layoutShift'),
          unit: 'score',
          n: TIMES,
        })
      }
    } finally {
      await browser.close()
      for (const server of servers) server.close()
      await stack.stop()
    }
  },
}

/** Returns ids of designs that can be shown; some designs of the catalog cannot. */
async function someDesigns(gateway: string): Promise<number[]> {
  const candidates = Array.from({ length: 90 }, (_, at) => at + 1)
  const response = await fetch(
    `${gateway}/designs/cards?currency=USD&ids=${candidates.join('%2C')}`,
  )
  const { designs } = (await response.json()) as { designs: { id: number }[] }
  return designs.map(({ id }) => id)
}

/**
 * Requests the pictures once, because the gateway draws each at its first request and drawing is
 * not measured here.
 */
async function drawPictures(gateway: string, ids: readonly number[]): Promise<void> {
  for (const id of ids.slice(0, 50))
    await (await fetch(`${gateway}/images/designs/${id}/card-300.avif`)).arrayBuffer()
}

async function serve(
  address: string,
  answer: (path: string) => Promise<[type: string, body: string]>,
): Promise<Server> {
  const { hostname, port } = new URL(address)
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ([type, body]) =>
        response
          .writeHead(200, {
            'Content-Type': `${type}; charset=utf-8`,
            'Content-Encoding': 'gzip',
            'Access-Control-Allow-Origin': '*',
          })
          .end(gzipSync(body)),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(Number(port), hostname, resolve)
  })
  return server
}
