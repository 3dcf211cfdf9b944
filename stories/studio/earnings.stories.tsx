import { EarningsOverview } from '@selvage/react/studio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import { BELOW, NEW, SELLING } from './sample-earnings.ts'

const meta = {
  title: 'Shop/Earnings',
  component: EarningsOverview,
  args: {
    earnings: SELLING,
    action: '#pay',
    payoutKey: 'payout-key-0123456789',
    creditHref: '#credit',
  },
} satisfies Meta<typeof EarningsOverview>
export default meta
type Story = StoryObj<typeof meta>

/** Two years of sales: the dashed line is the year before, and a sale of today still waits. */
export const Selling: Story = {
  play: async (context) => {
    const { t } = messagesOf(context)
    const canvas = within(context.canvasElement)
    const [chart] = canvas.getAllByRole('img')
    await expect(chart).toHaveAccessibleName(/412/)
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('button', { name: t('studio.payoutButton') })).toBeVisible()
  },
}

/** The first month of a designer: one point, and no year before. */
export const FirstMonth: Story = {
  args: {
    earnings: {
      ...SELLING,
      balance: { minor: 310, currency: 'USD' },
      waiting: { minor: 0, currency: 'USD' },
      payouts: [],
      paidOut: { minor: 0, currency: 'USD' },
      earned: { minor: 310, currency: 'USD' },
      soldCount: 2,
      months: NEW.months.map((month, ago) =>
        ago === 0 ? { ...month, soldCount: 2, earned: { minor: 310, currency: 'USD' } } : month,
      ),
    },
  },
  play: async (context) => {
    const { t } = messagesOf(context)
    const canvas = within(context.canvasElement)
    // Too little to be paid out.
    await expect(canvas.queryByRole('button', { name: t('studio.payoutButton') })).toBeNull()
  },
}

/** A member who has sold nothing yet: plain cloth where the chart will be. */
export const New: Story = {
  args: { earnings: NEW },
  play: async (context) => {
    const { t } = messagesOf(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('heading', { name: t('studio.chartEmpty') })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** A sale that was paid out came back, so that the balance is below zero. */
export const BelowZero: Story = {
  args: { earnings: BELOW },
  play: async (context) => {
    const { t } = messagesOf(context)
    await expect(within(context.canvasElement).getByText(t('studio.payoutBelow'))).toBeVisible()
  },
}

/** A payout that the gateway has rejected. */
export const Rejected: Story = {
  args: { error: { code: 'EARNINGS_BALANCE_TOO_LOW', severity: 'attention' } },
  play: async (context) => {
    const { t } = messagesOf(context)
    const text = t('errors.EARNINGS_BALANCE_TOO_LOW')
    await expect(within(context.canvasElement).getByText(text)).toBeVisible()
  },
}
