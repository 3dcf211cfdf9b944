import pg from 'pg'
import { readConfig } from '../../config.ts'
import { startGateways } from '../../db/testing/outage.ts'
import { recordStatements } from '../../db/testing/record-statements.ts'
import type { Statement } from '../../db/testing/record-statements.ts'
import { openGateway } from '../../open-gateway.ts'
import { createShopper } from '../../payment/testing/shopper.ts'
import type { Shopper } from '../../payment/testing/shopper.ts'
import { startPostgres } from '../../testing/start-postgres.ts'

/** The shoppers who change their carts at once, each on a connection of its own. */
const CONNECTIONS = 12
const CHANGES = 20
/** Measured in turn, so that a machine that becomes slower is slower for both. */
const ROUNDS = 3
const DESIGNS = [2, 3, 4] as const

type Change = (quantity: number) => Promise<unknown>

/** Times changes of all carts at once, ms. */
async function timed(changes: readonly Change[]): Promise<number[]> {
  const lanes = changes.map(async (change) => {
    const times: number[] = []
    for (let at = 0; at < CHANGES; at += 1) {
      const begun = performance.now()
      await change(1 + (at % 20))
      times.push(performance.now() - begun)
    }
    return times
  })
  return (await Promise.all(lanes)).flat()
}

/** A guest with three lines in the cart, of which the first is changed. */
async function openCart(shop: Parameters<typeof createShopper>[0]) {
  const shopper = createShopper(shop)
  await shopper.begin()
  for (const design of DESIGNS) await shopper.add(design)
  const { json } = await shopper.call('GET', '/order/pending')
  return { shopper, itemId: json.order?.order_items[0]?.id ?? '' }
}

const changeOf =
  ({ call }: Pick<Shopper, 'call'>, itemId: string): Change =>
  async (quantity) => {
    const { status } = await call('PATCH', `/order_item/${itemId}`, { quantity })
    if (status !== 200) throw new Error(`A change was answered ${status}.`)
  }

/** Sends the statements of a change on a bare connection, one after another as the gateway does. */
const bareChange =
  (client: pg.Client, statements: readonly Statement[]): Change =>
  async () => {
    for (const { text, values } of statements) await client.query(text, [...values])
  }

/** A gateway in this process beside the one over HTTP, whose statements can be recorded. */
async function openRecording(shop: Parameters<typeof createShopper>[0], env: NodeJS.ProcessEnv) {
  const listener = { print: () => {}, onWait: () => {} }
  const { app, close, deps } = await openGateway(readConfig(env), env, () => {}, listener)
  const send = async (request: Request) => app.fetch(request)
  return { shop: { ...shop, gateway: { url: deps.config.origin, send } }, close }
}

/**
 * Measures a change of a quantity at a gateway on PostgreSQL, and its own statements on bare
 * connections, ms.
 */
export async function measureCartChange(): Promise<{
  readonly gateway: readonly number[]
  readonly bare: readonly number[]
  readonly connections: number
  readonly statements: number
}> {
  const postgres = await startPostgres({ durable: true })
  const settings = { DATABASE_URL: await postgres.createDatabase('shop'), GUEST_LIMIT: '0' }
  const [{ dataDir, shop, stop }] = await startGateways(1, settings)
  const clients: pg.Client[] = []
  try {
    const recording = await openRecording(shop, {
      ...settings,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      SEED_DESIGNS: '50',
    })
    const overHttp: Change[] = []
    const bare: Change[] = []
    let statements: Statement[] = []
    while (clients.length < CONNECTIONS) {
      const { shopper, itemId } = await openCart(shop)
      overHttp.push(changeOf(shopper, itemId))
      const other = await openCart(recording.shop)
      statements = await recordStatements(() => changeOf(other.shopper, other.itemId)(5))
      const client = new pg.Client({ connectionString: settings.DATABASE_URL })
      await client.connect()
      clients.push(client)
      bare.push(bareChange(client, statements))
    }
    await recording.close()
    // Both are compiled before they count.
    await timed(overHttp)
    await timed(bare)
    const times = { gateway: [] as number[], bare: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.gateway.push(...(await timed(overHttp)))
      times.bare.push(...(await timed(bare)))
    }
    return { ...times, connections: CONNECTIONS, statements: statements.length }
  } finally {
    for (const client of clients) await client.end()
    await stop()
    await postgres.stop()
  }
}
