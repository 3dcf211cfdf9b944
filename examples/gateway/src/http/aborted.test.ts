import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import type { LogEntry } from '../log.ts'

let gateway: ReferenceGateway
const entries: LogEntry[] = []
beforeAll(async () => {
  gateway = await openReferenceGateway({
    deps: () => ({
      log: (entry) => {
        entries.push(entry)
      },
    }),
  })
})
afterAll(() => gateway.close())

const HANG_UPS = ['end', 'resetAndDestroy'] as const

it.each(HANG_UPS)(
  'logs a body that breaks off (%s) as an aborted request, not as a failure',
  async (hangUp) => {
    entries.length = 0
    const server = createServer(getRequestListener(gateway.app.fetch))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.on('error', () => {})
    client.write(
      'POST /guests HTTP/1.1\r\nHost: localhost:4000\r\nOrigin: http://localhost:3000\r\n' +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"kind":',
    )
    setTimeout(() => {
      client[hangUp]()
    }, 100)
    await expect.poll(() => entries.length, { timeout: 5_000 }).toBeGreaterThan(0)
    client.destroy()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      level: 'info',
      event: 'aborted',
      route: 'session.createGuest',
      method: 'POST',
      status: 499,
    })
  },
)
