import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Returns a statement of a table whose one parameter, `$1`, is an array of texts. */
export function withArray(statement: string, values: readonly string[]): SQL {
  const [first = '', ...rest] = statement.split('$1')
  return rest.reduce(
    (whole, part) => sql`${whole}${sql.param([...values])}${sql.raw(part)}`,
    sql`${sql.raw(first)}`,
  )
}
