import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { PURCHASE_KINDS } from './testing/bad-network-purchase.ts'
import { KILL_DESIGNS } from './testing/processes.ts'
import { throughRandomKills } from './testing/random-kills.ts'

const KILLS = 6

// `npm run bench -- kills` has 200 of them.
it(
  'three gateways that are killed at random behind bad networks charge and order exactly once',
  { timeout: 180_000 },
  async () => {
    const seed = process.env['KILL_SEED'] ?? String(Date.now())
    const report = await throughRandomKills({
      kills: KILLS,
      lanes: 10,
      seed,
      databaseUrl: await testPostgres(KILL_DESIGNS),
    })
    const { kills, killsWhilePaying, purchases, wrong } = report
    const ordered = purchases.filter(({ order }) => order !== null)
    expect({ seed, kills, wrong }).toEqual({ seed, kills: KILLS, wrong: [] })
    expect(killsWhilePaying).toBeGreaterThan(0)
    expect(ordered.length).toBeGreaterThan(PURCHASE_KINDS.length)
  },
)
