import { PrivacyRequestForm } from '@selvage/react/privacy-request'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Shop/Privacy request',
  component: PrivacyRequestForm,
  args: { action: '#request', values: { email: '', request: '' } },
} satisfies Meta<typeof PrivacyRequestForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen for the reader: one of three, and the address that a link goes to. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole<HTMLInputElement>('radio')
    await expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['access', false],
      ['delete', false],
      ['doNotSell', false],
    ])
  },
}

/** Nothing was chosen, and the address has no @: each line of the summary leads to its field. */
export const Rejected: Story = {
  args: {
    values: { email: 'june harrowmail.com', request: '' },
    errors: { request: 'required', email: 'email' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getAllByRole('group')[0]
    await waitFor(() => expect(summary).toHaveFocus())
    const [, email] = canvas.getAllByRole('link')
    await userEvent.click(email as HTMLElement)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Too many mails were asked for with this address; what was chosen and typed is still there. */
export const TooManyAttempts: Story = {
  args: {
    values: { email: 'june@harrowmail.com', request: 'delete' },
    error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' },
  },
}
