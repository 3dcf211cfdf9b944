import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the vendor gets it. */
export interface VendorRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** The answer of a vendor. */
export interface VendorAnswer {
  readonly status: number
  readonly json: unknown
}

/**
 * Disturbs the next request that moves money: it never arrives; its answer is lost; it is answered
 * with 500 and not worked on; with half of its JSON; or never.
 */
export type Disruption = 'drop-before' | 'drop-after' | '500' | 'malformed' | 'stall'

/** A vendor's API on this machine: the real SDK talks to it over real HTTP. */
export async function openVendorServer(
  answer: (request: VendorRequest) => VendorAnswer,
  movesMoney: (request: VendorRequest) => boolean,
) {
  const disruptions: Disruption[] = []
  const requests: VendorRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const read: VendorRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        text: Buffer.concat(parts).toString('utf8'),
      }
      requests.push(read)
      const disruption = movesMoney(read) ? disruptions.shift() : undefined
      if (disruption === 'drop-before') {
        request.socket.destroy()
        return
      }
      if (disruption === 'stall') return
      if (disruption === '500') {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}')
        return
      }
      const { status, json } = answer(read)
      if (disruption === 'drop-after') {
        request.socket.destroy()
        return
      }
      const text = JSON.stringify(json)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(disruption === 'malformed' ? text.slice(0, text.length / 2) : text)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    disrupt: (disruption: Disruption) => {
      disruptions.push(disruption)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
