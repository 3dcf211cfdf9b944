import type { Earnings, EarningsPage } from '@selvage/core/earnings'

/** The earnings of each month in US dollars and its sales, November 2026 first. */
const MONTHS = [
  [412.6, 63],
  [389.5, 60],
  [361.8, 57],
  [322.7, 51],
  [338.2, 53],
  [305.6, 48],
  [251.3, 40],
  [268.9, 42],
  [243.5, 38],
  [196.2, 31],
  [214.1, 34],
  [182.4, 29],
  [176.2, 28],
  [188.4, 30],
  [171.9, 27],
  [176.3, 28],
  [190.2, 30],
  [168.7, 27],
  [142.3, 23],
  [150.8, 24],
  [131.4, 21],
  [104.6, 17],
  [118.2, 19],
  [96.8, 15],
] as const

const usd = (dollars: number) => ({ minor: Math.round(dollars * 100), currency: 'USD' }) as const

const months = MONTHS.map(([dollars, soldCount], ago) => ({
  month: new Date(Date.UTC(2026, 10 - ago)).toISOString().slice(0, 7),
  soldCount,
  earned: usd(dollars),
}))

/** A designer who has sold for two years. */
export const SELLING: Earnings = {
  balance: usd(389.5),
  waiting: usd(23.1),
  earned: usd(5_303.4),
  paidOut: usd(4_890.8),
  soldCount: 835,
  months,
  designs: [
    { id: 12, title: 'Hedgerow in March', soldCount: 431, earned: usd(2_804.1) },
    { id: 31, title: 'Hedgerow, Late', soldCount: 218, earned: usd(1_416.4) },
    { id: 44, title: 'Moths at the Window', soldCount: 186, earned: usd(1_082.9) },
  ],
  payouts: [
    { amount: usd(361.8), at: '2026-11-01T09:20:00.000Z' },
    { amount: usd(322.7), at: '2026-10-01T08:05:00.000Z' },
    { amount: usd(338.2), at: '2026-09-02T17:41:00.000Z' },
  ],
}

const NO_MONTHS = months.map(({ month }) => ({ month, soldCount: 0, earned: usd(0) }))

/** A member who has sold nothing yet. */
export const NEW: Earnings = {
  balance: usd(0),
  waiting: usd(0),
  earned: usd(0),
  paidOut: usd(0),
  soldCount: 0,
  months: NO_MONTHS,
  designs: [],
  payouts: [],
}

/** A designer whose paid out sale came back. */
export const BELOW: Earnings = {
  ...NEW,
  balance: usd(-3.6),
  earned: usd(6),
  paidOut: usd(9.6),
  soldCount: 2,
  months: NO_MONTHS.map((month, ago) => ({
    ...month,
    soldCount: [-3, 5][ago] ?? 0,
    earned: usd([-9.6, 15.6][ago] ?? 0),
  })),
  designs: [{ id: 12, title: 'Hedgerow in March', soldCount: 2, earned: usd(6) }],
  payouts: [{ amount: usd(9.6), at: '2026-10-21T09:20:00.000Z' }],
}

/** A page of sales of 43, one of which came back. */
export const SALES: EarningsPage = {
  lines: [
    {
      at: '2026-11-12T10:00:00.000Z',
      design: { id: 12, title: 'Hedgerow in March' },
      kind: 'fabric',
      quantity: 3,
      earned: usd(6.3),
      isTakenBack: false,
    },
    {
      at: '2026-11-11T18:30:00.000Z',
      design: { id: 31, title: 'Hedgerow, Late' },
      kind: 'wallpaper',
      quantity: 2,
      earned: usd(16.8),
      isTakenBack: false,
    },
    {
      at: '2026-11-11T16:02:00.000Z',
      design: { id: 44, title: 'Moths at the Window' },
      kind: 'home-good',
      quantity: -1,
      earned: usd(-4.2),
      isTakenBack: true,
    },
    {
      at: '2026-11-11T15:40:00.000Z',
      design: { id: 44, title: 'Moths at the Window' },
      kind: 'home-good',
      quantity: 1,
      earned: usd(4.2),
      isTakenBack: false,
    },
    {
      at: '2026-11-09T08:12:00.000Z',
      design: { id: 12, title: 'Hedgerow in March' },
      kind: 'fill-a-yard',
      quantity: 1,
      earned: usd(0.84),
      isTakenBack: false,
    },
  ],
  total: 43,
  offset: 0,
}

/** Nothing was sold. */
export const NO_SALES: EarningsPage = { lines: [], total: 0, offset: 0 }
