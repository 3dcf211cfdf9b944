/** True for the code of a product that makes its buyer a Pro member for a year. */
export const isMembership = (code: string): boolean =>
  code === 'PRO_PURCHASE' || code === 'PRO_WITH_RENEWAL'
