import { startGateways, throughOutage, wait } from '../../examples/gateway/src/db/testing/outage.ts'
import { startPostgres } from '../../examples/gateway/src/testing/start-postgres.ts'
import type { Postgres } from '../../examples/gateway/src/testing/start-postgres.ts'
import type { Bench } from './bench.ts'

/** Longest time from the database's return to the next acknowledged write of every shopper. */
const BAR_MS = 5_000
const SHORT_MS = 1_000
const LONG_MS = 30_000
/** Longer than a gateway's transaction may be idle, 10 s. */
const PAUSE_MS = 20_000

type Outage = (postgres: Postgres, pid: number) => Promise<void>

const away =
  (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', ms: number): Outage =>
  async (postgres) => {
    await postgres.end(signal)
    await wait(ms)
    await postgres.startAgain()
  }
const STANDSTILL = 'a gateway that stands still for 20 s'
/** A gateway that stood still closes connections that look idle to it, with what waits in them. */
const allowed = (name: string): readonly string[] =>
  name === STANDSTILL ? ['200', '503 after 1', 'none'] : ['200', '503 after 1']
const OUTAGES: Readonly<Record<string, Outage>> = {
  'a fast shutdown of the database': away('SIGINT', SHORT_MS),
  'an immediate shutdown of the database': away('SIGQUIT', SHORT_MS),
  'a killed database': away('SIGKILL', SHORT_MS),
  'a database that is away for 30 s': away('SIGINT', LONG_MS),
  'a database that stands still for 20 s': async (postgres) => {
    const goOn = await postgres.freeze()
    await wait(PAUSE_MS)
    goOn()
  },
  [STANDSTILL]: async (_, pid) => {
    process.kill(pid, 'SIGSTOP')
    await wait(PAUSE_MS)
    process.kill(pid, 'SIGCONT')
  },
}

/**
 * Measures how fast shoppers go on after a database or a gateway was away, with one gateway and
 * with three. Throws when a gateway ended, an acknowledged write is gone, or an order and the
 * provider's ledger differ.
 */
export const bench: Bench = {
  name: 'outages',
  run: async (print) => {
    for (const count of [1, 3]) {
      const postgres = await startPostgres({ durable: true })
      const url = await postgres.createDatabase('shop')
      const gateways = await startGateways(count, { DATABASE_URL: url, ORDER_ITEM_LIMIT: '1000' })
      try {
        for (const [name, outage] of Object.entries(OUTAGES)) {
          const pid = gateways[0].gatewayPid() ?? Number.NaN
          const report = await throughOutage(gateways, url, () => outage(postgres, pid))
          const { answers, orders, recoveredMs, survived, wrong } = report
          const unexpected = answers.filter((each) => !allowed(name).includes(each))
          if (survived < count || wrong.length > 0 || unexpected.length > 0)
            throw new Error(`${name}: ${JSON.stringify(report)}`)
          print({
            name: `writes again after ${name}, ${count} gateway${count === 1 ? '' : 's'}`,
            value: Math.round(recoveredMs),
            unit: 'ms',
            n: orders,
          })
          if (recoveredMs > BAR_MS) {
            console.error(`${name}: ${Math.round(recoveredMs)} ms are above ${BAR_MS} ms.`)
            process.exitCode = 1
          }
        }
      } finally {
        for (const each of gateways.toReversed()) await each.stop()
        await postgres.stop()
      }
    }
  },
}
