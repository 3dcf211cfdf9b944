import { PASSWORD_DIFFERENT_MIN } from '@selvage/core/account'
import { ChangePasswordForm } from '@selvage/react/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { findPassword, openCanvas } from '../support/find.ts'

const meta = {
  title: 'Shop/Account/Change of password',
  component: ChangePasswordForm,
  args: { action: '#change', email: 'june@harrowmail.com', forgotHref: '#forgot' },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form of a member who knows the password and wants another one. */
export const ChangePassword: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const field = (label: string) => canvas.getByLabelText(label, { exact: true })
    await expect(field(t('passkey.currentPassword'))).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(field(t('account.newPassword'))).toHaveAttribute('autocomplete', 'new-password')
    await expect(field(t('account.newPassword'))).toHaveAccessibleDescription()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#forgot')
  },
}

/** The current password is wrong, and the new one is no other: both are typed again. */
export const Rejected: Story = {
  args: { errors: { currentPassword: 'wrong', password: 'unchanged' }, attempt: 1 },
  play: async ({ canvasElement }) => {
    const summary = within(within(canvasElement).getByRole('group'))
    const [first, ...others] = summary.getAllByRole('link')
    await expect(others).toHaveLength(1)
    await userEvent.click(first as HTMLElement)
    await expect(findPassword(canvasElement)).toHaveFocus()
    await expect(findPassword(canvasElement)).toHaveValue('')
  },
}

/** The new one is what others know of the member: the sentence says what to take in its place. */
export const Guessable: Story = {
  args: { errors: { password: 'guessable' }, attempt: 1 },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByLabelText(t('account.newPassword'))).toHaveAccessibleDescription(
      expect.stringContaining(t('account.guessablePassword', { min: PASSWORD_DIFFERENT_MIN })),
    )
  },
}

/** Too many wrong ones: the member waits. */
export const TooOften: Story = {
  args: { error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' } },
}
