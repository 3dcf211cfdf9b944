import { ProfileForm } from '@selvage/react/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { findPassword } from '../support/find.ts'

const meta = {
  title: 'Shop/Profile',
  component: ProfileForm,
  args: {
    action: '#profile',
    values: {
      screenName: 'June in Hudson',
      email: 'june@harrowmail.com',
      newsletter: true,
      country: 'US',
      currency: 'USD',
      language: 'en',
      measurement: 'imperial',
      adultContent: false,
    },
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

/** A member's profile; another country brings its currency and its measures. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [country, , currency, measures] = canvas.getAllByRole<HTMLSelectElement>('combobox')
    await userEvent.selectOptions(country as HTMLElement, 'DE')
    await expect([currency?.value, measures?.value]).toEqual(['EUR', 'metric'])
    await expect(findPassword(canvasElement)).toHaveAttribute('autocomplete', 'current-password')
  },
}

/** Another address with a wrong password: the error leads to it, and what was typed stays. */
export const WrongPassword: Story = {
  args: {
    values: { ...meta.args.values, email: 'june@elsewhere.com' },
    errors: { currentPassword: 'wrong' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link'))
    await expect(findPassword(canvasElement)).toHaveFocus()
    const [, email] = within(canvasElement).getAllByRole('textbox')
    await expect(email).toHaveValue('june@elsewhere.com')
  },
}

/** Every field is wrong: each has what would be right. */
export const Rejected: Story = {
  args: {
    values: { ...meta.args.values, screenName: '', email: 'june@' },
    errors: { screenName: 'required', email: 'email', currentPassword: 'required' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group')
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
  },
}

/** The address has an account already. */
export const Taken: Story = {
  args: {
    values: { ...meta.args.values, email: 'taken@harrowmail.com' },
    errors: { email: 'NOT_UNIQUE_EMAIL_ADDRESS' },
    attempt: 1,
  },
}

/** Too many wrong passwords: the member waits. */
export const TooManyAttempts: Story = {
  args: { error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' } },
}
