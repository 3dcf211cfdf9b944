import { setTimeout as wait } from 'node:timers/promises'
import { createRand } from '@selvage/example-art'
import type { Rand } from '@selvage/example-art'
import pg from 'pg'
import { startGateways } from '../../db/testing/outage.ts'
import type { ShownPurchase } from './bad-network-purchase.ts'
import { fillPurses } from './fill-purses.ts'
import { startFaultProxy } from './fault-proxy.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { discrepancies, readLedgerSnapshot } from './oracle.ts'
import type { Processes } from './processes.ts'
import { shownDifferences } from './shown-differences.ts'
import { startShoppers } from './start-shoppers.ts'

const GATEWAYS = 3
/** Between two kills, ms. */
const PAUSE = { least: 150, most: 1_800 } as const
/** The share of requests that something happens to. */
const SHARE = { shopper: 0.12, provider: 0.08 } as const
/** The longest time for recovery to end all payments after the last kill, ms. */
const RECOVERY_MS = 60_000
const PLACE = /^\/order\/[^/]+\/place/

/** The gateways and what shoppers spend there, over two bad networks. */
interface Shop {
  readonly gateways: readonly [Processes, ...Processes[]]
  /** Between shoppers and gateways, as the provider's callbacks are. */
  readonly front: FaultProxy
  /** Between gateways and provider. */
  readonly back: FaultProxy
  readonly client: pg.Client
}

interface RandomKillsReport {
  readonly kills: number
  /** Kills with a payment under way. */
  readonly killsWhilePaying: number
  readonly purchases: readonly ShownPurchase[]
  readonly orders: number
  /** Requests and answers that a network spoiled, by what it did to them. */
  readonly spoiled: Readonly<Record<string, number>>
  /** Differences between what shoppers saw, the ledger of the provider and the shop's books. */
  readonly wrong: readonly string[]
}

/** Starts three gateways on one database, each party behind a network that can be spoiled. */
async function openShop(databaseUrl: string, seed: string): Promise<Shop> {
  const front = await startFaultProxy(createRand(`${seed} front`))
  const back = await startFaultProxy(createRand(`${seed} back`))
  const settings = {
    DATABASE_URL: databaseUrl,
    GATEWAY_HOSTS: new URL(front.url).host,
    PAYMENT_URL: back.url,
    PAYMENT_CALLBACK_URL: `${front.url}/payments/callback`,
    ORDER_ITEM_LIMIT: '1000',
    GUESS_LIMIT: '0',
    GUEST_LIMIT: '0',
    LOGIN_LIMIT: '0',
    REGISTER_LIMIT: '0',
  }
  const gateways = await startGateways(GATEWAYS, settings)
  back.to([gateways[0].shop.provider.url])
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return { gateways, front, back, client }
}

/** Kills gateways at moments that nobody chose, each of which starts again at once. */
async function killAtRandom(shop: Shop, kills: number, random: Rand) {
  const up = new Set<Processes>(shop.gateways)
  const restarts: Promise<unknown>[] = []
  const route = () => shop.front.to([...up].map(({ gatewayUrl }) => gatewayUrl))
  let done = 0
  let whilePaying = 0
  route()
  while (done < kills) {
    await wait(random.range(PAUSE.least, PAUSE.most))
    // One stays, as balancers need.
    if (up.size < 2) continue
    const victim = random.pick([...up])
    const pid = victim.gatewayPid()
    if (pid === undefined) throw new Error(`A gateway ended by itself: ${victim.gatewayOutput()}`)
    if (shop.front.underWay(PLACE) > 0) whilePaying += 1
    process.kill(pid, 'SIGKILL')
    if (!(await victim.killed())) throw new Error('A gateway was not killed.')
    done += 1
    up.delete(victim)
    route()
    const restart = victim.startGateway().then(() => {
      up.add(victim)
      route()
    })
    restarts.push(restart)
  }
  await Promise.all(restarts)
  return { kills: done, killsWhilePaying: whilePaying }
}

/** Waits until recovery has ended every payment. */
async function untilNothingIsOpen({ client }: Shop): Promise<void> {
  const until = performance.now() + RECOVERY_MS
  while (performance.now() < until) {
    const { rows } = await client.query(
      `SELECT FROM payment_attempts
       WHERE state NOT IN ('ordered', 'declined') AND held IS NULL`,
    )
    if (rows.length === 0) return
    await wait(200)
  }
}

/**
 * Lets shoppers pay in every way at three gateways behind networks that delay, drop, cut and repeat
 * what passes, while gateways are killed at random, and compares at the end what each of them was
 * shown with the ledger of the provider and with the shop's books.
 */
export async function throughRandomKills({
  kills,
  lanes,
  seed,
  databaseUrl,
}: {
  readonly kills: number
  readonly lanes: number
  readonly seed: string
  readonly databaseUrl: string
}): Promise<RandomKillsReport> {
  const shop = await openShop(databaseUrl, seed)
  const { gateways, front, back, client } = shop
  try {
    const certificates = Math.max(2, Math.ceil(kills / 4))
    const promoUses = Math.max(3, Math.ceil(kills / 2))
    const purses = await fillPurses(gateways[0], client, { certificates, promoUses })
    front.to(gateways.map(({ gatewayUrl }) => gatewayUrl))
    front.spoil(SHARE.shopper)
    back.spoil(SHARE.provider)
    const { shop: direct } = gateways[0]
    const shopThroughFront = { ...direct, gateway: { ...direct.gateway, url: front.url } }
    const shoppers = startShoppers(shopThroughFront, purses, lanes, seed)
    const killed = await killAtRandom(shop, kills, createRand(`${seed} kills`))
    await shoppers.stop()
    front.heal()
    back.heal()
    await front.settled()
    await untilNothingIsOpen(shop)
    const ledger = await gateways[0].ledger()
    const snapshot = await readLedgerSnapshot((text) => client.query(text), ledger)
    return {
      ...killed,
      purchases: shoppers.purchases,
      orders: snapshot.orders.length,
      spoiled: front.counts,
      wrong: [
        ...shoppers.failed,
        ...discrepancies(snapshot),
        ...(await shownDifferences(shoppers.purchases, ledger, client)),
      ],
    }
  } finally {
    for (const each of gateways.toReversed()) await each.stop()
    await client.end()
    await front.stop()
    await back.stop()
  }
}
