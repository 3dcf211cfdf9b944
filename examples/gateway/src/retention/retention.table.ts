import { ANONYMOUS_SNAPSHOT } from '../db/anonymous-snapshot.ts'
import { isUnused } from '../db/unused-user.ts'

/** One kind of rows that are deleted: after how many days, why so, and by which statement. */
export interface RetentionRow {
  readonly what: string
  readonly days: number
  readonly why: string
  /** `$1` is the time so many days ago, `$2` the most rows of one statement. */
  readonly sql: string
}

/** Deletes the rows of a table that meet a condition, leaving those that somebody writes now. */
const deleteFrom = (table: string, condition: string): string => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} AS old WHERE ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED
  ))`

/**
 * The rows that strangers leave behind, in the order in which they are deleted. Orders, with their
 * carts, charges and invoices, stay.
 */
export const RETENTION: readonly RetentionRow[] = [
  {
    what: 'expired sessions',
    days: 1,
    why: 'a late refresh is answered as an expired session and not as an unknown one',
    sql: deleteFrom('sessions', 'expires_at < $1'),
  },
  {
    what: 'expired cart tokens',
    days: 1,
    why: 'they open nothing any more',
    sql: deleteFrom('cart_tokens', 'expires_at < $1'),
  },
  {
    what: 'expired tokens of orders',
    days: 1,
    why: 'they open nothing any more',
    sql: deleteFrom('order_tokens', 'expires_at < $1'),
  },
  {
    what: 'requests for a new password, with their mails',
    days: 1,
    why: 'their links open nothing any more',
    sql: deleteFrom('password_resets', 'requested_at < $1'),
  },
  {
    what: 'requests for the newsletter, confirmed or not, with their mails',
    days: 7,
    why: 'their links confirm nothing any more; a confirmed subscription is a row of its own',
    sql: deleteFrom('newsletter_requests', 'requested_at < $1'),
  },
  {
    what: 'subscriptions to the newsletter that have ended',
    days: 30,
    why: 'the link of a mail turns one on again that was ended by mistake, and nothing is sent to it',
    sql: deleteFrom('newsletters', 'NOT by_email AND NOT by_sms AND updated_at < $1'),
  },
  {
    what: 'choices about privacy, but the newest of each user',
    days: 730,
    why: 'requests not to sell are to be proved for two years; the cookie of one lives for one',
    sql: deleteFrom(
      'consents',
      `chosen_at < $1 AND (user_id IS NULL OR EXISTS (
        SELECT FROM consents AS newer
        WHERE newer.user_id = old.user_id AND newer.chosen_at > old.chosen_at
      ))`,
    ),
  },
  {
    what: 'events of pages',
    days: 395,
    why: 'a month is compared with the same one a year before; nobody is named in them',
    sql: deleteFrom('analytics_events', 'received_at < $1'),
  },
  {
    what: 'requests about data that nobody confirmed, with their mails',
    days: 30,
    why: 'their links show for a while what has become of them',
    sql: deleteFrom(
      'privacy_requests',
      'confirmed_at IS NULL AND due_at IS NULL AND requested_at < $1',
    ),
  },
  {
    what: 'requests about data that were answered',
    days: 730,
    why: 'the law on privacy asks for a proof of the answer for two years',
    sql: deleteFrom('privacy_requests', 'due_at IS NULL AND requested_at < $1'),
  },
  {
    what: 'applications for the small-business grant',
    days: 365,
    why: 'a round is answered within four months; questions about an answer come within the year',
    sql: deleteFrom('business_applications', 'applied_at < $1'),
  },
  {
    what: 'applications for the student project grant, with their files',
    days: 365,
    why: 'a semester is answered within nine months; questions about an answer come within the year',
    sql: deleteFrom('student_grant_applications', 'applied_at < $1'),
  },
  {
    what: 'files that no application for the student project grant has',
    days: 1,
    why: 'an application is sent on the day on which its files were',
    sql: deleteFrom('student_grant_files', 'application_id IS NULL AND created_at < $1'),
  },
  {
    what: 'challenges of passkeys that nobody answered',
    days: 1,
    why: 'they open nothing after ten minutes',
    sql: deleteFrom('passkey_challenges', 'expires_at < $1'),
  },
  {
    what: 'proofs of a discount group that nobody ended',
    days: 1,
    why: 'their states open nothing after half an hour',
    sql: deleteFrom('verifications', 'expires_at < $1'),
  },
  {
    what: 'discount groups that have to be proved again',
    days: 30,
    why: 'they count no longer',
    sql: deleteFrom('verified_groups', 'valid_until < $1'),
  },
  {
    what: 'what members were told about their accounts, and applicants about the grant, with the mails',
    days: 7,
    why: 'the mails are sent, or were tried for days',
    sql: deleteFrom('account_notices', 'created_at < $1'),
  },
  {
    what: 'hand-over codes',
    days: 1,
    why: 'a code lives for minutes; a lost answer is asked for again on the same day',
    sql: deleteFrom('cart_handovers', 'expires_at < $1'),
  },
  {
    what: 'idempotency keys',
    days: 1,
    why: 'nobody repeats a request after a day',
    sql: deleteFrom('idempotency_keys', 'created_at < $1'),
  },
  {
    what: 'sessions and tokens of a payment vendor’s card fields',
    days: 30,
    why: 'a token pays the order that its card was given for, and no later one',
    sql: deleteFrom('vendor_records', "kind IN ('session', 'token') AND created_at < $1"),
  },
  {
    what: 'addresses of checkouts that did not become orders',
    days: 30,
    why: 'name, address, telephone and e-mail are kept for the order alone',
    sql: deleteFrom(
      'checkouts',
      `updated_at < $1 AND EXISTS (
        SELECT FROM carts WHERE carts.id = old.cart_id AND carts.state IN ('open', 'merged'))`,
    ),
  },
  {
    what: 'addresses of declined payments, and the recipients of their gift certificates',
    days: 30,
    why: 'the attempt is kept beside what the provider has of it; whose it was is not needed',
    sql: `
      UPDATE payment_attempts
      SET snapshot = ${ANONYMOUS_SNAPSHOT}
      WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM payment_attempts WHERE state = 'declined' AND updated_at < $1
          AND (snapshot ->> 'email' <> '' OR snapshot -> 'payment' <> 'null'
            OR jsonb_path_exists(snapshot, '$.order.order_items[*].merchandise.stock_item.recipient'))
        LIMIT $2 FOR UPDATE SKIP LOCKED
      ))`,
  },
  {
    what: 'pictures of reviews that were not sent',
    days: 1,
    why: 'a review is written within the day',
    sql: deleteFrom('review_photos', 'review_id IS NULL AND created_at < $1'),
  },
  {
    what: 'pictures that no design was made of',
    days: 1,
    why: 'a design is made on the day on which its picture was sent',
    sql: deleteFrom(
      'arts',
      'created_at < $1 AND NOT EXISTS (SELECT FROM designs WHERE designs.art_id = old.id)',
    ),
  },
  {
    what: 'carts of guests',
    days: 90,
    why: 'a guest who has not written to a cart for so long does not come back to it',
    sql: deleteFrom(
      'carts',
      `state IN ('open', 'merged') AND updated_at < $1
        AND EXISTS (SELECT FROM users WHERE users.id = old.user_id AND users.guest)
        AND NOT EXISTS (SELECT FROM payment_attempts WHERE payment_attempts.cart_id = old.id)`,
    ),
  },
  {
    what: 'lines of guests’ carts that a declined payment keeps',
    days: 90,
    why: 'the attempt has what it was made for, and a line may name who gets a gift certificate',
    sql: deleteFrom(
      'cart_items',
      `EXISTS (
        SELECT FROM carts JOIN users ON users.id = carts.user_id AND users.guest
        WHERE carts.id = old.cart_id AND carts.state IN ('open', 'merged') AND carts.updated_at < $1)`,
    ),
  },
  {
    what: 'guests without a session, a cart, an order or a balance',
    days: 90,
    why: 'nothing leads to them any more',
    sql: deleteFrom(
      'users',
      `guest AND created_at < $1
        AND NOT EXISTS (SELECT FROM sessions WHERE sessions.user_id = old.id)
        AND NOT EXISTS (SELECT FROM cart_tokens WHERE cart_tokens.user_id = old.id)
        AND NOT EXISTS (SELECT FROM cart_handovers WHERE cart_handovers.redeemed_by = old.id)
        AND ${isUnused('old')}`,
    ),
  },
  {
    what: 'layouts in no cart and no order',
    days: 90,
    why: 'the same layout is made again when it is added again',
    sql: deleteFrom(
      'layouts',
      `created_at < $1
        AND NOT EXISTS (SELECT FROM cart_items WHERE cart_items.layout_id = old.id)`,
    ),
  },
]
