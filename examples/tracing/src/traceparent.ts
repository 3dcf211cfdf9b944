import { randomBytes } from 'node:crypto'

/**
 * Returns the trace that a `traceparent` header names; undefined for any other text.
 * @source W3C Trace Context, version 00
 */
export function traceIdOf(header: string | null | undefined): string | undefined {
  return /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.exec(header ?? '')?.[1]
}

/** Returns the `traceparent` of a new trace. */
export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
}
