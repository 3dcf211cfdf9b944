/** Rejects a write to an embedded database whose disk is all but full, as PostgreSQL would. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = '53100'
}

/** Has a transaction run again because of what another one did meanwhile, as PostgreSQL would. */
export class BeginAgain extends Error {
  override name = 'BeginAgain'
  readonly code = '40001'
}

/** The five-character SQLSTATE of a failed query, or of the cause of a wrapping error. */
export function sqlState(error: unknown): string | undefined {
  for (
    let at: unknown = error, depth = 0;
    typeof at === 'object' && at !== null && depth < 5;
    depth += 1
  ) {
    if ('code' in at && typeof at.code === 'string') return at.code
    at = 'cause' in at ? at.cause : undefined
  }
  return undefined
}

/**
 * Serialization failure and deadlock: the same transaction may well succeed when it is run again.
 */
export function isRepeatable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '')
}

/** A unique index rejected the row. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/**
 * PostgreSQL rejected a value itself (class 22): the input was bad, and our own check let it
 * through.
 */
export function isBadValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(sqlState(error) ?? '')
}

/** Codes of Node for a server that cannot be reached or that hung up. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]
/** PostgreSQL ended the connection (57P01, 57P02, 57P05, 25P03) or accepts none (57P03, 53300). */
const ENDED = ['57P01', '57P02', '57P03', '57P05', '25P03', '53300']
/** Lock and statement timeouts, full disk or memory, and a server that only reads. */
const REJECTED = ['55P03', '57014', '53100', '53200', '25006']
const LOST_CODES = new Set([...NETWORK, ...ENDED])
const AWAY_CODES = new Set([...LOST_CODES, ...REJECTED])

/** Messages of node-postgres and of the embedded database that come without a code. */
const LOST_MESSAGES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated',
    'is not queryable',
    'Cannot use a pool after calling end',
    'embedded database stopped',
  ].join('|'),
  'i',
)

/** A statement took longer than it may: the database's own limit or the client's. */
export function isTooSlow(error: unknown): boolean {
  return sqlState(error) === '57014' || /Query read timeout/i.test(innermost(error)?.message ?? '')
}

/** The connection to the database broke, or none can be had. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (LOST_CODES.has(state) || state.startsWith('08')) return true
  const cause = innermost(error)
  // The socket file of a server that is away does not exist.
  if (state === 'ENOENT') return !!cause && 'syscall' in cause && cause.syscall === 'connect'
  return LOST_MESSAGES.test(cause?.message ?? '')
}

/** The database is away, full, too busy or restarting: worth another try soon. */
export function isUnavailable(error: unknown): boolean {
  return AWAY_CODES.has(sqlState(error) ?? '') || isConnectionLost(error) || isTooSlow(error)
}

function innermost(error: unknown): Error | undefined {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return at instanceof Error ? at : undefined
}
