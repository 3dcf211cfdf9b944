import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcesses } from '../payment/testing/processes.ts'
import type { Processes } from '../payment/testing/processes.ts'
import { createShopper, newAttemptId } from '../payment/testing/shopper.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import type { Postgres } from '../testing/start-postgres.ts'

const SHOPPERS = 4
/** Designs that are for sale. */
const DESIGNS = [2, 3, 4, 5, 6, 7]
const RECOVERY_LIMIT_MS = 5_000
const OUTAGE_MS = 400
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** A shopper who adds designs in a loop, each until the gateway has acknowledged it. */
function startAdding({ shop }: Processes) {
  const answers: string[] = []
  const shopper = createShopper({
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
  })
  const seen = { added: 0, lastAt: 0 }
  let stopped = false

  async function addUntilDone(designId: number): Promise<boolean> {
    const key = newAttemptId()
    const line = {
      fabric: 'PETAL_SIGNATURE_COTTON',
      fabric_size: 'YARD',
      quantity: 1,
      status: 'pending',
      design: { id: designId },
    }
    const add = async () => {
      const reply = await shopper.call('POST', '/api/spoonflower/add-to-cart', line, {
        'idempotency-key': key,
      })
      return reply.status
    }
    let status = await add()
    while (status === 503) {
      await wait(20)
      status = await add()
    }
    if (status !== 200) return false
    seen.added += 1
    seen.lastAt = performance.now()
    return true
  }

  const running = (async () => {
    await shopper.begin()
    // Pauses keep every line below the most pieces that it may have.
    while (!stopped && (await addUntilDone(DESIGNS[seen.added % DESIGNS.length] ?? 2)))
      await wait(5)
  })().catch(() => {})
  return {
    answers,
    seen,
    async stop() {
      stopped = true
      await running
    },
    /** How many pieces the gateway has in the cart. */
    async pieces() {
      const { json } = await shopper.call('GET', '/order/pending')
      const items = (json.order?.order_items ?? []) as unknown as { quantity: { value: number } }[]
      return items.reduce((sum, { quantity }) => sum + quantity.value, 0)
    },
  }
}

async function until(holds: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  while (!holds() && performance.now() < end) await wait(10)
}

describe('a gateway whose PostgreSQL goes and comes', () => {
  let postgres: Postgres
  let processes: Processes
  const health = async () => {
    const answer = await fetch(`${processes.gatewayUrl}/healthz`)
    const { database } = (await answer.json()) as { database: string }
    return { status: answer.status, database }
  }
  const waiting = async () => {
    await until(() => processes.gatewayOutput().includes('waits for it'), 20_000)
    await expect
      .poll(() => health().catch(() => undefined))
      .toEqual({ status: 503, database: 'unready' })
  }

  beforeAll(async () => {
    // Durable, because a server that is killed must not forget what it acknowledged.
    postgres = await startPostgres({ durable: true })
    processes = await startProcesses({
      DATABASE_URL: await postgres.createDatabase('shop'),
      ORDER_ITEM_LIMIT: '1000',
    })
    await postgres.end('SIGINT')
  })
  afterAll(async () => {
    await processes.stop()
    await postgres.stop()
  })

  it('waits for a database that is not there, says so once, and stops cleanly', async () => {
    processes.launchGateway()
    await waiting()
    const answer = await fetch(`${processes.gatewayUrl}/fabrics`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await processes.stopGateway()).toBe(0)
    expect(processes.gatewayOutput()).toBe(
      'gateway: the database does not answer (ECONNREFUSED), so the gateway waits for it\n',
    )
  })

  it('serves once the database is there', async () => {
    processes.launchGateway()
    await waiting()
    const pid = processes.gatewayPid()
    await postgres.startAgain()
    await processes.gatewayUp()
    expect(processes.gatewayPid()).toBe(pid)
    expect(await health()).toEqual({ status: 200, database: 'ok' })
  })

  it.each([
    ['a fast shutdown', 'SIGINT'],
    ['an immediate shutdown', 'SIGQUIT'],
    ['a killed server', 'SIGKILL'],
  ] as const)('survives %s, answers 503 meanwhile and loses nothing', async (_, signal) => {
    const pid = processes.gatewayPid()
    const shoppers = Array.from({ length: SHOPPERS }, () => startAdding(processes))
    await until(() => shoppers.every(({ seen }) => seen.added > 3), 10_000)
    await postgres.end(signal)
    await wait(OUTAGE_MS)
    expect(await health()).toEqual({ status: 503, database: 'away' })
    await postgres.startAgain()
    const back = performance.now()
    await until(() => shoppers.every(({ seen }) => seen.lastAt > back), 2 * RECOVERY_LIMIT_MS)
    const recoveredMs = shoppers.map(({ seen }) => seen.lastAt - back)
    await Promise.all(shoppers.map(({ stop }) => stop()))

    expect(processes.gatewayPid()).toBe(pid)
    expect(processes.gatewayOutput()).not.toContain('"event":"uncaught"')
    expect(Math.min(...recoveredMs)).toBeGreaterThan(0)
    expect(Math.max(...recoveredMs)).toBeLessThan(RECOVERY_LIMIT_MS)
    const answers = new Set(shoppers.flatMap((shopper) => shopper.answers))
    expect([...answers].sort()).toEqual(['200', '503 after 1'])
    for (const shopper of shoppers) expect(await shopper.pieces()).toBe(shopper.seen.added)
  })

  it('still takes orders, and its background work still sends their mails', async () => {
    await processes.providerUp()
    const shopper = createShopper(processes.shop)
    await shopper.toReview()
    const { json } = await shopper.place(newAttemptId())
    const mail = join(processes.dataDir, 'outbox', `order-${json.attempt?.order_number}.eml`)
    await until(() => existsSync(mail), RECOVERY_LIMIT_MS)
    expect([json.attempt?.state, existsSync(mail)]).toEqual(['ordered', true])
  })
})
