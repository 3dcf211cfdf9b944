import { FindOrderForm } from '@selvage/react/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Find an order',
  component: FindOrderForm,
  args: { action: '#find' },
} satisfies Meta<typeof FindOrderForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form of a guest who looks for an order. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** Both fields are wrong: the typed text stays to be corrected, and the summary leads to it. */
export const Rejected: Story = {
  args: {
    typed: { orderNumber: '12', email: 'june@' },
    errors: { orderNumber: 'orderNumber', email: 'email' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Too many mails were asked for. */
export const TooOften: Story = {
  args: {
    typed: { orderNumber: 'R123456789012', email: 'june@example.com' },
    error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' },
  },
}
