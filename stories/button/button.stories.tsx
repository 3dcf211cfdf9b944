import { Button, ButtonLink } from '@selvage/react/button'
import { Money } from '@selvage/react/money'
import { row } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useAmount } from '../support/story-root.tsx'

const meta = {
  title: 'General/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The accented button: a view has one of it. */
export const Buy: Story = {
  args: { kind: 'buy' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

function Priced() {
  return (
    <Button kind="buy" wide end={<Money amount={useAmount(4950)} />}>
      Add to cart
    </Button>
  )
}

/** A wide buy button with the price at its end. */
export const BuyWithPrice: Story = { render: () => <Priced /> }

/** While it is busy, it keeps the focus and ignores a second press. */
export const Busy: Story = {
  args: { kind: 'buy', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** All kinds side by side, and their disabled states. */
export const Kinds: Story = {
  render: () => (
    <div className={row}>
      <Button kind="buy">Add to cart</Button>
      <Button>Follow</Button>
      <Button disabled>Sold out</Button>
      <Button kind="small">Column</Button>
      <Button kind="small" aria-pressed>
        Row
      </Button>
      <Button kind="link">Clear all</Button>
      <ButtonLink href="#next">Next</ButtonLink>
    </div>
  ),
}
