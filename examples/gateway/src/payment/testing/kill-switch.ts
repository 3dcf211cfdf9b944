import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { KILL_POINTS } from './kill-points.table.ts'
import type { Boundary } from './kill-points.table.ts'

// Preloaded into a gateway (`node --import`) that a test kills. It watches the gateway's boundaries
// and ends the process by SIGKILL at the one that the file SELVAGE_KILL_POINT names, so that the
// code that takes payments knows nothing of it.

const file = process.env['SELVAGE_KILL_POINT'] ?? ''
/** The path of the request that the running code answers; undefined in the background. */
const requestPath = new AsyncLocalStorage<string>()
/** How long a charge is under way when the gateway dies in the middle of it, ms. */
const IN_FLIGHT_MS = 60

interface StatementSeen {
  readonly sql: string
  readonly values: readonly unknown[]
}

function armed(): Boundary | undefined {
  const name = readFileSync(file, 'utf8').trim()
  return Object.hasOwn(KILL_POINTS, name)
    ? KILL_POINTS[name as keyof typeof KILL_POINTS]
    : undefined
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

function isDuring(during: RegExp | 'background' | undefined): boolean {
  const path = requestPath.getStore()
  if (during === undefined) return true
  return during === 'background' ? path === undefined : during.test(path ?? '')
}

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  const path = (request.url ?? '').split('?')[0] ?? ''
  requestPath.enterWith(path)
  const point = armed()
  if (point?.at === 'request' && point.path.test(path)) die()
})

/** The statements of the transaction that a connection is in. */
const transactions = new WeakMap<object, StatementSeen[]>()

function dieAtStatement(
  at: 'before' | 'after' | 'committed',
  seen: readonly StatementSeen[],
): void {
  const point = armed()
  if (point?.at !== at || !isDuring(point.during)) return
  const hits = ({ sql, values }: StatementSeen) =>
    point.sql.test(sql) && (point.value === undefined || values.includes(point.value))
  if (seen.some(hits)) die()
}

function answered(client: object, statement: StatementSeen): void {
  const verb = statement.sql.toLowerCase()
  dieAtStatement('after', [statement])
  if (verb === 'commit') dieAtStatement('committed', transactions.get(client) ?? [])
  if (verb === 'begin') transactions.set(client, [])
  else transactions.get(client)?.push(statement)
}

type Query = (this: object, ...args: unknown[]) => unknown
type Callback = (error: Error | null | undefined, result: unknown) => void

const { query } = pg.Client.prototype as unknown as { query: Query }
const watchedQuery: Query = function (...args) {
  const [first, second] = args
  const sql = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
  if (sql === undefined) return query.apply(this, args)
  const own = (first as { values?: unknown[] }).values
  const values = own ?? (Array.isArray(second) ? second : [])
  const statement = { sql: sql.trim(), values }
  dieAtStatement('before', [statement])
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const inform: Callback = (error, result) => {
      if (!error) answered(this, statement)
      ;(callback as Callback)(error, result)
    }
    return query.apply(this, [...args.slice(0, -1), inform])
  }
  return (query.apply(this, args) as Promise<unknown>).then((result) => {
    answered(this, statement)
    return result
  })
}
Object.assign(pg.Client.prototype, { query: watchedQuery })

const send = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const point = armed()
  const path = new URL(request.url).pathname
  const call =
    point && 'method' in point && point.method === request.method && point.path.test(path)
      ? point
      : undefined
  if (!call || !isDuring(call.during)) return send(request)
  if (call.at === 'asking') die()
  const answer = send(request)
  if (call.at === 'in-flight') {
    await Promise.race([answer.catch(() => {}), sleep(IN_FLIGHT_MS)])
    die()
  }
  const response = await answer
  die()
  return response
}
