import { UnsubscribeForm } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Unsubscribe',
  component: UnsubscribeForm,
  args: { action: '#unsubscribe', token: 'token' },
} satisfies Meta<typeof UnsubscribeForm>
export default meta
type Story = StoryObj<typeof meta>

/** E-mail is chosen at first; nothing ends before the button is pressed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole<HTMLInputElement>('radio')
    await expect(radios.find(({ checked }) => checked)?.value).toBe('email')
  },
}

/** The shop could not end it right now. */
export const Failed: Story = { args: { failed: true, from: 'all' } }
