import { SubscribeBanner } from '@selvage/react/newsletter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Subscribe banner',
  component: SubscribeBanner,
  args: { action: '#subscribe' },
} satisfies Meta<typeof SubscribeBanner>
export default meta

/** The title names the form, which posts the address to the page of the newsletter. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('heading').textContent ?? ''
    await expect(canvas.getByRole('form', { name })).toHaveAttribute('action', '#subscribe')
  },
}
