import { throughRandomKills } from '../../examples/gateway/src/payment/testing/random-kills.ts'
import { startPostgres } from '../../examples/gateway/src/testing/start-postgres.ts'
import type { Bench } from './bench.ts'

const DEFAULT_KILLS = 200
const LANES = 12
/** The share of kills that have to come while somebody pays. */
const WHILE_PAYING = 0.25

/**
 * Kills gateways at 200 random moments (`kills=500` at others) while shoppers pay at three of them
 * in every way, over networks that delay, drop, cut and repeat what passes. Throws when what a
 * shopper was shown, the ledger of the provider and the books of the shop differ. `KILL_SEED` takes
 * the seed of an earlier run.
 */
export const bench: Bench = {
  name: 'kills',
  run: async (print, argument) => {
    const kills = Number(argument ?? DEFAULT_KILLS)
    if (!(kills > 0)) throw new Error(`Write the kills as kills=50, not kills=${argument}.`)
    const seed = process.env['KILL_SEED'] ?? String(Date.now())
    console.error(`The kills have the seed ${seed}.`)
    const postgres = await startPostgres({ durable: true })
    try {
      const begun = performance.now()
      const databaseUrl = await postgres.createDatabase('shop')
      const report = await throughRandomKills({ kills, lanes: LANES, seed, databaseUrl })
      const { orders, purchases, wrong, killsWhilePaying, spoiled } = report
      if (wrong.length > 0 || killsWhilePaying < kills * WHILE_PAYING)
        throw new Error(`seed ${seed}: ${JSON.stringify({ killsWhilePaying, wrong })}`)
      const lost = Object.values(spoiled).reduce((sum, each) => sum + each, 0)
      const n = purchases.length
      print({ name: 'orders of purchases through kills', value: orders, unit: 'orders', n })
      print({
        name: 'gateways killed while somebody paid',
        value: killsWhilePaying,
        unit: 'kills',
        n: kills,
      })
      print({
        name: 'requests and answers that a network spoiled',
        value: lost,
        unit: 'requests',
        n,
      })
      const seconds = Math.round((performance.now() - begun) / 1_000)
      print({ name: 'purchases through kills', value: seconds, unit: 's', n })
    } finally {
      await postgres.stop()
    }
  },
}
