import { ProjectAmounts } from '@selvage/react/projects'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Product/How much do I need',
  component: ProjectAmounts,
  args: { repeatIn: 12, widthsIn: [42, 54, 116] },
} satisfies Meta<typeof ProjectAmounts>
export default meta
type Story = StoryObj<typeof meta>

/** A small repeat on narrow, usual and extra-wide cloth. */
export const ThreeWidths: Story = {}
/** A tall repeat takes more where drops have to match. */
export const TallRepeat: Story = { args: { repeatIn: 36, widthsIn: [42] } }
