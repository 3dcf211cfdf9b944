import type { SavedAddress } from '@selvage/core/addresses'
import { AddressForm, AddressList, DeleteAddress } from '@selvage/react/addresses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const hudson: SavedAddress = {
  id: 'address-hudson-0123456789',
  isDefault: true,
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '518 555 0101',
}
const leipzig: SavedAddress = {
  id: 'address-leipzig-0123456789',
  isDefault: false,
  fullName: 'Rosa Lindqvist',
  line1: 'Mühlgasse 12',
  line2: 'Hinterhaus',
  city: 'Leipzig',
  state: '',
  zipcode: '04109',
  country: 'DE',
  phone: '+49 341 123456',
}
const nobody = {
  ...hudson,
  isDefault: false,
  fullName: '',
  line1: '',
  city: '',
  state: '',
  zipcode: '',
  phone: '',
}
const links = {
  addHref: '#new',
  editHref: '#edit-{id}',
  deleteHref: '#delete-{id}',
  action: '#addresses',
}

const meta = {
  title: 'Shop/Addresses',
  component: AddressForm,
  subcomponents: { AddressList, DeleteAddress },
  args: { action: '#address', backHref: '#addresses', address: nobody },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof meta>

/** Two addresses: each as its country writes it, the default first. */
export const List: Story = {
  render: () => <AddressList addresses={[hudson, leipzig]} {...links} />,
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items).toHaveLength(2)
    // The default is that already; every link says which address it is about.
    const [first, second] = items as [HTMLElement, HTMLElement]
    await expect(within(first).queryByRole('button')).toBeNull()
    await expect(within(second).getByRole('button').textContent).toContain('Rosa Lindqvist')
    for (const link of within(second).getAllByRole('link'))
      await expect(link.textContent).toContain('Mühlgasse 12')
  },
}

/** A member who has saved none yet. */
export const None: Story = { render: () => <AddressList addresses={[]} {...links} /> }

/** A new address; the fields are those of its country. */
export const New: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [country] = canvas.getAllByRole('combobox')
    await userEvent.selectOptions(country as HTMLElement, 'DE')
    // Germany has no states.
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(1))
  },
}

/** The default address stays the default, so that its form does not ask. */
export const Change: Story = {
  args: { address: hudson, asksDefault: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByDisplayValue('418 Orchard Lane')).toBeVisible()
  },
}

/** Two fields are wrong: each says what would be right, and the summary leads there. */
export const Rejected: Story = {
  args: {
    address: { ...hudson, line1: '', zipcode: '1253' },
    errors: { line1: 'required', zipcode: 'INVALID_ZIPCODE' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
  },
}

/** As many addresses as can be saved: what was typed stays. */
export const Full: Story = { args: { address: leipzig, isFull: true } }

/** The question before an address is deleted; keeping it comes first. */
export const Delete: Story = {
  render: () => <DeleteAddress address={leipzig} action="#addresses" keepHref="#addresses" />,
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole('region')
    const [keep] = within(question).getAllByRole('link')
    const remove = within(question).getByRole('button')
    await expect(
      (keep as HTMLElement).compareDocumentPosition(remove) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  },
}
