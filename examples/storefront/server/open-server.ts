import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'

/** Sockets at once; a further one is closed, so that a flood cannot take all file descriptors. */
const MAX_CONNECTIONS = 2_000

const LIMITS: ServerOptions = {
  // Large enough to answer 414 to an address that is too long, instead of closing the connection.
  maxHeaderSize: 32_768,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node looks for requests that are too slow only so often, every 30 seconds by default.
  connectionsCheckingInterval: 2_000,
}

/** Returns a server that closes connections whose requests do not arrive; nothing listens yet. */
export function openServer(listener: RequestListener, limits: ServerOptions = {}): Server {
  const server = createServer({ ...LIMITS, ...limits }, listener)
  server.maxConnections = MAX_CONNECTIONS
  return server
}
