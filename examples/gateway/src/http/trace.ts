/**
 * Returns the trace that a caller's `traceparent` header names; undefined for any other text.
 * @source W3C Trace Context, version 00
 */
export function traceOf(header: string | undefined): string | undefined {
  return /^00-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(header ?? '')?.[1]
}
