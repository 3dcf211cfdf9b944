/** The percent of the price of merchandise that its designer earns. */
export const EARNINGS_SHARE = 10
/** The least balance that is paid out, in cents of US dollars. */
export const PAYOUT_MIN_CENTS = 500
/** The months that `readEarnings` gives at most, and where none are asked for. */
export const EARNINGS_MONTHS = { max: 36, usual: 12 } as const
/** The most designs, and the most payouts, that `readEarnings` names. */
export const EARNINGS_LIST_MAX = 100
/** The sales on one page of `listEarnings`, and the most that one page can have. */
export const EARNINGS_PAGE_SIZE = { usual: 20, max: 200 } as const
/** The kinds of merchandise that designs are printed on. */
export const EARNINGS_KINDS = ['fabric', 'wallpaper', 'fill-a-yard', 'home-good'] as const
/** One of {@link EARNINGS_KINDS}. */
export type EarningsKind = (typeof EARNINGS_KINDS)[number]
