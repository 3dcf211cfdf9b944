import { QuantityField } from '@selvage/react/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'General/Quantity field',
  component: QuantityField,
  args: { value: 2, onChange: fn() },
} satisfies Meta<typeof QuantityField>
export default meta
type Story = StoryObj<typeof meta>

function Controlled({
  value,
  onChange,
  error,
}: {
  value: number
  onChange: (quantity: number | null, typed: string) => void
  error?: string | undefined
}) {
  const [quantity, setQuantity] = useState(value)
  return (
    <QuantityField
      value={quantity}
      error={error}
      onChange={(next, typed) => {
        if (next !== null) setQuantity(next)
        onChange(next, typed)
      }}
    />
  )
}
const render: Story['render'] = ({ value, onChange, error }) => (
  <Controlled value={value} onChange={onChange} error={error} />
)

/** − and + change the quantity by one. The box is a spin button, so arrow keys change it, too. */
export const Stepping: Story = {
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (at: number) =>
      userEvent.click(canvas.getAllByRole('button')[at] ?? canvasElement)
    await press(1)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
    await press(0)
    await press(0)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    // It keeps the focus, which a disabled button would lose.
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
}

/** A quantity above 99 is reset to 1, and a message names the typed number. */
export const AboveTheLimit: Story = {
  render,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '')
    await userEvent.type(box, '120')
    await expect(box).toHaveValue('120')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('120')
    await userEvent.tab()
    await expect(box).toHaveValue('1')
  },
}

export const Wrong: Story = { render, args: { error: 'Enter a whole number' } }
