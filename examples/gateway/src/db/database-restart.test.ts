import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcesses } from '../payment/testing/processes.ts'
import type { Processes } from '../payment/testing/processes.ts'
import { createShopper, newAttemptId } from '../payment/testing/shopper.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import type { Postgres } from '../testing/start-postgres.ts'
import { startGateways, throughOutage, until, wait } from './testing/outage.ts'

const MAIL_LIMIT_MS = 10_000

describe('a gateway that starts before its PostgreSQL', () => {
  let postgres: Postgres
  let processes: Processes
  const health = async () => {
    const answer = await fetch(`${processes.gatewayUrl}/readyz`)
    const { status, database = status } = (await answer.json()) as Record<string, string>
    return { status: answer.status, database }
  }
  const waiting = async () => {
    await until(() => processes.gatewayOutput().includes('waits for it'), 20_000)
    await expect
      .poll(() => health().catch(() => undefined))
      .toEqual({ status: 503, database: 'starting' })
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

  it('still takes orders, and its background work still sends their mails', async () => {
    await processes.providerUp()
    const shopper = createShopper(processes.shop)
    await shopper.toReview()
    const { json } = await shopper.place(newAttemptId())
    const mail = join(processes.dataDir, 'outbox', `order-${json.attempt?.order_number}.eml`)
    await until(() => existsSync(mail), MAIL_LIMIT_MS)
    expect([json.attempt?.state, existsSync(mail)]).toEqual(['ordered', true])
  })
})

/** Longer than a gateway waits for a connection. */
const LONG_OUTAGE_MS = 6_000
const SHORT_OUTAGE_MS = 400
/** How long the database waits for a transaction whose gateway is held up, here. */
const IDLE_LIMIT_MS = 300

describe.each([1, 3])(
  '%i gateways whose PostgreSQL goes and comes',
  { timeout: 240_000 },
  (count) => {
    let postgres: Postgres
    let url: string
    let gateways: [Processes, ...Processes[]]
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true })
      url = await postgres.createDatabase('shop')
      const idle = `idle_in_transaction_session_timeout=${IDLE_LIMIT_MS}`
      const settings = { DATABASE_URL: `${url}?${idle}`, ORDER_ITEM_LIMIT: '1000' }
      gateways = await startGateways(count, settings)
    })
    afterAll(async () => {
      for (const each of gateways.toReversed()) await each.stop()
      await postgres.stop()
    })
    const health = async ({ gatewayUrl }: Processes) => {
      const answer = await fetch(`${gatewayUrl}/readyz`)
      const { database } = (await answer.json()) as { database: string }
      return { status: answer.status, database }
    }

    const outages = [
      ['a fast shutdown', 'SIGINT', SHORT_OUTAGE_MS],
      ['a killed server', 'SIGKILL', SHORT_OUTAGE_MS],
      ['an immediate shutdown', 'SIGQUIT', SHORT_OUTAGE_MS],
      ['a long outage', 'SIGINT', LONG_OUTAGE_MS],
    ] as const
    // `npm run bench -- outages` has all of them for three gateways, and times.
    it.each(count === 1 ? outages : outages.slice(0, 2))(
      'survive %s, answer 503 meanwhile and lose nothing',
      async (_, signal, awayMs) => {
        const report = await throughOutage(gateways, url, async () => {
          await postgres.end(signal)
          await wait(awayMs)
          for (const each of gateways)
            expect(await health(each)).toEqual({ status: 503, database: 'away' })
          await postgres.startAgain()
        })
        expect(report).toMatchObject({
          survived: count,
          answers: ['200', '503 after 1'],
          wrong: [],
        })
        for (const each of gateways)
          expect(each.gatewayOutput()).not.toContain('"event":"uncaught"')
      },
    )

    it('answer 503 while their database stands still, on open connections as well, and go on', async () => {
      const readers = gateways.map(({ shop }) => createShopper(shop))
      for (const reader of readers) await reader.begin()
      const report = await throughOutage(gateways, url, async () => {
        const goOn = await postgres.freeze()
        try {
          // As many at once as a gateway has connections: some of them are open already.
          const asked = readers.flatMap((reader) =>
            Array.from({ length: 10 }, () => reader.call('GET', '/order/pending')),
          )
          expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(
            new Set([503]),
          )
        } finally {
          goOn()
        }
      })
      expect(report).toMatchObject({ survived: count, answers: ['200', '503 after 1'], wrong: [] })
    })

    it('survive that one of them is held up in its transactions until the database ends these', async () => {
      const [held] = gateways
      const report = await throughOutage(gateways, url, async () => {
        // Not every pause meets a transaction between two statements.
        for (let pauses = 0; pauses < 8; pauses += 1) {
          const pid = held.gatewayPid() ?? Number.NaN
          process.kill(pid, 'SIGSTOP')
          await wait(2 * IDLE_LIMIT_MS)
          process.kill(pid, 'SIGCONT')
          await wait(100)
        }
      })
      expect(report).toMatchObject({ survived: count, answers: ['200', '503 after 1'], wrong: [] })
    })
  },
)
