import { Button } from '@selvage/react/button'
import { LiveRegion, useAnnounce } from '@selvage/react/live-region'
import { row } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

function Speaker() {
  const announce = useAnnounce()
  return (
    <div className={row}>
      <Button onClick={() => announce('3 designs in your cart')}>Speak</Button>
      <Button onClick={() => announce('That did not work', 'assertive')}>Interrupt</Button>
    </div>
  )
}

const meta = {
  title: 'General/Live region',
  component: LiveRegion,
  args: { children: <Speaker /> },
} satisfies Meta<typeof LiveRegion>
export default meta

/**
 * One polite and one assertive region for each root, present from the start. The same sentence is
 * announced again when it is sent twice.
 */
export const Speaking: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const polite = canvas.getByRole('status')
    await expect(polite).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByText('Speak'))
    await expect(polite).toHaveTextContent('3 designs in your cart')
    await userEvent.click(canvas.getByText('Speak'))
    await expect(polite.children).toHaveLength(2)
    await userEvent.click(canvas.getByText('Interrupt'))
    const assertive = canvas.getByRole('alert')
    await expect(assertive).toHaveAttribute('aria-live', 'assertive')
    await expect(assertive).toHaveTextContent('That did not work')
  },
}
