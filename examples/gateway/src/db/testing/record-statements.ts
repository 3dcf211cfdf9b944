import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** One statement as it was sent to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (this: object, ...args: unknown[]) => unknown

const recorded = new AsyncLocalStorage<Statement[]>()
const { query } = pg.Client.prototype as unknown as { query: Query }

const recordingQuery: Query = function (...args) {
  const [first, second] = args
  const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
  const own = (first as { values?: unknown[] } | null)?.values
  const values = own ?? (Array.isArray(second) ? second : [])
  if (text !== undefined) recorded.getStore()?.push({ text, values })
  return query.apply(this, args)
}

/** Runs something in this process and returns the statements that it made, in their order. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  Object.assign(pg.Client.prototype, { query: recordingQuery })
  try {
    await recorded.run(statements, run)
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return statements
}
