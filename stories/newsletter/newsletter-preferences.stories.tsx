import { newNewsletter } from '@selvage/core/newsletter'
import { NewsletterPreferences } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const newsletter = newNewsletter({
  email: 'june@harrowmail.com',
  country: 'DE',
  locale: 'de_DE',
})

const meta = {
  title: 'Shop/Newsletter preferences',
  component: NewsletterPreferences,
  args: {
    action: '#preferences',
    unsubscribeHref: '#unsubscribe',
    subscription: {
      state: 'loaded',
      newsletter: { ...newsletter, bySms: true, phone: '+49 30 901820' },
    },
  },
} satisfies Meta<typeof NewsletterPreferences>
export default meta
type Story = StoryObj<typeof meta>

/** A subscription by e-mail and text messages; the address itself stays. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1)
  },
}

/** Text messages without a phone number. */
export const Rejected: Story = {
  args: {
    subscription: { state: 'loaded', newsletter: { ...newsletter, bySms: true } },
    errors: { phone: 'required' },
    attempt: 1,
  },
}

/** The subscription is on its way. */
export const Loading: Story = { args: { subscription: { state: 'loading' } } }

/** The subscription could not be fetched. */
export const Failed: Story = {
  args: {
    subscription: { state: 'error', error: { code: 'SERVER_ERROR', severity: 'error' } },
  },
}
