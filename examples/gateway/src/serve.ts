import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { startTracing } from '@selvage/example-tracing/start'
import { readConfig } from './config.ts'
import { FolderInUse } from './db/data-lock.ts'
import { describeError, jsonLog } from './log.ts'
import { methodNotAllowed } from './http/http-error.ts'
import { notReadyAnswer } from './http/starting.ts'
import { drawFirstPages } from './images/draw-first-pages.ts'
import { guardProcess } from './last-resort.ts'
import { openGateway } from './open-gateway.ts'
import type { OpenGateway, StartListener } from './open-gateway.ts'

/** The exit code when another process has the data folder. */
const EXIT_IN_USE = 75
/** Requests that are under way when the gateway is asked to stop get this long, milliseconds. */
const DRAIN_MS = 10_000
/**
 * Drawing the first pages holds the start up this long at most; the rest is drawn while the shop is
 * open.
 */
const DRAW_MS = 15_000

const config = readConfig(process.env)
const stopTracing = await startTracing('gateway', process.env)
const silent = process.env['LOG'] === 'silent'
const writeLine = (line: string) => {
  process.stderr.write(`${line}\n`)
}
const log = jsonLog((line) => {
  if (!silent) writeLine(line)
})
/** Tests that start a gateway often turn the drawing off. */
const draws = process.env['DRAW_AT_START'] !== '0'

const closing = new AbortController()
let gateway: OpenGateway | undefined = undefined
let bound: Promise<void> | undefined
let stopped: Promise<void> | undefined

const listener = getRequestListener((request, env) => answer(request, env))
const server = createServer(
  {
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
  },
  (request, response) => {
    // A balancer that keeps its connections must not send the next request on one that ends soon.
    if (closing.signal.aborted) response.shouldKeepAlive = false
    // The fetch standard has no TRACE, so no Request can be made for it.
    if (request.method === 'TRACE' || request.method === 'TRACK' || request.method === 'CONNECT') {
      response
        .writeHead(405, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify({ errors: methodNotAllowed().errors }))
      return
    }
    void listener(request, response)
  },
)
server.maxConnections = 2_000
server.on('error', (error) => {
  console.error(`gateway: cannot listen on port ${config.port}: ${error.message}`)
  void Promise.resolve(gateway?.close()).finally(() => process.exit(1))
})

guardProcess(jsonLog(writeLine), stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop().then(() => process.exit(0))
  })
}

const start: StartListener = {
  print: (line) => console.log(line),
  // The port opens early only while the gateway waits for the database, for the health check.
  onWait: () => {
    void listen()
  },
}
gateway = await openGateway(config, process.env, log, start).catch((error: unknown) => {
  console.error(error instanceof FolderInUse ? `gateway: ${error.message}` : error)
  process.exit(error instanceof FolderInUse ? EXIT_IN_USE : 1)
})
if (!bound) await draw(gateway, AbortSignal.any([closing.signal, AbortSignal.timeout(DRAW_MS)]))
if (!closing.signal.aborted) {
  await listen()
  console.log(`gateway ${config.origin}`)
  void draw(gateway, closing.signal)
}

function answer(request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> {
  if (!gateway) return notReadyAnswer(request, config, 'starting')
  const isLeaving = closing.signal.aborted && new URL(request.url).pathname === '/readyz'
  return isLeaving ? notReadyAnswer(request, config, 'stopping') : gateway.app.fetch(request, env)
}

function listen(): Promise<void> {
  bound ??= new Promise((resolve) => {
    server.listen(config.port, resolve)
  })
  return bound
}

/** Pictures that cannot be drawn now are drawn when they are asked for. */
async function draw({ images, deps }: OpenGateway, signal: AbortSignal): Promise<void> {
  if (!draws) return
  await drawFirstPages(images, deps, signal).catch((error: unknown) => {
    log({ level: 'warn', event: 'draw', error: describeError(error) })
  })
}

/** Lets requests that are under way finish. A gateway that is still starting has none. */
function stop(): Promise<void> {
  stopped ??= stopInOrder()
  return stopped
}

async function stopInOrder(): Promise<void> {
  closing.abort()
  if (!gateway) return
  // A balancer reads in /readyz that this process leaves, before the port is closed.
  await new Promise((resolve) => setTimeout(resolve, config.stopDelayMs))
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  late.unref()
  const drained = new Promise((resolve) => {
    server.close(resolve)
  })
  server.closeIdleConnections()
  await drained
  await gateway.close()
  await stopTracing()
}
