import type { PayShop } from '../../payment/testing/pay-shop.ts'
import { newAttemptId } from '../../payment/testing/shopper.ts'
import type { Shopper } from '../../payment/testing/shopper.ts'

/** A member of whom every table has something that nobody else has. */
export const ZELDA = {
  email: 'zelda@quill.example',
  name: 'Zelda Quillfeather',
  street: '7 Quillfeather Lane',
  phone: '+1 518 555 7391',
  screenName: 'zeldaquilts',
  gift: 'Hugs from your quilting aunt',
  review: 'Washed twice and still quillfeathery',
  friend: 'niece@quill.example',
} as const

/** Where the orders of the member go. */
export const ZELDA_ADDRESS = {
  full_name: ZELDA.name,
  address_line_1: ZELDA.street,
  phone: ZELDA.phone,
  email: ZELDA.email,
  email_retype: ZELDA.email,
}

/** Places an order that is shipped to the person, with a gift certificate for a friend. */
export async function order(shopper: Shopper): Promise<string> {
  await shopper.add()
  await shopper.addCertificate('50', { recipient_email: ZELDA.friend, gift_message: ZELDA.gift })
  await shopper.putShipping(ZELDA_ADDRESS)
  const gift = { is_gift: true, remove_prices: false, message: ZELDA.gift }
  await shopper.putDelivery('standard', gift)
  await shopper.payWith()
  const { json } = await shopper.place(newAttemptId())
  return json.attempt?.order_number ?? ''
}

/** Joins with an address of one's own. */
export async function join(shopper: Shopper, email: string = ZELDA.email): Promise<string> {
  const { json } = await shopper.call('POST', '/user/register', {
    screen_name: ZELDA.screenName,
    email,
    password: 'a long pass phrase',
    newsletter_opt_in: true,
  })
  return (json as { user: { id: string } }).user.id
}

const NAME = `'${ZELDA.name}'`
const EMAIL = `'${ZELDA.email}'`

