import { ButtonLink } from '@selvage/react/button'
import { Popover } from '@selvage/react/popover'
import type { PopoverProps } from '@selvage/react/popover'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as css from './popover-story.css.ts'

function Cart(props: PopoverProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <div className={css.bar}>
      <Popover {...props} open={open} onOpenChange={setOpen}>
        <h3>Your cart</h3>
        <p>Two yards of linen.</p>
        <ButtonLink kind="buy" wide href="#cart">
          Go to the cart
        </ButtonLink>
      </Popover>
    </div>
  )
}

const meta = {
  title: 'General/Popover',
  component: Popover,
  args: { open: false, opener: 'Cart 2', label: 'Cart', children: null, onOpenChange: fn() },
  argTypes: { children: { control: false } },
  render: (args) => <Cart key={String(args.open)} {...args} />,
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Does not block the page. Escape closes it and returns the focus; a press outside closes it, too.
 */
export const Closing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(opener)
    await userEvent.click(document.body)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Open: Story = { args: { open: true } }
