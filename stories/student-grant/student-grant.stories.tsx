import { EMPTY_STUDENT_GRANT, GRANT_FILE_USES } from '@selvage/core/student-grant'
import type { GrantFileUse } from '@selvage/core/student-grant'
import { StudentGrantForm } from '@selvage/react/student-grant'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Shop/Student grant form',
  component: StudentGrantForm,
  args: { action: '#apply', values: EMPTY_STUDENT_GRANT },
} satisfies Meta<typeof StudentGrantForm>
export default meta
type Story = StoryObj<typeof meta>

const fileField = (canvas: HTMLElement, use: GrantFileUse) =>
  canvas.querySelector(`[name="${use}-file"]`)

/** Nothing is filled in, and both files are to be chosen. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const countries = within(canvas.getByRole('combobox')).getAllByRole('option')
    await expect(countries.length).toBeGreaterThan(240)
    for (const use of GRANT_FILE_USES) await expect(fileField(canvasElement, use)).toBeRequired()
  },
}

/** A field was wrong; the proof has arrived, and need not be chosen again. */
export const OneFileArrived: Story = {
  args: {
    values: {
      ...EMPTY_STUDENT_GRANT,
      name: 'June Harrow',
      email: 'june@harrowmail.com',
      program: 'Printed textiles, second year',
      country: 'DE',
      plan: 'A quilt of maps, of forty panels on cotton.',
      proof: 'file_0000000000000001',
    },
    errors: { school: 'required', work: 'active' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(fileField(canvasElement, 'proof')).not.toBeRequired()
    await expect(fileField(canvasElement, 'proof')).toBeValid()
    await expect(fileField(canvasElement, 'work')).toBeInvalid()
  },
}

/** Everything is wrong, and stands as it was typed. */
export const Rejected: Story = {
  args: {
    values: {
      ...EMPTY_STUDENT_GRANT,
      email: 'june at harrowmail',
      plan: 'My card is 4242 4242 4242 4242',
    },
    errors: {
      name: 'required',
      email: 'email',
      school: 'required',
      program: 'required',
      country: 'required',
      plan: 'card_number',
      proof: 'large',
      work: 'pages',
    },
    attempt: 1,
  },
}
