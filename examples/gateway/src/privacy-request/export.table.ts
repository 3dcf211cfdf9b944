import type { Person } from './person.ts'

/** One list of an export: the name of it in the file, and the statement that makes its entries. */
export interface ExportRow {
  readonly name: string
  /** The tables that it is made of. */
  readonly tables: readonly string[]
  /** The part of the person that `$1` of the statement is, as an array. */
  readonly by: keyof Person
  readonly sql: string
}

const ofUser = (name: string, table: string, columns: string): ExportRow => ({
  name,
  tables: [table],
  by: 'userIds',
  sql: `SELECT ${columns} FROM ${table} WHERE user_id = ANY ($1::text[])`,
})

/** Shows a picture as text that a browser opens from its address bar. */
const pictureOf = (column: string): string => fileOf("'image/webp'", column)

/** The SQL of a file as an address that has all of it; `type` is the SQL of its type. */
const fileOf = (type: string, column: string): string =>
  `'data:' || ${type} || ';base64,' || translate(encode(${column}, 'base64'), E'\\n', '')`

/**
 * The lists of an export. Hashes and keys, by which nobody learns more about the person, are left
 * out.
 */
export const EXPORT: readonly ExportRow[] = [
  {
    name: 'account',
    tables: ['users', 'accounts'],
    by: 'userIds',
    sql: `SELECT accounts.email, users.screen_name, users.guest, users.created_at, users.country,
        users.currency, users.locale, users.measurement_system, users.adult_content,
        users.design_owner, users.business_tools, users.pro_until, accounts.newsletter
      FROM users LEFT JOIN accounts ON accounts.user_id = users.id
      WHERE users.id = ANY ($1::text[]) ORDER BY users.created_at`,
  },
  ofUser(
    'log_ins',
    'sessions',
    'browser, system, created_at, rotated_at AS last_used_at, expires_at',
  ),
  ofUser('passkeys', 'passkeys', 'name, created_at, last_used_at'),
  ofUser('addresses', 'addresses', 'address, is_default, created_at'),
  ofUser('saved_cards', 'saved_cards', 'brand, last4, exp_month, exp_year, name, created_at'),
  ofUser('discount_groups', 'verified_groups', 'discount_group, verified_at, valid_until'),
  {
    name: 'orders',
    tables: ['orders', 'prints', 'shipments', 'cancellations'],
    by: 'orderNumbers',
    sql: `SELECT orders.number, orders.placed_at, orders.snapshot AS details, prints.printed_at,
        shipments.carrier, shipments.tracking_number, shipments.shipped_at, shipments.delivered_at,
        cancellations.canceled_at
      FROM orders LEFT JOIN prints ON prints.order_number = orders.number
        LEFT JOIN shipments ON shipments.order_number = orders.number
        LEFT JOIN cancellations ON cancellations.order_number = orders.number
      WHERE orders.number = ANY ($1::text[]) ORDER BY orders.placed_at`,
  },
  {
    name: 'orders_that_name_the_address',
    tables: ['orders'],
    by: 'emails',
    sql: `SELECT number, placed_at FROM orders
      WHERE lower(snapshot ->> 'email') = ANY ($1::text[]) ORDER BY placed_at`,
  },
  {
    name: 'payments',
    tables: ['payment_attempts'],
    by: 'cartIds',
    sql: `SELECT order_number, created_at, amount_minor / 100.0 AS amount, currency, method, state, code
      FROM payment_attempts WHERE cart_id = ANY ($1::text[]) ORDER BY created_at`,
  },
  {
    name: 'refunds',
    tables: ['refunds'],
    by: 'orderNumbers',
    sql: `SELECT order_number, created_at, amount_minor / 100.0 AS amount, currency, state
      FROM refunds WHERE order_number = ANY ($1::text[]) ORDER BY created_at`,
  },
  {
    name: 'carts',
    tables: ['carts', 'cart_items'],
    by: 'cartIds',
    sql: `SELECT carts.created_at, carts.updated_at, carts.state, carts.promo_code, (
        SELECT coalesce(json_agg(json_build_object('status', status, 'type', type,
          'design_id', design_id, 'fabric', fabric_code, 'wallpaper', wallpaper_code,
          'product', product_code, 'size', coalesce(size, wallpaper_size), 'quantity', quantity,
          'gift_recipient', recipient_email, 'gift_message', gift_message) ORDER BY position), '[]')
        FROM cart_items WHERE cart_id = carts.id) AS lines
      FROM carts WHERE id = ANY ($1::text[]) ORDER BY created_at`,
  },
  {
    name: 'checkouts',
    tables: ['checkouts'],
    by: 'cartIds',
    sql: `SELECT email, shipping_address, billing_address, vat_number, gift, newsletter, updated_at
      FROM checkouts WHERE cart_id = ANY ($1::text[]) ORDER BY updated_at`,
  },
  {
    name: 'coupons',
    tables: ['promos'],
    by: 'orderNumbers',
    sql: `SELECT code, percent_off, starts_at, ends_at, order_number FROM promos
      WHERE order_number = ANY ($1::text[])`,
  },
  {
    name: 'gift_certificates_bought',
    tables: ['gift_certificates'],
    by: 'orderNumbers',
    sql: `SELECT order_number, created_at, amount_minor / 100.0 AS amount, currency, recipient_email,
        message, voided_at FROM gift_certificates WHERE order_number = ANY ($1::text[])`,
  },
  {
    name: 'gift_certificates_received',
    tables: ['gift_certificates'],
    by: 'emails',
    sql: `SELECT created_at, amount_minor / 100.0 AS amount, balance_minor / 100.0 AS balance, currency,
        message, voided_at FROM gift_certificates WHERE lower(recipient_email) = ANY ($1::text[])`,
  },
  ofUser('spoondollars', 'spoondollar_ledger', 'at, kind, amount_cents / 100.0 AS us_dollars'),
  {
    name: 'earnings',
    tables: ['earnings', 'designers', 'designs'],
    by: 'userIds',
    sql: `SELECT earnings.created_at, designs.id AS design_id, designs.title, earnings.merchandise,
        earnings.kind, earnings.pieces, earnings.amount_minor / 100.0 AS us_dollars
      FROM earnings JOIN designers ON designers.id = earnings.designer_id
        JOIN designs ON designs.id = earnings.design_id
      WHERE designers.user_id = ANY ($1::text[]) ORDER BY earnings.id`,
  },
  {
    name: 'payouts',
    tables: ['payouts'],
    by: 'userIds',
    sql: `SELECT payouts.created_at, payouts.amount_minor / 100.0 AS us_dollars
      FROM payouts JOIN designers ON designers.id = payouts.designer_id
      WHERE designers.user_id = ANY ($1::text[]) ORDER BY payouts.created_at`,
  },
  {
    name: 'favorites',
    tables: ['favorites'],
    by: 'userIds',
    sql: `SELECT favorites.design_id, designs.title, favorites.created_at FROM favorites
      JOIN designs ON designs.id = favorites.design_id
      WHERE favorites.user_id = ANY ($1::text[]) ORDER BY favorites.created_at`,
  },
  {
    name: 'connections',
    tables: ['connections'],
    by: 'userIds',
    sql: `SELECT designers.screen_name, designers.name, connections.created_at FROM connections
      JOIN designers ON designers.id = connections.designer_id
      WHERE connections.user_id = ANY ($1::text[]) ORDER BY connections.created_at`,
  },
  {
    name: 'favorite_collections',
    tables: ['collection_favorites'],
    by: 'userIds',
    sql: `SELECT collection_id, collections.name, created_at FROM collection_favorites
      JOIN collections ON collections.id = collection_id WHERE user_id = ANY ($1::text[])`,
  },
  {
    name: 'collections',
    tables: ['collections', 'collection_designs'],
    by: 'userIds',
    sql: `SELECT name, description, public, designer_only, (
        SELECT coalesce(json_agg(design_id ORDER BY position), '[]') FROM collection_designs
        WHERE collection_id = collections.id) AS design_ids
      FROM collections WHERE owner_id = ANY ($1::text[]) ORDER BY id`,
  },
  {
    name: 'designs',
    tables: ['arts', 'designs', 'designers'],
    by: 'userIds',
    sql: `SELECT arts.created_at AS sent_at, arts.width, arts.height, designs.id, designs.title,
        designs.tags, designs.mature, designs.for_sale, designs.repeat_type,
        designs.repeat_width_in, designs.created_at, designers.name AS designer,
        designers.screen_name, ${pictureOf('arts.preview')} AS picture
      FROM arts LEFT JOIN designs ON designs.art_id = arts.id
        LEFT JOIN designers ON designers.id = designs.designer_id
      WHERE arts.user_id = ANY ($1::text[]) ORDER BY arts.created_at`,
  },
  {
    name: 'reviews',
    tables: ['reviews', 'review_photos'],
    by: 'userIds',
    sql: `SELECT design_id, order_number, material, rating, print_rating, material_rating, made,
        recommend, title, body, language, author, state, reason, helpful_count, created_at, (
        SELECT coalesce(json_agg(json_build_object('caption', caption, 'picture', ${pictureOf('large')})
          ORDER BY position), '[]') FROM review_photos WHERE review_id = reviews.id) AS pictures
      FROM reviews WHERE user_id = ANY ($1::text[]) ORDER BY created_at`,
  },
  ofUser('votes_for_reviews', 'review_votes', 'review_id, created_at'),
  ofUser('reports_of_reviews', 'review_flags', 'review_id, reason, created_at'),
  {
    name: 'newsletters',
    tables: ['newsletters'],
    by: 'emails',
    sql: `SELECT email, country, phone, language, choices, by_email, by_sms, sms_text, sms_consent_at,
        confirmed_at, updated_at FROM newsletters WHERE email = ANY ($1::text[])`,
  },
  ofUser(
    'newsletters_of_the_account',
    'newsletters',
    'email, country, phone, language, choices, by_email, by_sms, confirmed_at, updated_at',
  ),
  {
    name: 'newsletter_requests',
    tables: ['newsletter_requests'],
    by: 'emails',
    sql: `SELECT email, form, requested_at, used_at FROM newsletter_requests
      WHERE email = ANY ($1::text[])`,
  },
  {
    name: 'password_requests',
    tables: ['password_resets'],
    by: 'emails',
    sql: `SELECT email, requested_at, used_at FROM password_resets WHERE email = ANY ($1::text[])`,
  },
  {
    name: 'notices',
    tables: ['account_notices'],
    by: 'emails',
    sql: `SELECT email, kind, subject, created_at FROM account_notices
      WHERE email = ANY ($1::text[])`,
  },
  {
    name: 'grant_applications',
    tables: ['business_applications'],
    by: 'emails',
    sql: `SELECT kind, email, business_type, shop_link, stage, question, closes_on, applied_at
      FROM business_applications WHERE email = ANY ($1::text[]) ORDER BY applied_at`,
  },
  {
    name: 'student_grant_applications',
    tables: ['student_grant_applications', 'student_grant_files'],
    by: 'emails',
    sql: `SELECT name, email, school, program, country, plan, closes_on, applied_at, (
        SELECT json_object_agg(use, ${fileOf('type', 'bytes')}) FROM student_grant_files
        WHERE application_id = student_grant_applications.id) AS files
      FROM student_grant_applications WHERE email = ANY ($1::text[]) ORDER BY applied_at`,
  },
  ofUser(
    'privacy_choices',
    'consents',
    'analytics, marketing, do_not_sell, by_browser AS global_privacy_control, chosen_at',
  ),
  {
    name: 'privacy_requests',
    tables: ['privacy_requests'],
    by: 'emails',
    sql: `SELECT kind, state, requested_at, confirmed_at, ended_at, agent_name, agent_email
      FROM privacy_requests WHERE email = ANY ($1::text[]) ORDER BY requested_at`,
  },
  {
    name: 'privacy_requests_for_others',
    tables: ['privacy_requests'],
    by: 'emails',
    sql: `SELECT kind, state, requested_at, agent_name, agent_email
      FROM privacy_requests WHERE agent_email = ANY ($1::text[]) ORDER BY requested_at`,
  },
]
