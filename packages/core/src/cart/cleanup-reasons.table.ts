/** Why the gateway changed or holds back a line. @source spec 2 §4 Order cleanup reasons */
export const CLEANUP_REASONS = [
  'promo_applied',
  'promo_ended',
  'promo_not_applicable',
  'fabric_unavailable',
  'design_unavailable',
  'item_unavailable',
] as const
