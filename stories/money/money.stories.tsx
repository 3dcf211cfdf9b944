import { Length, Size } from '@selvage/react/length'
import { Money } from '@selvage/react/money'
import { stack } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAmount } from '../support/story-root.tsx'

function Amount({ minor, look = 'price' }: { minor: number; look?: 'price' | 'total' }) {
  return <Money amount={useAmount(minor)} look={look} />
}

const meta = {
  title: 'General/Money and length',
  component: Amount,
  args: { minor: 1250 },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

/** `US$12.50`, in German `12,50 US$`: use the language and currency toolbars. */
export const Price: Story = {}
export const Total: Story = { args: { minor: 111850, look: 'total' } }

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
