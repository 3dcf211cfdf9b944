/** The five-character SQLSTATE of a failed query, through whatever wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code
    at = 'cause' in at ? at.cause : undefined
  }
  return undefined
}

/** Serialization failure and deadlock: the same transaction may well succeed when it is run again. */
export function isRepeatable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '')
}

/** A unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** PostgreSQL refused a value itself (class 22): the input was bad, and our own check let it through. */
export function isBadValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(sqlState(error) ?? '')
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '55P03', '57014', '57P01', '57P02', '57P03', '53300', '53100', '53200', '25006', '25P03'])

/** The database is away, full, too busy or restarting: worth another try soon. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (AWAY.has(state) || state.startsWith('08')) return true
  return /timeout exceeded when trying to connect|Connection terminated|embedded database stopped|Query read timeout/i.test(innermost(error))
}

function innermost(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return at instanceof Error ? at.message : ''
}
