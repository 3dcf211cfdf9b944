import { randomBytes } from 'node:crypto'

/** Names a request in this server's log, on its error page, and to the gateway. */
export const newTraceId = (): string => randomBytes(16).toString('hex')

/**
 * Returns the header that passes a trace on to the gateway, whose log names it.
 * @source W3C Trace Context, version 00
 */
export function traceHeader(traceId: string): { readonly traceparent: string } {
  return { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` }
}
