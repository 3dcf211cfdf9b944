/**
 * What may be logged of a request: an allow-list, so that no address, token, cookie or text of a
 * shopper ever is.
 */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly requestId?: string
  /**
   * Name of the call or template of the path, never the path itself: ids and tokens stand there.
   */
  readonly route?: string
  readonly method?: string
  readonly status?: number
  readonly ms?: number
  readonly code?: string
  /** What went wrong inside, without values: an error's name, SQLSTATE and stack. */
  readonly error?: string
}

export type Log = (entry: LogEntry) => void

const FIELDS = [
  'level',
  'event',
  'requestId',
  'route',
  'method',
  'status',
  'ms',
  'code',
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
 * An error for the log: name, SQLSTATE and where it was thrown; its message may hold what a shopper
 * typed.
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
