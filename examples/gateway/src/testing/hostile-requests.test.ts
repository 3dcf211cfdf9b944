import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcesses } from '../payment/testing/processes.ts'
import type { Processes } from '../payment/testing/processes.ts'
import REQUESTS from './hostile-requests.json' with { type: 'json' }

/** One request that a gateway rejects or takes without harm. */
interface HostileRequest {
  readonly id: string
  /** Method and path; `OWN`, `OWN_CART` and `FOREIGN` are ids. */
  readonly send?: readonly string[]
  /** The request as it goes over the wire instead; `HOST` is the gateway's. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** A header of one text many times: name, text, times. */
  readonly repeatHeader?: readonly (string | number)[]
  /** A body, or the name of one of `bodies`. */
  readonly body?: string
  /** A body of one text many times: before, text, times, after. */
  readonly repeat?: readonly (string | number)[]
  /** The size of a line of fabric. */
  readonly size?: string | readonly string[]
  readonly status: readonly number[]
  readonly code?: string
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

const ORIGIN = 'http://localhost:3000'
const line = (more: object = {}) =>
  JSON.stringify({
    fabric: 'PETAL_SIGNATURE_COTTON',
    fabric_size: 'YARD',
    quantity: 1,
    status: 'pending',
    design: { id: 2 },
    ...more,
  })
const bodies: Readonly<Record<string, string>> = {
  LINE: line(),
  OTHER_LINE: line({ design: { id: 3 } }),
  LINE_WITH_PROMO: line({ promo: { id: 'SOMEBODY-ELSES' } }),
  CALLBACK: JSON.stringify({
    id: 'event',
    type: 'charge.succeeded',
    created: 1,
    charge: {
      id: 'charge',
      key: 'a'.repeat(22),
      amount_minor: 1,
      currency: 'USD',
      status: 'succeeded',
      failure_code: null,
    },
  }),
}
const repeated = (text: unknown, times: unknown) => String(text).repeat(Number(times))

describe('a request over HTTP that is not as it should be', () => {
  let processes: Processes
  const ids: Record<string, string> = {}
  let cookie = ''

  function send(
    [method, path]: readonly [string, string],
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        new URL(path, processes.gatewayUrl),
        { method, headers },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          response.on('end', () => {
            const { statusCode = 0, headers: answered } = response
            resolve({ status: statusCode, text, cookies: answered['set-cookie'] ?? [] })
          })
        },
      )
      request.on('error', reject)
      request.end(body)
    })
  }
  const json = { 'Content-Type': 'application/json', Origin: ORIGIN }
  const cookieOf = ({ cookies }: Answer) =>
    cookies.map((each) => each.split(';')[0] ?? '').join('; ')

  /** A guest with one line; returns the cookies and the ids of cart and line. */
  async function guestWithLine(key: string) {
    const made = await send(['POST', '/guests'], json, '{"kind":"session"}')
    const headers = { ...json, Cookie: cookieOf(made), 'Idempotency-Key': key }
    const added = await send(['POST', '/api/spoonflower/add-to-cart'], headers, bodies['LINE'])
    const { addToCart } = JSON.parse(added.text) as {
      addToCart: { order_id: string; order_item_id: string }
    }
    return { cookie: headers.Cookie, cart: addToCart.order_id, item: addToCart.order_item_id }
  }
  const pieces = async (of: string) =>
    (await send(['GET', '/order/pending'], { Cookie: of, Origin: ORIGIN })).text

  beforeAll(async () => {
    processes = await startProcesses()
    await processes.startGateway()
    const own = await guestWithLine('the-key-of-the-own-line')
    const foreign = await guestWithLine('the-key-of-a-foreign-line')
    cookie = own.cookie
    Object.assign(ids, { OWN_CART: own.cart, OWN: own.item, FOREIGN: foreign.item })
    ids['FOREIGN_COOKIE'] = foreign.cookie
  })
  afterAll(() => processes.stop())

  function sendRaw(text: string): Promise<Answer> {
    const { host, port } = new URL(processes.gatewayUrl)
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(Number(port), 'localhost')
      socket.on('data', (chunk) => {
        answer += chunk.toString()
        socket.end()
      })
      socket.on('error', reject)
      socket.on('close', () => {
        const [head = '', body = ''] = answer.split('\r\n\r\n')
        resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), text: body, cookies: [] })
      })
      socket.write(text.replace('HOST', host))
    })
  }

  function run(row: HostileRequest): Promise<Answer> {
    if (row.raw !== undefined) return sendRaw(row.raw)
    const [method = '', path = ''] = row.send ?? []
    const [name, text, times] = row.repeatHeader ?? []
    const [before, part, count, after] = row.repeat ?? []
    const written = row.repeat ? `${before}${repeated(part, count)}${after}` : row.body
    const body = row.size === undefined ? written : line({ fabric_size: row.size })
    const known = path.replace(/OWN_CART|OWN|FOREIGN/, (id) => ids[id] ?? '')
    const headers = {
      Cookie: cookie,
      Origin: ORIGIN,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method === 'DELETE' && body !== undefined && { 'Content-Length': String(body.length) }),
      ...row.headers,
      ...(name !== undefined && { [String(name)]: repeated(text, times) }),
    }
    return send([method, known], headers as Record<string, string>, bodies[body ?? ''] ?? body)
  }

  it.each(REQUESTS as readonly HostileRequest[])('$id', async (row) => {
    const { status, text } = await run(row)
    expect([row.id, row.status.includes(status) ? 'as it should be' : status]).toEqual([
      row.id,
      'as it should be',
    ])
    if (row.code !== undefined)
      expect(JSON.parse(text)).toMatchObject({ errors: [{ code: row.code }] })
    expect(text).not.toMatch(/node_modules|\.ts:\d|SELECT /)
  })

  it('leaves the carts, the objects and the server as they were', async () => {
    expect(await pieces(ids['FOREIGN_COOKIE'] ?? '')).toContain(ids['FOREIGN'])
    expect(await pieces(cookie)).toContain(ids['OWN'])
    expect((await send(['GET', '/healthz'], {})).status).toBe(200)
    expect(processes.gatewayOutput()).not.toMatch(/uncaught|unhandled/i)
  })

  it('keeps a key to its user: that of another is a new one, and shows nothing of theirs', async () => {
    const stranger = await guestWithLine('a-third-line')
    const answer = await send(
      ['POST', '/api/spoonflower/add-to-cart'],
      { ...json, Cookie: stranger.cookie, 'Idempotency-Key': 'the-key-of-a-foreign-line' },
      bodies['OTHER_LINE'],
    )
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(ids['FOREIGN'])
  })
})
