import { NewsletterLinkForm } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Shop/Newsletter link',
  component: NewsletterLinkForm,
  args: { action: '#link' },
} satisfies Meta<typeof NewsletterLinkForm>
export default meta
type Story = StoryObj<typeof meta>

/** Asks for a mail with the way to the preferences. */
export const Default: Story = {}

/** The address is none. */
export const Rejected: Story = {
  args: { email: 'june@', errors: { email: 'email' }, attempt: 1 },
}
