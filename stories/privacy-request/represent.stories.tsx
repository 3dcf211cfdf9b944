import { RepresentForm } from '@selvage/react/privacy-request'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Represent a person',
  component: RepresentForm,
  args: { action: '#represent', values: { request: '', name: '', email: '', resident: '' } },
} satisfies Meta<typeof RepresentForm>
export default meta
type Story = StoryObj<typeof meta>

/** An agent asks for a copy or for a deletion; what may be sold, nobody decides for another. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const values = canvas.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    await expect(values).toEqual(['access', 'delete'])
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
  },
}

/** Everything is wrong: a name with an address of a page, and two addresses that are none. */
export const Rejected: Story = {
  args: {
    values: { request: '', name: 'https://june.test', email: '', resident: 'ada' },
    errors: { request: 'required', name: 'text', email: 'required', resident: 'email' },
    attempt: 1,
  },
}
