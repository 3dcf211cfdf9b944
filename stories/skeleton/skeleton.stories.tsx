import { GridSkeleton, Loading } from '@selvage/react/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Loading',
  component: GridSkeleton,
  args: { cards: 4 },
} satisfies Meta<typeof GridSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Plain fabric in exactly the space of the cards that are being loaded. */
export const Grid: Story = {}
export const Sentence: Story = { render: () => <Loading /> }
