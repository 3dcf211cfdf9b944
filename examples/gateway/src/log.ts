/**
 * The fields that a log line may have. The list keeps addresses, tokens, cookies and shoppers'
 * texts out of the log.
 */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly requestId?: string
  /** The trace that a caller named in its `traceparent` header. */
  readonly traceId?: string | undefined
  /** Name of the call or template of the path; the path itself may hold ids and tokens. */
  readonly route?: string
  readonly method?: string
  readonly status?: number
  readonly ms?: number
  readonly code?: string
  /** The kind of old rows, or the id of a request about data, that a worker failed at. */
  readonly about?: string
  /** An error's name, SQLSTATE and stack, without values. */
  readonly error?: string
}

export type Log = (entry: LogEntry) => void

const FIELDS = [
  'level',
  'event',
  'requestId',
  'traceId',
  'route',
  'method',
  'status',
  'ms',
  'code',
  'about',
  'error',
] as const

/** Writes one JSON line an entry. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => {
    const line: Record<string, unknown> = { at: new Date().toISOString() }
    for (const field of FIELDS) if (entry[field] !== undefined) line[field] = entry[field]
    write(JSON.stringify(line))
  }
}

/**
 * Describes an error for the log by name, SQLSTATE and stack; its message may hold a shopper's
 * text.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  const frames = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
  return `${cause.name}${code} ${frames.join(' < ')}`
}
