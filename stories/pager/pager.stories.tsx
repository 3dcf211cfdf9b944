import { Pager } from '@selvage/react/pager'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Pager',
  component: Pager,
  args: { total: 1248, offset: 0, pageSize: 84, hrefFor: (offset: number) => `#${offset}` },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { offset: 84 * 7 } }
export const Last: Story = { args: { offset: 84 * 14 } }
export const OnePage: Story = { args: { total: 12 } }
