import { readLedgerSnapshot, discrepancies } from '../../payment/testing/oracle.ts'
import { startProcesses } from '../../payment/testing/processes.ts'
import type { Processes } from '../../payment/testing/processes.ts'
import { createShopper, newAttemptId } from '../../payment/testing/shopper.ts'
import pg from 'pg'

/** Designs that are for sale. */
const DESIGNS = [2, 3, 4, 5, 6, 7]
/** Waits for shoppers, who share the machine with the rest of a test run. */
const LIMIT_MS = 60_000
/**
 * Between two requests of a shopper: lines stay below the most pieces that they may have, and the
 * machine has time for the gateways.
 */
const BETWEEN_MS = 50

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Waits until a condition holds, at most for the limit. */
export async function until(holds: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  while (!holds() && performance.now() < end) await wait(10)
}

/** Starts some gateways on one database, with one payment provider. */
export async function startGateways(
  count: number,
  settings: Readonly<Record<string, string>>,
): Promise<[Processes, ...Processes[]]> {
  const first = await startProcesses(settings)
  const others: Processes[] = []
  await first.providerUp()
  await first.startGateway()
  while (others.length < count - 1) {
    const other = await startProcesses(settings, first)
    others.push(other)
    await other.startGateway()
  }
  return [first, ...others]
}

/** Requests of one gateway's shoppers: their answers, and what was acknowledged to them. */
interface Shopping {
  readonly answers: string[]
  /** When each write was acknowledged, by `performance.now`. */
  readonly writes: number[]
  /** Ends the loop; returns what of the acknowledged writes the gateway does not have. */
  stop(): Promise<string[]>
}

/** A shopper's shop that notes each answer's status and `Retry-After`. */
function noting({ shop }: Processes, answers: string[]): Processes['shop'] {
  return {
    ...shop,
    gateway: {
      ...shop.gateway,
      async send(request) {
        const answer = await fetch(request).catch((error: unknown) => error)
        if (!(answer instanceof Response)) {
          answers.push('none')
          throw answer
        }
        const retryAfter = answer.headers.get('retry-after')
        const { status } = answer
        answers.push(retryAfter === null ? String(status) : `${status} after ${retryAfter}`)
        return answer
      },
    },
  }
}

/**
 * Repeats a request, under the same key, while its answer is lost or is 503, as `Retry-After` asks
 * for, but sooner.
 */
async function served<T extends { status: number }>(
  request: () => Promise<T>,
  isStopped: () => boolean,
): Promise<T> {
  for (;;) {
    const reply = await request().catch((error: unknown) => {
      if (isStopped()) throw error
    })
    if (reply && (reply.status !== 503 || isStopped())) return reply
    await wait(BETWEEN_MS)
  }
}

/** A shopper who adds designs in a loop, each until the gateway has acknowledged it. */
function startAdding(processes: Processes): Shopping {
  const answers: string[] = []
  const shopper = createShopper(noting(processes, answers))
  const writes: number[] = []
  let stopped = false

  async function addUntilDone(designId: number): Promise<boolean> {
    const key = { 'idempotency-key': newAttemptId() }
    const line = {
      fabric: 'PETAL_SIGNATURE_COTTON',
      fabric_size: 'YARD',
      quantity: 1,
      status: 'pending',
      design: { id: designId },
    }
    const add = () => shopper.call('POST', '/api/spoonflower/add-to-cart', line, key)
    const { status } = await served(add, () => stopped)
    if (status !== 200) return false
    writes.push(performance.now())
    return true
  }

  const running = (async () => {
    await shopper.begin()
    while (!stopped && (await addUntilDone(DESIGNS[writes.length % DESIGNS.length] ?? 2)))
      await wait(BETWEEN_MS)
  })().catch(() => {})
  return {
    answers,
    writes,
    async stop() {
      stopped = true
      await running
      const { json } = await shopper.call('GET', '/order/pending')
      const items = (json.order?.order_items ?? []) as unknown as { quantity: { value: number } }[]
      const pieces = items.reduce((sum, { quantity }) => sum + quantity.value, 0)
      return pieces === writes.length
        ? []
        : [`${writes.length} pieces added, ${pieces} in the cart`]
    },
  }
}

