interface SeededPromo {
  readonly code: string
  readonly percentOff: number
  readonly minSubtotalUsdMinor: number
  readonly endsAt: string | null
  readonly usageLimit: number | null
  /** True for a code that counts for members alone. */
  readonly membersOnly?: true
}

/**
 * Promo codes of a new database: for everybody, for a larger order, for the first hundred, for
 * members, and one that has ended. The seed only adds what a database does not have: an existing
 * one follows its own rows in `promos`.
 */
export const PROMOS: readonly SeededPromo[] = [
  { code: 'WELCOME10', percentOff: 10, minSubtotalUsdMinor: 0, endsAt: null, usageLimit: null },
  { code: 'MAKER20', percentOff: 20, minSubtotalUsdMinor: 6000, endsAt: null, usageLimit: null },
  { code: 'FIRSTHUNDRED', percentOff: 15, minSubtotalUsdMinor: 0, endsAt: null, usageLimit: 100 },
  {
    code: 'MEMBERS15',
    percentOff: 15,
    minSubtotalUsdMinor: 0,
    endsAt: null,
    usageLimit: null,
    membersOnly: true,
  },
  {
    code: 'HARVEST24',
    percentOff: 25,
    minSubtotalUsdMinor: 0,
    endsAt: '2024-11-30T23:59:59Z',
    usageLimit: null,
  },
]
