import { CreditHistory } from '@selvage/react/credit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const order = { orderNumber: 'R000000000101', placedAt: '2026-03-01T10:00:00.000Z' }
const usd = (minor: number) => ({ minor, currency: 'USD' as const })
const move = { label: '', at: '2026-03-01T10:00:00.000Z', order }

const meta = {
  title: 'Shop/Store credit',
  component: CreditHistory,
  args: {
    credit: {
      balance: usd(2_250),
      spoondollars: [
        { ...move, kind: 'returned', amount: usd(500) },
        { ...move, kind: 'spent', amount: usd(-775), at: '2026-02-27T10:00:00.000Z' },
        { ...move, kind: 'spent', amount: usd(-500), order: null, at: '2026-02-20T10:00:00.000Z' },
        { ...move, kind: 'bought', amount: usd(2_500), at: '2026-02-03T10:00:00.000Z' },
        { ...move, kind: 'moved', amount: usd(525), order: null, at: '2026-02-01T10:00:00.000Z' },
      ],
      certificates: [{ ...move, kind: 'spent', label: '7Q2M', amount: usd(-2_500) }],
    },
    orderHref: ({ orderNumber }) => `#order-${orderNumber}`,
  },
} satisfies Meta<typeof CreditHistory>
export default meta
type Story = StoryObj<typeof meta>

/** The balance, what has changed it, and a gift certificate that paid an order. */
export const History: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

/** A member who has never had any. */
export const Empty: Story = {
  args: { credit: { balance: usd(0), spoondollars: [], certificates: [] } },
}
