import type pg from 'pg'

/** The part of node-postgres that its types leave out; the embedded database has another stream. */
interface Connected {
  readonly connection?: { readonly stream?: { setTimeout?(ms: number): unknown } }
}

/**
 * Runs work that may take as long as it needs, such as a migration, on a connection without limits
 * of time. It is closed afterwards, so that nothing else gets it.
 */
export async function withoutLimits<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    ;(client as Connected).connection?.stream?.setTimeout?.(0)
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0')
    return await work(client)
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw failed
  } finally {
    client.release(failed ?? true)
  }
}
