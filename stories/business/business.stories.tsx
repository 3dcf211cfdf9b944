import { EMPTY_BUSINESS } from '@selvage/core/business'
import { BusinessForm } from '@selvage/react/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Business form',
  component: BusinessForm,
  args: { action: '#apply', kind: 'owner', values: EMPTY_BUSINESS },
} satisfies Meta<typeof BusinessForm>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody who has a business names the shop. */
export const Owner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** Somebody who is starting one says how far it is. */
export const Starter: Story = {
  args: { kind: 'starter' },
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => [value, checked])
    await expect(values).toEqual([
      ['idea', false],
      ['planning', false],
      ['samples', false],
      ['firstSales', false],
    ])
  },
}

/** Everything is wrong, and stands as it was typed. */
export const Rejected: Story = {
  args: {
    values: {
      ...EMPTY_BUSINESS,
      shopLink: 'javascript:alert(1)',
      email: 'june at harrowmail',
      question: 'My card is 4242 4242 4242 4242',
    },
    errors: { businessType: 'required', shopLink: 'link', email: 'email', question: 'card_number' },
    attempt: 1,
  },
}
