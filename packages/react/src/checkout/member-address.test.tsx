import { emptyAddress } from '@selvage/core/checkout'
import type { ShippingForm } from '@selvage/core/checkout'
import type { SavedAddress } from '@selvage/core/addresses'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { MemberAddress } from './member-address.tsx'

afterEach(cleanup)

const own: SavedAddress = {
  ...emptyAddress('US'),
  id: 'address-1',
  isDefault: true,
  fullName: 'June in Hudson',
  line1: '1 Warren Street',
}

let form: ShippingForm

function Owner({ saved, begun }: { saved: readonly SavedAddress[]; begun?: boolean }) {
  const [state, setState] = useState<ShippingForm>({
    ...(saved[0] ?? emptyAddress('US')),
    email: '',
    emailRetype: '',
    newsletter: false,
    saveAddress: begun,
  })
  form = state
  return (
    <MemberAddress
      form={state}
      fieldErrors={{}}
      addresses={saved}
      onChange={(field, value) => setState((before) => ({ ...before, [field]: value }))}
    >
      <input />
    </MemberAddress>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save this address' })

test('a member’s address is saved with the order, unless they untick that', async () => {
  renderInRoot(<Owner saved={[]} />)
  expect([box().checked, form.saveAddress]).toEqual([true, true])
  await userEvent.click(box())
  expect([box().checked, form.saveAddress]).toEqual([false, false])
})

test('what a member has decided before stays', () => {
  renderInRoot(<Owner saved={[]} begun={false} />)
  expect([box().checked, form.saveAddress]).toEqual([false, false])
})

test('an address that is saved already is not saved again, and another one is', async () => {
  renderInRoot(<Owner saved={[own]} />)
  expect(form.saveAddress).toBe(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /Another address/ }))
  expect([box().checked, form.saveAddress]).toEqual([true, true])
  await userEvent.click(screen.getByRole('radio', { name: /June in Hudson/ }))
  expect(form.saveAddress).toBe(false)
})
