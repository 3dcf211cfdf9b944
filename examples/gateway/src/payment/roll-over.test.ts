import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateways } from '../db/testing/outage.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { startBalancer } from './testing/balancer.ts'
import type { Balancer } from './testing/balancer.ts'
import { fillPurses } from './testing/fill-purses.ts'
import { discrepancies, readLedgerSnapshot } from './testing/oracle.ts'
import { KILL_DESIGNS } from './testing/processes.ts'
import type { Processes } from './testing/processes.ts'
import { shownDifferences } from './testing/shown-differences.ts'
import { startShoppers } from './testing/start-shoppers.ts'

const GATEWAYS = 2
const LANES = 6
const SLOW_CHARGE_MS = 700
/** Longer than the balancer takes to read that a gateway leaves. */
const STOP_DELAY_MS = 800

let gateways: readonly [Processes, ...Processes[]]
let balancer: Balancer
let client: pg.Client
beforeAll(async () => {
  balancer = await startBalancer()
  const url = await testPostgres(KILL_DESIGNS)
  gateways = await startGateways(GATEWAYS, {
    DATABASE_URL: url,
    STOP_DELAY_MS: String(STOP_DELAY_MS),
    GATEWAY_HOSTS: new URL(balancer.url).host,
    PAYMENT_CALLBACK_URL: `${balancer.url}/payments/callback`,
    GUESS_LIMIT: '0',
    GUEST_LIMIT: '0',
    LOGIN_LIMIT: '0',
  })
  for (const { gatewayUrl } of gateways) await balancer.add(gatewayUrl)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await balancer.stop()
  await client.end()
  for (const each of gateways.toReversed()) await each.stop()
})

/** Stops a gateway in order while the others serve; returns what it says of itself meanwhile. */
async function leave(gateway: Processes) {
  const stopped = gateway.stopGateway()
  const ready = () => fetch(`${gateway.gatewayUrl}/readyz`)
  await expect.poll(async () => (await ready()).status).toBe(503)
  const served = await fetch(`${gateway.gatewayUrl}/fabrics`)
  return {
    served: served.status,
    connection: served.headers.get('connection'),
    exitCode: await stopped,
  }
}

it(
  'gateways that are rolled over while shoppers pay drop no request',
  { timeout: 180_000 },
  async () => {
    const purses = await fillPurses(gateways[0], client, { certificates: 4, promoUses: 1_000 })
    const shop = {
      ...gateways[0].shop,
      gateway: { ...gateways[0].shop.gateway, url: balancer.url },
    }
    const shoppers = startShoppers(shop, purses, LANES, 'roll-over')
    for (const gateway of gateways) {
      const slow = { kind: 'delay', ms: SLOW_CHARGE_MS }
      await gateways[0].faults(...Array.from({ length: LANES }, () => slow))
      const before = balancer.count()
      expect(await leave(gateway)).toEqual({ served: 200, connection: 'close', exitCode: 0 })
      await gateway.startGateway()
      await expect.poll(() => balancer.isReady(gateway.gatewayUrl)).toBe(true)
      expect(balancer.count() - before).toBeGreaterThan(LANES)
    }
    await shoppers.stop()
    expect([balancer.failed, shoppers.failed]).toEqual([[], []])
    const ordered = shoppers.purchases.filter(({ order }) => order !== null)
    expect(ordered.length).toBeGreaterThan(LANES)
    const ledger = await gateways[0].ledger()
    const snapshot = await readLedgerSnapshot((text) => client.query(text), ledger)
    expect(discrepancies(snapshot)).toEqual([])
    expect(await shownDifferences(shoppers.purchases, ledger, client)).toEqual([])
  },
)
