import { CheckboxField, formGrid, SelectField, TextField } from '@selvage/react/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  title: 'General/Fields',
  component: TextField,
  subcomponents: { SelectField, CheckboxField },
  args: { label: 'City', defaultValue: 'Hudson', autoComplete: 'address-level2' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Optional: Story = {
  args: { label: 'Apartment or unit', optional: true, defaultValue: '' },
}

export const WithHint: Story = {
  args: {
    label: 'Email',
    hint: 'For the receipt and the parcel’s tracking.',
    defaultValue: 'june@harrowmail.example',
    type: 'email',
    autoComplete: 'email',
  },
}

/**
 * Label, hint, error, then the box. Screen readers announce them together; the error has a mark, a
 * message and a wider border.
 */
export const Wrong: Story = {
  args: {
    label: 'ZIP code',
    defaultValue: '1253',
    error: 'Enter a ZIP code with 5 digits',
    autoComplete: 'postal-code',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('ZIP code')
    await expect(box).toHaveAccessibleDescription('Enter a ZIP code with 5 digits')
    await expect(box).toBeInvalid()
  },
}

export const Select: Story = {
  render: () => (
    <SelectField
      label="Country"
      defaultValue="US"
      autoComplete="country"
      options={[
        { value: 'US', label: 'United States' },
        { value: 'DE', label: 'Deutschland' },
      ]}
    />
  ),
}

export const Checkbox: Story = {
  render: () => <CheckboxField label="My billing address is the same" name="same" defaultChecked />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(within(canvasElement).getByText('My billing address is the same'))
    await expect(box).not.toBeChecked()
  },
}

export const CheckboxWrong: Story = {
  render: () => (
    <CheckboxField
      label="I agree to the terms"
      name="terms"
      error="Agree to the terms to place the order"
    />
  ),
}

/** Two columns; one on the narrowest screens. */
export const AddressForm: Story = {
  render: () => (
    <form className={formGrid} aria-label="Address">
      <TextField
        whole
        label="Email"
        hint="For the receipt and the parcel’s tracking."
        type="email"
        autoComplete="email"
        defaultValue="june@harrowmail.example"
      />
      <TextField label="First name" autoComplete="given-name" defaultValue="June" />
      <TextField label="Last name" autoComplete="family-name" defaultValue="Harrow" />
      <SelectField
        whole
        withEmpty
        label="Country"
        autoComplete="country"
        options={[{ value: 'US', label: 'United States' }]}
      />
      <TextField whole label="Apartment or unit" optional autoComplete="address-line2" />
      <TextField label="City" autoComplete="address-level2" defaultValue="Hudson" />
      <TextField
        label="ZIP code"
        autoComplete="postal-code"
        defaultValue="1253"
        error="Enter a ZIP code with 5 digits"
      />
      <CheckboxField whole label="My billing address is the same" defaultChecked />
    </form>
  ),
}
