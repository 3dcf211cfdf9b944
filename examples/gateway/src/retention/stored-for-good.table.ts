const ORDER = 'a part of an order, which its shopper and the tax office may ask for'
const CATALOG = 'the catalog of the shop, which is about nobody'
const MONEY = 'the books of the shop: money that came in, went out or is owed'
const MEMBER = 'what a member has made; it goes with the account'
const OWN_USER = 'goes with its user, and a guest goes after 90 days'

/**
 * Tables of which nothing is ever deleted by age, each with its reason. Every other table has its
 * rows in `retention.table.ts`.
 */
export const STORED_FOR_GOOD: Readonly<Record<string, string>> = {
  accounts: MEMBER,
  addresses: MEMBER,
  art_parts: 'go with their picture',
  cancellations: ORDER,
  card_minimums: CATALOG,
  collection_designs: CATALOG,
  collection_favorites: OWN_USER,
  collections: CATALOG,
  connections: OWN_USER,
  designers: CATALOG,
  designs: CATALOG,
  earnings: MONEY,
  exchange_rates: CATALOG,
  fabric_prices: CATALOG,
  fabrics: CATALOG,
  favorites: OWN_USER,
  gift_certificate_ledger: MONEY,
  gift_certificates: MONEY,
  orders: ORDER,
  outbox: 'names the mails of orders, accounts, the newsletter and requests, and nobody’s address',
  partners: 'the partners of the shop',
  passkeys: MEMBER,
  payment_events: MONEY,
  payment_flags: MONEY,
  payment_holds: MONEY,
  payment_ledger: MONEY,
  payouts: MONEY,
  prints: ORDER,
  product_prices: CATALOG,
  products: CATALOG,
  promos: MONEY,
  rate_limits: 'rows that are over are deleted by the limiter itself',
  refund_ledger: MONEY,
  refunds: MONEY,
  reversals: MONEY,
  review_flags: OWN_USER,
  review_votes: OWN_USER,
  reviews: MEMBER,
  saved_cards: MEMBER,
  schema_migrations: 'the migrations that have run',
  seedings: 'the seeds that have run',
  shipments: ORDER,
  spoondollar_accounts: MONEY,
  spoondollar_ledger: MONEY,
  tax_rates: CATALOG,
  vocabulary: CATALOG,
  wallpaper_prices: CATALOG,
  wallpapers: CATALOG,
}
