/**
 * Notices that delivery options can carry. A notice with an unknown key is shown with the severity
 * `attention`.
 * @source spec 1 §8
 */
export const SHIPPING_NOTICES = [
  'providers_unavailable',
  'factory_closed',
  'reduced_rush',
  'guaranteed',
  'standard_only',
  'home_decor_not_eligible',
] as const
