import { request as forward } from 'node:http'
import type { Agent, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Longest wait for an answer. */
const LIMIT_MS = 20_000

/** An answer, read. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
/** A request, read. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Reads a request to its end. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const { method = 'GET', url: path = '/', headers } = request
  return { method, path, headers, body: await buffer(request) }
}

/** Forwards one request, on a connection of its own or on one of an agent. */
export function ask(
  target: string,
  { method, path, headers, body }: Received,
  agent?: Agent,
): Promise<Answer> {
  const { connection: _, ...sent } = headers
  const own = agent ? {} : { connection: 'close' }
  return new Promise((resolve, reject) => {
    const request = forward(
      new URL(path, target),
      { method, headers: { ...sent, ...own }, timeout: LIMIT_MS, agent: agent ?? false },
      (answer) => {
        buffer(answer).then((read) => {
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read })
        }, reject)
      },
    )
    request.on('timeout', () => request.destroy(new Error('timed out')))
    request.on('error', reject)
    request.end(body)
  })
}

/** Writes an answer; `part` is the share of its body that arrives before the connection ends. */
export function write(response: ServerResponse, { status, headers, body }: Answer, part = 1): void {
  const { connection: _, 'transfer-encoding': __, ...others } = headers
  response.writeHead(status, { ...others, 'content-length': body.length })
  if (part === 1) response.end(body)
  else response.write(body.subarray(0, Math.floor(body.length * part)), () => response.destroy())
}
