import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Rand } from '@selvage/example-art'
import { ask, receive, write } from './forward-request.ts'
import type { Received } from './forward-request.ts'

/** The things that a network does to a request or to its answer. */
const FAULTS = [
  /** Arrives late. */
  'delay-request',
  /** Never arrives. */
  'drop-request',
  /** Looks lost to its sender, and arrives later all the same. */
  'late-request',
  /** Arrives twice; the second answer is the one that counts. */
  'repeat-request',
  'delay-answer',
  'drop-answer',
  /** Ends in the middle of its body. */
  'cut-answer',
] as const
type Fault = (typeof FAULTS)[number]

const DELAY_MS = { least: 20, most: 600 } as const

/**
 * Stands between two parties as a network that is good until `spoil` is called, and then delays,
 * drops, cuts and repeats requests and answers by the numbers of a seeded generator. Of several
 * targets each request goes to one.
 */
export async function startFaultProxy(random: Rand) {
  let targets: readonly string[] = []
  let spoiled = 0
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>
  let waiting: string[] = []
  const late = new Set<Promise<unknown>>()

  async function answer(request: Received, response: ServerResponse): Promise<void> {
    const fault = random.chance(spoiled) ? random.pick(FAULTS) : null
    if (fault) counts[fault] += 1
    const pause = random.range(DELAY_MS.least, DELAY_MS.most)
    const target = random.pick(targets)
    if (fault === 'drop-request') return void response.destroy()
    if (fault === 'late-request') {
      response.destroy()
      await wait(pause)
      await ask(target, request)
      return
    }
    if (fault === 'delay-request') await wait(pause)
    if (fault === 'repeat-request') await ask(target, request)
    const received = await ask(fault === 'repeat-request' ? random.pick(targets) : target, request)
    if (fault === 'delay-answer') await wait(pause)
    if (fault === 'drop-answer') response.destroy()
    else write(response, received, fault === 'cut-answer' ? random.next() : 1)
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request)
    const { path } = received
    waiting.push(path)
    try {
      await answer(received, response)
    } catch {
      // The target is gone, or its answer: the sender learns it as of any network.
      response.destroy()
    } finally {
      waiting = waiting.toSpliced(waiting.indexOf(path), 1)
    }
  }

  const server = createServer((request, response) => {
    response.on('error', () => {})
    const done = pass(request, response).finally(() => late.delete(done))
    late.add(done)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** Sends requests to these addresses from now on. */
    to(urls: readonly string[]) {
      targets = urls
    },
    /** Does something to this share of the requests from now on; from 0 to 1. */
    spoil(share: number) {
      spoiled = share
    },
    /** Lets every request and answer through from now on. */
    heal() {
      spoiled = 0
    },
    /** How often each thing has happened. */
    counts,
    /** The number of requests under way whose path fits. */
    underWay: (path: RegExp) => waiting.filter((each) => path.test(each)).length,
    /** Resolves when nothing is under way, late requests included. */
    async settled() {
      await Promise.all(late)
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await Promise.all(late)
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>
