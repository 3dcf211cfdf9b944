import { Length, Size } from '@selvage/react/length'
import { Money } from '@selvage/react/money'
import type { MoneyProps } from '@selvage/react/money'
import { stack } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAmount } from '../support/story-root.tsx'

/** An amount in the toolbar's currency. */
function Amount({ amount, ...props }: MoneyProps) {
  return <Money {...props} amount={useAmount(amount.minor)} />
}

const meta = {
  title: 'General/Money and length',
  component: Money,
  subcomponents: { Length, Size },
  args: { amount: { minor: 1250, currency: 'USD' } },
  render: (args) => <Amount {...args} />,
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

/** `US$12.50`, in German `12,50 US$`: use the language and currency toolbars. */
export const Price: Story = {}
export const Total: Story = { args: { amount: { minor: 111850, currency: 'USD' }, look: 'total' } }

/** Lengths are inches in the data, and yards or meters on the page. */
export const Lengths: Story = {
  render: () => (
    <div className={stack}>
      <Length inches={10.5} />
      <Length inches={72} scale="long" />
      <Size widthIn={18} heightIn={28} />
    </div>
  ),
}
