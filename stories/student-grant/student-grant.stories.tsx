import { EMPTY_STUDENT_GRANT, GRANT_FILE_USES } from '@selvage/core/student-grant'
import type { GrantFileUse } from '@selvage/core/student-grant'
import { StudentGrantForm } from '@selvage/react/student-grant'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'

const meta = {
  title: 'Shop/Student grant form',
  component: StudentGrantForm,
  args: { action: '#apply', values: EMPTY_STUDENT_GRANT },
} satisfies Meta<typeof StudentGrantForm>
export default meta
type Story = StoryObj<typeof meta>

const fileField = (context: StoryContext, use: GrantFileUse): HTMLElement =>
  within(context.canvasElement).getByLabelText(messagesOf(context).t(`student-grant.${use}`))

/** Nothing is filled in, and both files are to be chosen. */
export const Empty: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const countries = within(canvas.getByRole('combobox')).getAllByRole('option')
    await expect(countries.length).toBeGreaterThan(240)
    for (const use of GRANT_FILE_USES) await expect(fileField(context, use)).toBeRequired()
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
  play: async (context) => {
    await expect(fileField(context, 'proof')).not.toBeRequired()
    await expect(fileField(context, 'proof')).toBeValid()
    await expect(fileField(context, 'work')).toBeInvalid()
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
