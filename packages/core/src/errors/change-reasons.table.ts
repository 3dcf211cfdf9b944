import { CLEANUP_REASONS } from '../cart/cleanup-reasons.table.ts'

/**
 * The `reason` of ORDER_CLEANUP_REVIEW_REQUIRED: what has changed since the shopper saw the order.
 */
export const CHANGE_REASONS = [...CLEANUP_REASONS, 'total_changed'] as const
