import { emptyAddress } from '@selvage/core/checkout'
import { AddressFields } from '@selvage/react/checkout'
import { formGrid } from '@selvage/react/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import * as css from './checkout-story.css.ts'

const EMPTY = emptyAddress('')

/** Fields of an address, which are those that its country writes, in its order. */
const meta = {
  title: 'Shop/Address fields',
  component: AddressFields,
  args: { section: 'shipping', fieldErrors: {}, onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof AddressFields>
export default meta
type Story = StoryObj<typeof meta>

function Typed({ address: first, ...fields }: Parameters<typeof AddressFields>[0]) {
  const [address, setAddress] = useState(first)
  return (
    <div className={`${formGrid} ${css.column}`}>
      <AddressFields
        {...fields}
        address={address}
        onChange={(field, value) => setAddress((typed) => ({ ...typed, [field]: value }))}
      />
    </div>
  )
}

const inCountry = (country: string): Story => ({ args: { address: { ...EMPTY, country } } })

/** City, state and ZIP code, as in the United States. */
export const UnitedStates = inCountry('US')
/** The postal code before the city, and no region. */
export const Germany = inCountry('DE')
/** The city before the street. */
export const Hungary = inCountry('HU')
/** A county and an Eircode that may be left out. */
export const Ireland = inCountry('IE')
/** A district and an area in place of city and postal code. */
export const HongKong = inCountry('HK')

/** Prefectures are chosen from a list, which is fetched for the first address that needs one. */
export const Japan: Story = {
  ...inCountry('JP'),
  async play(context) {
    const { canvas, t } = openCanvas(context)
    const prefecture = canvas.getByRole('combobox', { name: t('checkout.part_prefecture') })
    await waitFor(() => expect(within(prefecture).getAllByRole('option')).toHaveLength(48))
    await userEvent.selectOptions(prefecture, 'Tokyo')
    await expect(prefecture).toHaveValue('Tokyo')
  },
}

/** Each error says what would be right in this country. */
export const Wrong: Story = {
  args: {
    address: { ...EMPTY, country: 'AU', zipcode: 'SE1 7RJ' },
    fieldErrors: { city: 'required', state: 'required', zipcode: 'INVALID_ZIPCODE' },
  },
  async play(context) {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('checkout.chooseRight'))).toBeVisible()
    await expect(canvas.getByText(t('checkout.zipcodeRight', { example: '2060' }))).toBeVisible()
  },
}

/** Another country keeps what is typed, and asks for its own parts. */
export const AnotherCountry: Story = {
  args: { address: { ...EMPTY, country: 'US', city: 'Berlin' } },
  async play(context) {
    const { canvas, t } = openCanvas(context)
    const country = canvas.getByRole('combobox', { name: t('checkout.country') })
    await userEvent.selectOptions(country, 'DE')
    await expect(canvas.getByRole('textbox', { name: t('checkout.city') })).toHaveValue('Berlin')
    await expect(canvas.queryByRole('combobox', { name: t('checkout.state') })).toBeNull()
  },
}
