import { getRequestListener } from '@hono/node-server'
import { startTracing } from '@selvage/example-tracing/start'
import { openServer } from './open-server.ts'
import { securityHeaders } from './security-headers.ts'
import { readConfig } from './config.ts'

/** Requests in progress get this long to finish after a stop, milliseconds. */
const DRAIN_MS = 8_000

process.env['NODE_ENV'] ??= 'production'
const stopTracing = await startTracing('storefront', process.env)
const build = '../build/server/index.js'
const { createApp } = (await import(build)) as typeof import('./app.ts')

const config = readConfig(process.env)
const listener = getRequestListener(createApp(config).fetch, {
  errorHandler: () =>
    new Response('400', {
      status: 400,
      headers: { ...securityHeaders(config), 'Content-Type': 'text/plain' },
    }),
})
const server = openServer((incoming, outgoing) => void listener(incoming, outgoing))

server.listen(config.port, () => console.log(`storefront ${config.origin}`))

function stop(): void {
  server.close(() => void stopTracing().then(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), DRAIN_MS).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
