import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'

/**
 * The rows that are about the person of an e-mail address: the member, the guests who became that
 * member or gave no other address, their carts, and their orders.
 */
export interface Person {
  /** The address itself, in lower case. */
  readonly emails: readonly string[]
  readonly userIds: readonly string[]
  readonly cartIds: readonly string[]
  readonly orderNumbers: readonly string[]
}

const namedBy = (email: string) => sql`
  SELECT carts.user_id, lower(named.email) = ${email} AS is_own, carts.id AS cart_id
  FROM carts JOIN (
    SELECT cart_id, email FROM checkouts WHERE email <> ''
    UNION ALL
    SELECT cart_id, snapshot ->> 'email' FROM payment_attempts WHERE snapshot ->> 'email' <> ''
    UNION ALL
    SELECT cart_id, snapshot ->> 'email' FROM orders WHERE snapshot ->> 'email' <> ''
  ) AS named ON named.cart_id = carts.id`

/**
 * Finds the person of an address. A guest who gave other addresses too may be several people in
 * front of one browser: of theirs, only the carts and orders with the address count.
 */
export async function findPerson(db: Queryable, email: string): Promise<Person> {
  if (email === '') throw new Error('A person is found by an address, and by no empty one.')
  const { rows } = await db.execute<{ kind: keyof Person; id: string }>(sql`
    WITH named AS (${namedBy(email)}),
    members AS (SELECT user_id FROM accounts WHERE email = ${email}),
    own_users AS (
      SELECT user_id FROM members
      UNION SELECT id FROM users WHERE merged_into IN (SELECT user_id FROM members)
      UNION SELECT named.user_id FROM named JOIN users ON users.id = named.user_id AND users.guest
        GROUP BY named.user_id HAVING bool_and(named.is_own)
    ),
    own_carts AS (
      SELECT id FROM carts WHERE user_id IN (SELECT user_id FROM own_users)
      UNION SELECT cart_id FROM named JOIN users ON users.id = named.user_id AND users.guest
        GROUP BY cart_id HAVING bool_and(is_own)
    )
    SELECT 'userIds' AS kind, user_id AS id FROM own_users
    UNION ALL SELECT 'cartIds', id FROM own_carts
    UNION ALL SELECT 'orderNumbers', number FROM orders WHERE cart_id IN (SELECT id FROM own_carts)`)
  const idsOf = (kind: keyof Person) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return {
    emails: [email],
    userIds: idsOf('userIds'),
    cartIds: idsOf('cartIds'),
    orderNumbers: idsOf('orderNumbers'),
  }
}
