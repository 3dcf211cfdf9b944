import { Chip } from '@selvage/react/chip'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Chip',
  component: Chip,
  args: { children: 'Under 4 in', removeHref: '#all' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Filter: Story = {}
export const Color: Story = { args: { children: 'Indigo', color: '#2c4a6b' } }
