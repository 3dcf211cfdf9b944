import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  title: 'General/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  args: {
    summary: 'Fabric and care',
    children: 'Wash at 30°, line dry, press on the reverse.',
    open: false,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  render: (args) => (
    <DisclosureGroup>
      <Disclosure {...args} />
      <Disclosure summary="Design details">Half-drop, 9 × 11 in.</Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Fabric and care'))
    await expect(canvas.getByText(/line dry/)).toBeVisible()
  },
}
export const Filter: Story = { args: { look: 'filter', open: true, summary: 'Color' } }
