import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, receive, write } from './forward-request.ts'

const CHECK_EVERY_MS = 100

interface Target {
  readonly url: string
  /** Connections that stay open between requests, as those of a balancer do. */
  readonly agent: Agent
  ready: boolean
}

/**
 * A balancer as shops have one: it asks `/readyz` of each gateway, sends requests to those that are
 * ready in turn, over connections that stay open, and repeats nothing.
 */
export async function startBalancer() {
  const targets: Target[] = []
  /** Requests that no gateway answered, or with a status of 500 or above. */
  const failed: string[] = []
  let sent = 0

  async function check(target: Target): Promise<void> {
    target.ready = await fetch(`${target.url}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const checks = setInterval(() => {
    for (const target of targets) void check(target)
  }, CHECK_EVERY_MS)

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request)
    const ready = targets.filter((target) => target.ready)
    const target = ready[sent % ready.length]
    sent += 1
    const line = `${received.method} ${received.path}`
    try {
      if (!target) throw new Error('no gateway is ready')
      const answer = await ask(target.url, received, target.agent)
      if (answer.status >= 500) failed.push(`${line}: ${answer.status}`)
      write(response, answer)
    } catch (error) {
      failed.push(`${line}: ${String(error)}`)
      response.destroy()
    }
  }
  const server = createServer((request, response) => {
    void pass(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    failed,
    /** The number of requests so far. */
    count: () => sent,
    async add(url: string): Promise<void> {
      const target = { url, agent: new Agent({ keepAlive: true }), ready: false }
      await check(target)
      targets.push(target)
    },
    isReady: (url: string) => targets.some((target) => target.url === url && target.ready),
    async stop(): Promise<void> {
      clearInterval(checks)
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      for (const { agent } of targets) agent.destroy()
    },
  }
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>