/** The rows of a member that no order and no cart brings; `$1` is the member. */
const LEFT = [
  `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
    VALUES ('key', $1, 'credential', '', 0, ${NAME}, now())`,
  `INSERT INTO account_notices (id, user_id, kind, email, locale, subject, created_at)
    VALUES ('notice', $1, 'passkey-added', ${EMAIL}, 'en_US', ${NAME}, now())`,
  `INSERT INTO password_resets (id, email, locale, requested_at)
    SELECT 'reset', email, 'en_US', now() FROM accounts WHERE user_id = $1`,
  `INSERT INTO newsletters (id, email, country, phone, language, choices, by_email, by_sms, user_id,
      confirmed_at, updated_at)
    VALUES ('news', ${EMAIL}, 'US', '${ZELDA.phone}', 'en', '[]', true, false, $1, now(), now())`,
  `INSERT INTO business_applications (id, kind, email, locale, business_type, shop_link, question,
      closes_on, fingerprint, applied_at)
    SELECT 'grant', 'owner', email, 'en_US', 'quilting', 'https://quilts.example', ${NAME},
      '2026-12-31', '', now() FROM accounts WHERE user_id = $1`,
  `INSERT INTO student_grant_applications (id, name, email, locale, school, program, country, plan,
      closes_on, fingerprint, applied_at)
    SELECT 'student', ${NAME}, email, 'en_US', 'School', 'Textiles', 'US', ${NAME}, '2027-02-01', '',
      now() FROM accounts WHERE user_id = $1`,
  `INSERT INTO student_grant_files (id, use, type, bytes, application_id, created_at)
    SELECT 'file', 'proof', 'application/pdf', 'abc', 'student', now() FROM accounts
    WHERE user_id = $1`,
  `INSERT INTO addresses (id, user_id, address, fingerprint, is_default, created_at)
    VALUES ('address', $1, jsonb_build_object('fullName', ${NAME}), '', true, now())`,
  `INSERT INTO saved_cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, name,
      fingerprint, created_at)
    VALUES ('card', $1, 'provider-card', 'visa', '4242', 12, 2039, ${NAME}, '', now())`,
  `INSERT INTO collections (name, slug, description, owner_id, name_key)
    VALUES (${NAME}, 'slug', ${EMAIL}, $1, 'key')`,
  `INSERT INTO collection_designs (collection_id, design_id, position)
    SELECT id, 2, 1 FROM collections WHERE owner_id = $1`,
  'INSERT INTO favorites (user_id, design_id, created_at) VALUES ($1, 2, now())',
  'INSERT INTO connections (user_id, designer_id, created_at) VALUES ($1, 2, now())',
  `INSERT INTO arts (id, user_id, bytes, received, created_at, width, height, palette_hexes, tags,
      has_seam, screen, preview)
    VALUES ('art', $1, 3, 3, now(), 300, 300, '{#b03040}', '{red}', false, 'abc', 'abc')`,
  "INSERT INTO art_parts (art_id, start, part) SELECT id, 0, 'abc' FROM arts WHERE user_id = $1",
  `INSERT INTO designers (id, name, screen_name, bio, town, user_id)
    VALUES (1000000, ${NAME}, '${ZELDA.screenName}', ${NAME}, '${ZELDA.street}', $1)`,
  `INSERT INTO designs (id, title, slug, designer_id, art_id, repeat_type, repeat_width_in,
      repeat_height_in, period_width_in, period_height_in, palette_hexes, tags, topics, colours,
      recommended_fabric, sold_count, favourite_count, trend_score, created_at, mature, for_sale,
      facets, search)
    SELECT 1000000000, 'Log Cabin', 'log-cabin', id, 'art', 'basic', 4, 4, 4, 4, '{#b03040}',
      '{${ZELDA.screenName}}', '{}', '{red}', 'PETAL_SIGNATURE_COTTON', 0, 0, 0, now(), false, true,
      '{designer:${ZELDA.screenName}}', '${ZELDA.screenName}'
    FROM designers WHERE user_id = $1`,
  `INSERT INTO earnings (designer_id, design_id, order_number, line_id, kind, merchandise, pieces,
      amount_minor, created_at)
    SELECT id, 1000000000, (SELECT number FROM orders WHERE user_id = $1), 'line', 'sold', 'fabric',
      2, 700, now() FROM designers WHERE user_id = $1`,
  `INSERT INTO payouts (id, designer_id, amount_minor, created_at)
    SELECT 'payout', id, 700, now() FROM designers WHERE user_id = $1`,
  `INSERT INTO reviews (id, user_id, design_id, order_number, material, rating, title, body,
      language, author, sent_hash, state, created_at)
    SELECT 'review', $1, 2, number, 'PETAL_SIGNATURE_COTTON', 5, ${NAME}, '${ZELDA.review}', 'en',
      '${ZELDA.screenName}', '', 'published', now()
    FROM orders WHERE user_id = $1`,
  `INSERT INTO review_photos (id, name, user_id, review_id, position, caption, width, height, small,
      large, created_at)
    VALUES ('photo', 'photo', $1, 'review', 0, ${NAME}, 1, 1, 'abc', 'abc', now())`,
  `INSERT INTO idempotency_keys (user_id, call, key, body_hash, answer, created_at)
    VALUES ($1, 'call', 'key', '', jsonb_build_object('name', ${NAME}), now())`,
  `INSERT INTO vendor_records (vendor, kind, key, value, created_at)
    VALUES ('stripe', 'customer', $1, jsonb_build_object('name', ${NAME}), now())`,
  `INSERT INTO vendor_records (vendor, kind, key, value, created_at)
    SELECT 'stripe', 'token', id, jsonb_build_object('cartId', id, 'name', ${NAME}), now()
    FROM carts WHERE user_id = $1`,
  `INSERT INTO spoondollar_accounts (user_id, balance_cents, updated_at)
    VALUES ($1, 500, now())`,
  `INSERT INTO verifications (state_hash, user_id, callback_url, return_url, expires_at)
    VALUES ('state', $1, '', ${EMAIL}, now())`,
  `INSERT INTO consents (id, browser_id, user_id, analytics, marketing, do_not_sell, by_browser,
      chosen_at)
    VALUES ('consent', 'browser', $1, false, false, true, false, now())`,
]

/** A member with something in every table that may name one. */
export async function fillPerson(shop: PayShop): Promise<{ userId: string; number: string }> {
  const zelda = shop.shopper()
  await zelda.begin()
  const userId = await join(zelda)
  const number = await order(zelda)
  // A cart that goes on, with an address.
  await zelda.add(3)
  await zelda.putShipping(ZELDA_ADDRESS)
  for (const statement of LEFT) await shop.sql(statement, [userId])
  return { userId, number }
}
