import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'

/**
 * The rows that are about the person of an e-mail address: the member, the guests who became that
 * member or bought with no other address, their carts, and their orders.
 */
export interface Person {
  /** The address itself, in lower case. */
  readonly emails: readonly string[]
  readonly userIds: readonly string[]
  readonly cartIds: readonly string[]
  readonly orderNumbers: readonly string[]
}

/** The carts of some users, each with the address of its order, or else of what may become one. */
const NAMED = sql.raw(`
  SELECT carts.user_id, carts.id AS cart_id, lower(coalesce(
    (SELECT nullif(snapshot ->> 'email', '') FROM orders WHERE orders.cart_id = carts.id LIMIT 1),
    (SELECT nullif(snapshot ->> 'email', '') FROM payment_attempts
      WHERE payment_attempts.cart_id = carts.id AND state <> 'declined'
      ORDER BY created_at DESC LIMIT 1),
    (SELECT nullif(email, '') FROM checkouts WHERE checkouts.cart_id = carts.id))) AS email
  FROM carts WHERE user_id IN (SELECT user_id FROM guests)`)

/**
 * Finds the person of an address. A guest who gave other addresses too may be several people in
 * front of one browser, also when one of them logs in there later: of theirs, only the carts and
 * orders with the address count. The address of a payment that was declined does not.
 */
export async function findPerson(db: Queryable, email: string): Promise<Person> {
  if (email === '') throw new Error('A person is found by an address, and by no empty one.')
  const { rows } = await db.execute<{ kind: keyof Person; id: string }>(sql`
    WITH members AS (SELECT user_id FROM accounts WHERE email = ${email}),
    merged AS (SELECT id AS user_id FROM users WHERE merged_into IN (SELECT user_id FROM members)),
    guests AS (
      SELECT user_id FROM merged
      UNION SELECT users.id FROM users JOIN carts ON carts.user_id = users.id WHERE guest
        AND carts.id IN (
          SELECT cart_id FROM checkouts WHERE lower(email) = ${email}
          UNION SELECT cart_id FROM payment_attempts WHERE lower(snapshot ->> 'email') = ${email}
          UNION SELECT cart_id FROM orders WHERE lower(snapshot ->> 'email') = ${email})
    ),
    named AS (${NAMED}),
    own_users AS (
      SELECT user_id FROM members
      UNION SELECT user_id FROM guests
        WHERE NOT EXISTS (SELECT FROM named
          WHERE named.user_id = guests.user_id AND named.email <> ${email})
        AND (user_id IN (SELECT user_id FROM merged) OR EXISTS (SELECT FROM named
          WHERE named.user_id = guests.user_id AND named.email = ${email}))
    ),
    own_carts AS (
      SELECT id FROM carts WHERE user_id IN (SELECT user_id FROM own_users)
      UNION SELECT cart_id FROM named WHERE named.email = ${email}
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
