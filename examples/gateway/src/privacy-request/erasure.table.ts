import { ANONYMOUS_SNAPSHOT, linesWithoutRecipient } from '../db/anonymous-snapshot.ts'
import { isUnused } from '../db/unused-user.ts'
import type { Person } from './person.ts'

/** One step of a deletion: the rows of a table that are deleted or emptied. */
export interface ErasureRow {
  readonly table: string
  /** The part of the person that `$1` of the statement is, as an array. */
  readonly by: keyof Person
  readonly sql: string
}

const deleteOf = (table: string, by: keyof Person, column: string): ErasureRow => ({
  table,
  by,
  sql: `DELETE FROM ${table} WHERE ${column} = ANY ($1::text[])`,
})

/** The lines of a snapshot without the person, who gets a gift certificate by them. */
const LINES_WITHOUT_PERSON = linesWithoutRecipient(
  "NOT coalesce(lower(line #>> '{merchandise,stock_item,recipient,email}') = ANY ($1::text[]), false)",
)

/** The parts of an order that no invoice needs. */
const BLANKS = [
  'shipping_address,phone',
  'payment,name_on_card',
  'payment,billing_address,phone',
  'gift,message',
] as const

/** The orders with a gift certificate for the person. */
const BOUGHT_FOR_PERSON = `(SELECT order_number FROM gift_certificates
  WHERE lower(recipient_email) = ANY ($1::text[]))`

const WITHOUT_PERSON = `snapshot = jsonb_set(snapshot, '{order,order_items}', ${LINES_WITHOUT_PERSON})`

/** The designs that a person has made. */
const OWN_DESIGNS = `art_id IN (SELECT id FROM arts WHERE user_id = ANY ($1::text[]))`

/** The statement that ends the sale of a person's designs. */
export const NOT_FOR_SALE = `UPDATE designs SET for_sale = false WHERE ${OWN_DESIGNS}`

/**
 * The steps that take a person's designs out of the shop: one that is in no cart and no order goes,
 * of any other its lines, and what it earned, need the title. Their pictures go in any case.
 */
const DESIGN_STEPS: readonly ErasureRow[] = [
  {
    table: 'designs',
    by: 'userIds',
    sql: `DELETE FROM designs WHERE ${OWN_DESIGNS}
      AND NOT EXISTS (SELECT FROM cart_items WHERE cart_items.design_id = designs.id)
      AND NOT EXISTS (SELECT FROM earnings WHERE earnings.design_id = designs.id)`,
  },
  {
    table: 'designs',
    by: 'userIds',
    sql: `UPDATE designs SET for_sale = false, mature = true, art_id = NULL, tags = '{}',
        facets = '{}', search = ''
      WHERE ${OWN_DESIGNS}`,
  },
  deleteOf('arts', 'userIds', 'user_id'),
  {
    table: 'designers',
    by: 'userIds',
    sql: `DELETE FROM designers WHERE user_id = ANY ($1::text[])
      AND NOT EXISTS (SELECT FROM designs WHERE designs.designer_id = designers.id)`,
  },
  {
    table: 'designers',
    by: 'userIds',
    sql: `UPDATE designers SET name = '', screen_name = 'removed_' || id, bio = '', town = '',
        design_count = 0, user_id = NULL
      WHERE user_id = ANY ($1::text[])`,
  },
]

/**
 * The steps of a deletion in their order. Each table with data of a person has a row here, or a
 * reason in `stored-by-law.table.ts`; the tables that go with another are named by its row.
 */