/** A shopper who buys in a loop, each order until the gateway has acknowledged it. */
function startBuying(processes: Processes): Shopping {
  const answers: string[] = []
  const shop = noting(processes, answers)
  const writes: number[] = []
  const bought: { shopper: ReturnType<typeof createShopper>; number: string }[] = []
  let stopped = false

  async function buy(): Promise<void> {
    const shopper = createShopper(shop)
    await shopper.toReview()
    const id = newAttemptId()
    for (;;) {
      const { json, status } = await served(
        () => shopper.place(id),
        () => stopped,
      )
      const { attempt } = json
      if (attempt?.state === 'ordered') {
        bought.push({ shopper, number: attempt.order_number ?? '' })
        writes.push(performance.now())
        return
      }
      if (status >= 400) throw new Error(`place: ${status} ${JSON.stringify(json.errors)}`)
      await wait(BETWEEN_MS)
    }
  }
  const running = (async () => {
    // A step that was answered 503 ends this purchase before anything is paid; the next one begins.
    while (!stopped) await buy().catch(() => wait(BETWEEN_MS))
  })()
  return {
    answers,
    writes,
    async stop() {
      stopped = true
      await running
      const lost: string[] = []
      for (const { shopper, number } of bought)
        if ((await shopper.invoice(number)).status !== 200) lost.push(`order ${number} is gone`)
      return lost
    },
  }
}

/** The answers and losses that shoppers saw in an outage. */
export interface OutageReport {
  /** Gateways that go on under their process id. */
  readonly survived: number
  /** Longest time from the outage's end to a shopper's next acknowledged write, ms. */
  readonly recoveredMs: number
  /** Every kind of answer: its status and its `Retry-After`, or `none` where it was lost. */
  readonly answers: readonly string[]
  /** Acknowledged writes that are gone, and differences between the orders and the ledger. */
  readonly wrong: readonly string[]
  readonly orders: number
}

/**
 * Lets shoppers add and buy at every gateway while something happens to the database or to a
 * gateway, until each of them has had a write acknowledged afterwards.
 */
export async function throughOutage(
  gateways: readonly [Processes, ...Processes[]],
  databaseUrl: string,
  outage: () => Promise<void>,
): Promise<OutageReport> {
  const pids = gateways.map((each) => each.gatewayPid())
  const adding = gateways.map(startAdding)
  const buying = gateways.map(startBuying)
  const shoppers = [...adding, ...buying]
  await until(() => shoppers.every(({ writes }) => writes.length > 0), LIMIT_MS)
  try {
    await outage()
  } catch (error) {
    // The shoppers of a test that failed must not keep it waiting.
    for (const each of shoppers) void each.stop().catch(() => {})
    throw error
  }
  const back = performance.now()
  await until(() => shoppers.every(({ writes }) => (writes.at(-1) ?? 0) > back), LIMIT_MS)
  // An order is several requests, so the time of a first write is that of the shoppers who add.
  const recovered = adding.map(({ writes }) => (writes.find((at) => at > back) ?? Infinity) - back)
  const lost = (await Promise.all(shoppers.map(({ stop }) => stop()))).flat()
  const late = shoppers
    .filter(({ writes }) => (writes.at(-1) ?? 0) <= back)
    .map(() => 'a shopper waits')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const snapshot = await readLedgerSnapshot(
      (text) => client.query(text),
      await gateways[0].ledger(),
    )
    return {
      survived: gateways.filter((each, at) => each.gatewayPid() === pids[at]).length,
      recoveredMs: Math.max(...recovered),
      answers: [...new Set(shoppers.flatMap(({ answers }) => answers))].sort(),
      wrong: [...lost, ...late, ...discrepancies(snapshot)],
      orders: snapshot.orders.length,
    }
  } finally {
    await client.end()
  }
}
