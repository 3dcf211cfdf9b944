import { newNewsletter } from '@selvage/core/newsletter'
import { SubscribeForm } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Shop/Newsletter',
  component: SubscribeForm,
  args: { action: '#subscribe', values: newNewsletter({ country: 'US', locale: 'en_US' }) },
} satisfies Meta<typeof SubscribeForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form before anybody has typed: e-mail, with the exclusive deals. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const checked = canvas.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
    await expect(checked.map(({ name }) => name)).toEqual(['email_subscription', 'exclusive_deals'])
  },
}

/** Everything that is needed is missing: each line of the summary leads to its field. */
export const Rejected: Story = {
  args: {
    values: { ...newNewsletter({ country: '', locale: 'en_US' }), bySms: true },
    errors: { email: 'required', country: 'required', phone: 'required' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getAllByRole('group')[0]
    await waitFor(() => expect(summary).toHaveFocus())
    const [email] = canvas.getAllByRole('link')
    await userEvent.click(email as HTMLElement)
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus()
  },
}

/** Neither e-mail nor text messages are chosen. */
export const NoChannel: Story = {
  args: {
    values: {
      ...newNewsletter({ email: 'june@harrowmail.com', country: 'US', locale: 'en_US' }),
      byEmail: false,
    },
    errors: { byEmail: 'channel' },
    attempt: 1,
  },
}

/** Too many mails were asked for with this address. */
export const TooManyAttempts: Story = {
  args: { error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' } },
}
