/** Says what a deletion does to the texts of a row that stays. */
export interface PersonalColumns {
  /** Emptied, or a text of JSON whose personal parts are. */
  readonly emptied: readonly string[]
  /** Left as they are: numbers that join rows, and what the law asks for. */
  readonly stays: readonly string[]
}

/**
 * The columns with texts of every table that has rows of somebody whose data was deleted. A new
 * column has to be added here, and emptied by `erasure.table.ts` where it has to be.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, PersonalColumns>> = {
  cancellations: { emptied: [], stays: ['order_number', 'refund_id'] },
  cart_items: {
    emptied: ['recipient_email', 'gift_message'],
    stays: [
      'id',
      'cart_id',
      'status',
      'type',
      'fabric_code',
      'size',
      'wallpaper_code',
      'wallpaper_size',
      'layout_id',
      'merge_key',
      'product_kind',
      'product_code',
      'product_option',
    ],
  },
  carts: { emptied: [], stays: ['id', 'user_id', 'state', 'promo_code', 'partner_key'] },
  consents: { emptied: ['user_id'], stays: ['id', 'browser_id'] },
  gift_certificate_ledger: { emptied: [], stays: ['certificate_id', 'attempt_id', 'kind'] },
  earnings: { emptied: [], stays: ['order_number', 'line_id', 'kind', 'merchandise'] },
  payouts: { emptied: [], stays: ['id'] },
  designers: { emptied: ['name', 'screen_name', 'bio', 'town', 'user_id'], stays: [] },
  designs: {
    emptied: ['art_id', 'tags', 'facets'],
    stays: [
      'title',
      'slug',
      'family',
      'palette',
      'repeat_type',
      'palette_hexes',
      'style',
      'topics',
      'colours',
      'recommended_fabric',
    ],
  },
  gift_certificates: {
    emptied: ['recipient_email', 'message'],
    stays: ['id', 'code_end', 'currency', 'order_number', 'item_id'],
  },
  orders: {
    emptied: ['snapshot'],
    stays: ['number', 'cart_id', 'user_id', 'attempt_id', 'charge_id', 'currency', 'partner_key'],
  },
  outbox: {
    emptied: [],
    stays: [
      'key',
      'kind',
      'order_number',
      'refund_id',
      'reset_id',
      'notice_id',
      'newsletter_id',
      'privacy_id',
    ],
  },
  payment_attempts: {
    emptied: ['snapshot', 'token', 'return_url', 'action_url'],
    stays: [
      'id',
      'cart_id',
      'user_id',
      'currency',
      'fingerprint',
      'state',
      'code',
      'charge_id',
      'order_number',
      'held',
      'lease_owner',
      'method',
    ],
  },
  payment_events: { emptied: [], stays: ['id', 'type', 'attempt_id'] },
  payment_flags: { emptied: [], stays: ['attempt_id', 'charge_id', 'reason'] },
  payment_holds: { emptied: [], stays: ['attempt_id', 'kind', 'instrument', 'state'] },
  payment_ledger: { emptied: [], stays: ['attempt_id', 'charge_id', 'currency'] },
  prints: { emptied: [], stays: ['order_number'] },
  privacy_requests: {
    emptied: ['email', 'agent_name', 'agent_email'],
    stays: ['id', 'kind', 'locale', 'state'],
  },
  promos: { emptied: [], stays: ['code', 'order_number'] },
  refund_ledger: { emptied: [], stays: ['refund_id', 'provider_refund_id', 'currency'] },
  refunds: { emptied: [], stays: ['id', 'order_number', 'attempt_id', 'currency', 'state'] },
  reversals: { emptied: [], stays: ['order_number'] },
  shipments: { emptied: [], stays: ['order_number', 'carrier', 'tracking_number'] },
  spoondollar_accounts: { emptied: [], stays: ['user_id'] },
  spoondollar_ledger: { emptied: [], stays: ['user_id', 'attempt_id', 'kind'] },
  users: {
    emptied: ['screen_name', 'merged_into'],
    stays: ['id', 'country', 'currency', 'locale', 'measurement_system', 'partner_key'],
  },
  // Sessions, tokens and customers are deleted; a charge has its numbers at the vendor.
  vendor_records: { emptied: [], stays: ['vendor', 'kind', 'key', 'value'] },
}
