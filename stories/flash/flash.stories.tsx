import { FlashMessages } from '@selvage/react/flash'
import type { FlashMessage } from '@selvage/react/flash'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const messages: readonly FlashMessage[] = [
  { id: 'a', severity: 'info', text: 'Printing takes 4 to 6 days.' },
  { id: 'b', severity: 'success', title: 'Added', text: '2 yards of Seville are in your cart.' },
  { id: 'c', severity: 'attention', text: 'This cloth shrinks 4% in the wash.' },
  { id: 'd', severity: 'error', text: 'Enter a ZIP code with 5 digits.' },
]

const meta = {
  title: 'General/Flash messages',
  component: FlashMessages,
  args: { messages, onClose: fn() },
} satisfies Meta<typeof FlashMessages>
export default meta
type Story = StoryObj<typeof meta>

/** Each severity has its own mark and bold first word, and not only a color. */
export const Severities: Story = {}

function Closable({ messages: first }: { messages: readonly FlashMessage[] }) {
  const [shown, setShown] = useState(first)
  return (
    <FlashMessages
      messages={shown}
      onClose={(id) => setShown((before) => before.filter((message) => message.id !== id))}
    />
  )
}

/** The shopper closes it; no timer does. An error is announced at once. */
export const Closing: Story = {
  render: (args) => <Closable messages={args.messages} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Enter a ZIP code with 5 digits.'),
    )
    const [first] = canvas.getAllByRole('button')
    await userEvent.click(first ?? canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}

/** Without a close button, it stays. */
export const Staying: Story = {
  args: { messages: messages.slice(0, 1) },
  render: (args) => <FlashMessages messages={args.messages} />,
}

/** A very long word is broken, so that the page does not become wider. */
export const LongText: Story = {
  args: { messages: [{ id: 'long', severity: 'error', text: 'W'.repeat(400) }] },
}
