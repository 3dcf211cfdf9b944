import { ConfirmSubscription } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Shop/Confirm subscription',
  component: ConfirmSubscription,
  args: { action: '#confirm', token: 'token' },
} satisfies Meta<typeof ConfirmSubscription>
export default meta
type Story = StoryObj<typeof meta>

/** One button: a program that opens the links of mails confirms nothing. */
export const Default: Story = {}

/** The shop could not confirm it right now. */
export const Failed: Story = { args: { error: { code: 'SERVER_ERROR', severity: 'error' } } }
