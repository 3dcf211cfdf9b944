import { ErrorSummary } from '@selvage/react/error-summary'
import { TextField } from '@selvage/react/field'
import { stack } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'General/Error summary',
  component: ErrorSummary,
  args: {
    attempt: 1,
    errors: [{ fieldId: 'summary-zip', message: 'Enter a ZIP code with 5 digits' }],
  },
  render: (args) => (
    <div className={stack}>
      <ErrorSummary {...args} />
      <TextField
        id="summary-zip"
        label="ZIP code"
        defaultValue="1253"
        error="Enter a ZIP code with 5 digits"
      />
      <TextField id="summary-city" label="City" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus when the form was rejected, and links to the field. */
export const One: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus())
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByLabelText('ZIP code')).toHaveFocus()
  },
}

export const Several: Story = {
  args: {
    errors: [
      { fieldId: 'summary-zip', message: 'Enter a ZIP code with 5 digits' },
      { fieldId: 'summary-city', message: 'Enter the city' },
    ],
  },
}

export const Nothing: Story = { args: { errors: [] } }
