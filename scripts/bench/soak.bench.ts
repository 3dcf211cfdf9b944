import { setTimeout as wait } from 'node:timers/promises'
import { startStack } from '../stack.ts'
import type { Urls } from '../stack/services.ts'
import type { Bench } from './bench.ts'

const DEFAULT_MINUTES = 3
const DESIGNS = 400
const REQUESTS_PER_SECOND = 50
/** Requests under way at once; a machine that is slower than the plan makes fewer. */
const LANES = 8
const SAMPLE_EVERY_MS = 1_000
/** The most memory of each server under this load, megabytes. */
const BAR_MB = { gateway: 900, storefront: 450 } as const
/** The most growth after the first third, which fills caches and compiles code. */
const BAR_GROWTH = 1.1

type Server = keyof typeof BAR_MB

/** The load's share of pages, calls and pictures; each visit of a row differs from the last. */
const MIX: readonly ((urls: Urls, at: number) => readonly [url: string, init?: RequestInit])[] = [
  ({ storefront }) => [`${storefront}/en`],
  ({ storefront }, at) => [`${storefront}/en/shop?page_offset=${84 * (at % 4)}`],
  ({ storefront }, at) => [`${storefront}/de/stoff/${designOf(at)}`],
  ({ storefront }, at) => [`${storefront}/fr/wallpaper/${designOf(at)}`],
  ({ storefront }) => [`${storefront}/es/cesta`],
  ({ gateway }, at) => [`${gateway}/search/designs?q=bird${at}&page_locale=en_US`],
  ({ gateway }, at) => [`${gateway}/design/${designOf(at)}`],
  ({ gateway }, at) => [`${gateway}/designs/cards?ids=${[0, 1, 2].map((n) => designOf(at + n))}`],
  ({ gateway }, at) => [`${gateway}/images/designs/${designOf(at)}/card-300.webp`],
  ({ gateway }) => [`${gateway}/guests`, post({ kind: 'embed' })],
]

const designOf = (at: number) => 1 + ((at * 7) % DESIGNS)
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: 'https://blog.example' },
  body: JSON.stringify(body),
})
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The resident memory of a server as its health check names it, megabytes. */
async function memoryOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/healthz`)
  return ((await answer.json()) as { rss_mb: number }).rss_mb
}

/**
 * Puts a mixed load on the gateway and the storefront for some minutes (`soak=30`), and measures
 * their memory: the median of the last third, and its growth over the second third.
 */
export const bench: Bench = {
  name: 'soak',
  run: async (print, argument) => {
    const minutes = Number(argument ?? DEFAULT_MINUTES)
    if (!(minutes > 0)) throw new Error(`Write the minutes as soak=5, not soak=${argument}.`)
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway', 'storefront'],
      env: { SEED_DESIGNS: String(DESIGNS), GUEST_LIMIT: '0', PICTURE_LIMIT: '120' },
    })
    try {
      const samples: Record<Server, number[]> = { gateway: [], storefront: [] }
      const statuses = new Map<number, number>()
      const end = performance.now() + minutes * 60_000
      let made = 0
      const lane = async () => {
        while (performance.now() < end) {
          const [url, init] = MIX[made % MIX.length]?.(stack.urls, made) ?? ['']
          made += 1
          const due = performance.now() + (LANES * 1_000) / REQUESTS_PER_SECOND
          const answer = await fetch(url, init)
          await answer.arrayBuffer()
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          await wait(Math.max(0, due - performance.now()))
        }
      }
      const watch = async () => {
        while (performance.now() < end) {
          for (const server of ['gateway', 'storefront'] as const)
            samples[server].push(await memoryOf(stack.urls[server]))
          await wait(SAMPLE_EVERY_MS)
        }
      }
      await Promise.all([...Array.from({ length: LANES }, lane), watch()])

      const failed = [...statuses].filter(([status]) => status >= 500 || status === 404)
      if (failed.length > 0) throw new Error(`The load was answered ${JSON.stringify(failed)}.`)
      for (const server of ['gateway', 'storefront'] as const) {
        const third = Math.floor(samples[server].length / 3)
        const [before, after] = [
          samples[server].slice(third, -third),
          samples[server].slice(-third),
        ]
        const value = median(after)
        const growth = Math.round((value / median(before)) * 1000) / 1000
        print({ name: `${server} memory under a mixed load`, value, unit: 'MB', n: made })
        print({ name: `${server} memory growth in the last third`, value: growth, unit: 'ratio' })
        if (value <= BAR_MB[server] && growth <= BAR_GROWTH) continue
        console.error(
          `The ${server} has ${value} MB, ${growth} of before; its bars are ${BAR_MB[server]} MB and ${BAR_GROWTH}.`,
        )
        process.exitCode = 1
      }
    } finally {
      await stack.stop()
    }
  },
}
