import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import {
  activeTraceparent,
  endAnswered,
  newTraceparent,
  serveInSpan,
  traceIdOf,
} from '@selvage/example-tracing'
import { matchPath } from '@selvage/i18n/routes'
import type { StorefrontConfig } from './config.ts'

/** How a request is named in the logs, and to the gateway. */
export interface TraceVariables {
  traceId: string
  traceparent: string
}

/**
 * Runs each request inside a span of its own. Strangers begin no traces here: a proxy that is
 * trusted may.
 */
export function traceRequests({ trustedProxies }: StorefrontConfig): MiddlewareHandler<{
  Bindings: Partial<HttpBindings>
  Variables: TraceVariables
}> {
  return (c, next) => {
    const { method } = c.req
    const socket = c.env?.incoming?.socket?.remoteAddress?.replace(/^::ffff:(?=\d)/, '') ?? ''
    const caller = trustedProxies.has(socket) ? c.req.raw.headers : new Headers()
    return serveInSpan(caller, method, async (span) => {
      c.set('traceparent', activeTraceparent() ?? newTraceparent())
      c.set('traceId', traceIdOf(c.get('traceparent')) ?? '')
      await next()
      const route = matchPath(new URL(c.req.url).pathname)?.route ?? 'none'
      endAnswered(span, { method, route, status: c.res.status })
    })
  }
}
