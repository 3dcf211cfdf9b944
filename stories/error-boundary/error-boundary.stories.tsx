import { ErrorBoundary } from '@selvage/react/error-boundary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

let broken = true
function Fragile() {
  if (broken) throw new Error('made to fail by the story')
  return <p>Mended</p>
}

const meta = {
  title: 'General/Error boundary',
  component: ErrorBoundary,
  args: { children: <Fragile />, onError: fn() },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

/** A failing part shows a message and does not end the page. */
export const Failed: Story = {
  beforeEach: () => {
    broken = true
  },
}

/** Trying again renders the part anew. */
export const TryingAgain: Story = {
  beforeEach: () => {
    broken = true
  },
  play: async ({ args, canvasElement }) => {
    await expect(args.onError).toHaveBeenCalled()
    broken = false
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByText('Mended')).toBeVisible()
  },
}