export const ERASURE: readonly ErasureRow[] = [
  deleteOf('password_resets', 'emails', 'email'),
  deleteOf('account_notices', 'emails', 'email'),
  deleteOf('newsletter_requests', 'emails', 'email'),
  deleteOf('business_applications', 'emails', 'email'),
  deleteOf('student_grant_applications', 'emails', 'email'),
  deleteOf('newsletters', 'emails', 'email'),
  deleteOf('newsletters', 'userIds', 'user_id'),
  deleteOf('newsletter_requests', 'userIds', 'user_id'),
  // The orders before the certificates by which they are found.
  {
    table: 'payment_attempts',
    by: 'emails',
    sql: `UPDATE payment_attempts SET ${WITHOUT_PERSON}
      WHERE state = 'ordered' AND order_number IN ${BOUGHT_FOR_PERSON}`,
  },
  {
    table: 'payment_attempts',
    by: 'emails',
    sql: `UPDATE payment_attempts SET ${WITHOUT_PERSON} WHERE state = 'declined'
      AND jsonb_path_exists(snapshot, '$.order.order_items[*].merchandise.stock_item.recipient')`,
  },
  {
    table: 'orders',
    by: 'emails',
    sql: `UPDATE orders SET ${WITHOUT_PERSON} WHERE number IN ${BOUGHT_FOR_PERSON}`,
  },
  {
    table: 'gift_certificates',
    by: 'emails',
    // One whose mail has not been written yet still has to reach whom it was bought for.
    sql: `UPDATE gift_certificates SET recipient_email = '', message = ''
      WHERE lower(recipient_email) = ANY ($1::text[]) AND (code_hash IS NOT NULL OR voided_at IS NOT NULL)`,
  },
  {
    table: 'gift_certificates',
    by: 'orderNumbers',
    sql: `UPDATE gift_certificates SET message = ''
      WHERE order_number = ANY ($1::text[]) AND (code_hash IS NOT NULL OR voided_at IS NOT NULL)`,
  },
  {
    table: 'cart_items',
    by: 'emails',
    sql: `UPDATE cart_items SET recipient_email = NULL, gift_message = NULL
      FROM carts WHERE carts.id = cart_items.cart_id AND carts.state = 'ordered'
        AND lower(recipient_email) = ANY ($1::text[])`,
  },
  deleteOf('sessions', 'userIds', 'user_id'),
  deleteOf('cart_tokens', 'userIds', 'user_id'),
  deleteOf('idempotency_keys', 'userIds', 'user_id'),
  deleteOf('verifications', 'userIds', 'user_id'),
  deleteOf('verified_groups', 'userIds', 'user_id'),
  deleteOf('favorites', 'userIds', 'user_id'),
  deleteOf('connections', 'userIds', 'user_id'),
  deleteOf('collection_favorites', 'userIds', 'user_id'),
  // With its designs and the favorites of others.
  deleteOf('collections', 'userIds', 'owner_id'),
  {
    table: 'reviews',
    by: 'userIds',
    sql: `UPDATE reviews SET helpful_count = greatest(0, helpful_count - 1)
      FROM review_votes WHERE review_votes.review_id = reviews.id
        AND review_votes.user_id = ANY ($1::text[])`,
  },
  deleteOf('review_votes', 'userIds', 'user_id'),
  deleteOf('review_flags', 'userIds', 'user_id'),
  deleteOf('review_photos', 'userIds', 'user_id'),
  deleteOf('reviews', 'userIds', 'user_id'),
  ...DESIGN_STEPS,
  deleteOf('passkey_challenges', 'userIds', 'user_id'),
  deleteOf('passkeys', 'userIds', 'user_id'),
  deleteOf('addresses', 'userIds', 'user_id'),
  // The vendor has forgotten them before.
  deleteOf('saved_cards', 'userIds', 'user_id'),
  {
    table: 'vendor_records',
    by: 'userIds',
    sql: "DELETE FROM vendor_records WHERE kind = 'customer' AND key = ANY ($1::text[])",
  },
  {
    table: 'spoondollar_ledger',
    by: 'userIds',
    sql: `INSERT INTO spoondollar_ledger (user_id, kind, amount_cents, at)
      SELECT user_id, 'voided', -balance_cents, now() FROM spoondollar_accounts
      WHERE user_id = ANY ($1::text[]) AND balance_cents > 0`,
  },
  {
    table: 'spoondollar_accounts',
    by: 'userIds',
    sql: 'UPDATE spoondollar_accounts SET balance_cents = 0 WHERE user_id = ANY ($1::text[])',
  },
  deleteOf('accounts', 'userIds', 'user_id'),
  deleteOf('cart_handovers', 'cartIds', 'cart_id'),
  deleteOf('cart_handovers', 'userIds', 'redeemed_by'),
  deleteOf('checkouts', 'cartIds', 'cart_id'),
  // Where the address stands in the carts and orders of another person or account.
  {
    table: 'checkouts',
    by: 'emails',
    sql: 'UPDATE checkouts SET email = NULL WHERE lower(email) = ANY ($1::text[])',
  },
  {
    table: 'payment_attempts',
    by: 'emails',
    sql: `UPDATE payment_attempts SET snapshot = snapshot || '{"email": ""}'
      WHERE lower(snapshot ->> 'email') = ANY ($1::text[]) AND state IN ('ordered', 'declined')`,
  },
  {
    table: 'orders',
    by: 'emails',
    sql: `UPDATE orders SET snapshot = snapshot || '{"email": ""}'
      WHERE lower(snapshot ->> 'email') = ANY ($1::text[])`,
  },
  {
    table: 'vendor_records',
    by: 'cartIds',
    // A token has the name on a card.
    sql: `DELETE FROM vendor_records
      WHERE kind IN ('session', 'token') AND value ->> 'cartId' = ANY ($1::text[])`,
  },
  {
    table: 'cart_items',
    by: 'cartIds',
    sql: `DELETE FROM cart_items WHERE cart_id = ANY ($1::text[])
      AND NOT EXISTS (SELECT FROM orders WHERE orders.cart_id = cart_items.cart_id)`,
  },
  {
    table: 'cart_items',
    by: 'cartIds',
    sql: `UPDATE cart_items SET recipient_email = NULL, gift_message = NULL
      WHERE cart_id = ANY ($1::text[])`,
  },
  {
    table: 'carts',
    by: 'cartIds',
    sql: `DELETE FROM carts WHERE id = ANY ($1::text[])
      AND NOT EXISTS (SELECT FROM payment_attempts WHERE payment_attempts.cart_id = carts.id)`,
  },
  {
    table: 'payment_attempts',
    by: 'cartIds',
    // The order has what the invoice needs.
    sql: `UPDATE payment_attempts SET return_url = NULL, action_url = NULL, token = '',
        snapshot = ${ANONYMOUS_SNAPSHOT}
      WHERE cart_id = ANY ($1::text[])`,
  },
  deleteOf('order_tokens', 'orderNumbers', 'order_number'),
  {
    table: 'orders',
    by: 'orderNumbers',
    // An invoice names its buyer, with the address and a VAT number, and how it was paid.
    sql: `UPDATE orders SET snapshot = ${BLANKS.reduce(
      (target, path) => `jsonb_set(${target}, '{${path}}', '""', false)`,
      `jsonb_set(snapshot || '{"email": "", "newsletter_opt_in": false}',
        '{order,order_items}', ${linesWithoutRecipient()})`,
    )}
      WHERE number = ANY ($1::text[])`,
  },
  {
    table: 'consents',
    by: 'userIds',
    // A choice stays for its two years under the random number of its cookie.
    sql: 'UPDATE consents SET user_id = NULL WHERE user_id = ANY ($1::text[])',
  },
  {
    table: 'privacy_requests',
    by: 'emails',
    // Nobody confirms what an agent has asked for whose address is gone.
    sql: `UPDATE privacy_requests SET state = 'canceled', ended_at = now()
      WHERE agent_email = ANY ($1::text[]) AND state = 'asked'`,
  },
  {
    table: 'privacy_requests',
    by: 'emails',
    // Of requests that the person made as an agent, for others.
    sql: `UPDATE privacy_requests SET agent_name = NULL, agent_email = NULL
      WHERE agent_email = ANY ($1::text[])`,
  },
  {
    table: 'privacy_requests',
    by: 'emails',
    // The request that is done now needs its address for one more mail; the link of another ends.
    sql: `UPDATE privacy_requests SET email = NULL, agent_name = NULL, agent_email = NULL,
        state = CASE WHEN kind = 'delete' AND state = 'done' THEN state ELSE 'canceled' END,
        ended_at = coalesce(ended_at, now())
      WHERE email = ANY ($1::text[]) AND state <> 'deleting'`,
  },
  {
    table: 'users',
    by: 'userIds',
    sql: `UPDATE users SET guest = true, screen_name = NULL, design_owner = false, pro = false,
        pro_until = NULL, business_tools = false, stay_legacy = false, adult_content = false,
        merged_into = NULL, merged_surplus = NULL
      WHERE id = ANY ($1::text[])`,
  },
  {
    table: 'users',
    by: 'userIds',
    sql: `DELETE FROM users WHERE id = ANY ($1::text[])
      AND ${isUnused('users')}`,
  },
]
