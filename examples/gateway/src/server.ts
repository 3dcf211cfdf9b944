import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from './config.ts'
import { FolderInUse } from './db/data-lock.ts'
import { jsonLog } from './http/log.ts'
import { drawFirstPages } from './images/routes.ts'
import { openGateway } from './open-gateway.ts'
import type { OpenGateway } from './open-gateway.ts'

/** What the shell is told when another process has the data folder. */
const EXIT_IN_USE = 75
/** Requests that are under way when the gateway is asked to stop get this long, milliseconds. */
const DRAIN_MS = 10_000
/** Drawing the first pages holds the start up this long at most; the rest is drawn while the shop is open. */
const DRAW_MS = 15_000

const config = readConfig(process.env)
const silent = process.env['LOG'] === 'silent'
const log = jsonLog((line) => { if (!silent) process.stderr.write(`${line}\n`) })

const gateway = await openGateway(config, process.env, log, (line) => console.log(line)).catch((error: unknown) => {
  console.error(error instanceof FolderInUse ? `gateway: ${error.message}` : error)
  process.exit(error instanceof FolderInUse ? EXIT_IN_USE : 1)
})

const closing = new AbortController()
const opening = AbortSignal.any([closing.signal, AbortSignal.timeout(DRAW_MS)])
/** Tests that start a gateway again and again look at no picture. */
const draws = process.env['DRAW_AT_START'] !== '0'
if (draws) await drawFirstPages(gateway.images, gateway.deps, opening)

const listener = getRequestListener(gateway.app.fetch)
const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 5_000, maxHeaderSize: 16 * 1024 }, (request, response) => {
  // The fetch standard has no TRACE, so a Request for it cannot even be made.
  if (request.method === 'TRACE' || request.method === 'TRACK' || request.method === 'CONNECT') {
    response.writeHead(405, { 'Content-Type': 'application/json; charset=utf-8' }).end('{"errors":[{"code":"SERVER_ERROR","message":"method not allowed"}]}')
    return
  }
  void listener(request, response)
})
server.maxConnections = 2_000
server.on('error', (error) => {
  console.error(`gateway: cannot listen on port ${config.port}: ${error.message}`)
  void gateway.close().finally(() => process.exit(1))
})
server.listen(config.port, () => {
  console.log(`gateway ${config.origin}`)
  if (draws) void drawFirstPages(gateway.images, gateway.deps, closing.signal)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { void stop(gateway) })

async function stop({ close }: OpenGateway): Promise<void> {
  closing.abort()
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  late.unref()
  const drained = new Promise((resolve) => { server.close(resolve) })
  server.closeIdleConnections()
  await drained
  await close()
  process.exit(0)
}
