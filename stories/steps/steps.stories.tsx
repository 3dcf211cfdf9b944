import { Steps } from '@selvage/react/steps'
import type { StepsProps } from '@selvage/react/steps'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storyDesign } from '../support/pictures.ts'
import { useStoryDesign } from '../support/story-root.tsx'
import { drawnParts, inlineStyles } from '../support/unseen.ts'

const checkout = [
  { id: 'shipping', label: 'Shipping', href: '#shipping' },
  { id: 'delivery', label: 'Delivery', href: '#delivery' },
  { id: 'payment', label: 'Payment', href: '#payment' },
  { id: 'review', label: 'Review' },
  { id: 'confirm', label: 'Confirm' },
]
const buying = ['Design', 'Fabric', 'Amount', 'Cart'].map((label) => ({ id: label, label }))

function ShownSteps(props: StepsProps) {
  return <Steps {...props} palette={useStoryDesign(0).palette} />
}

const meta = {
  title: 'General/Steps',
  component: Steps,
  args: { steps: checkout, current: 'review' },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Done steps are filled and followed by a thread, the current step has a double ring, later steps
 * are dashed.
 */
export const Checkout: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    await expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(
      1,
    )
    await expect(steps[3]).toHaveAttribute('aria-current', 'step')
    // Whatever its color, a done dot has the ring of a later one, which is seen on every theme.
    const [done, later] = [0, 4].map((at) => {
      const ring =
        steps[at] && drawnParts(steps[at]).findLast(({ tagName }) => tagName === 'circle')
      if (!ring) throw new Error('A step has no dot.')
      return getComputedStyle(ring).stroke
    })
    await expect(done).toBe(later)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Nothing is done yet. */
export const First: Story = { args: { current: 'shipping' } }

/** In the palette of a design. */
export const InADesignsPalette: Story = {
  args: { steps: buying, current: 'Amount', palette: storyDesign(0).palette },
  render: (args) => <ShownSteps {...args} />,
}
