import { emptyAddress } from '@selvage/core/checkout'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { AddressForm } from './address-form.tsx'

afterEach(cleanup)

const form = { action: '/addresses', backHref: '/addresses' }
const address = { ...emptyAddress('US'), isDefault: false }

test('a script gets the typed address in place of the form being sent', async () => {
  const onSubmit = vi.fn()
  const { shop } = openShop()
  renderInShop(shop, <AddressForm {...form} address={address} onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'June Harrow')
  await userEvent.click(screen.getByRole('checkbox'))
  expect(fireEvent.submit(document.forms[0] as HTMLFormElement)).toBe(false)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...address,
    fullName: 'June Harrow',
    isDefault: true,
  })
})

test('the errors of another try are shown, and what was typed stays', async () => {
  const { shop } = openShop()
  const { rerender } = renderInShop(shop, <AddressForm {...form} address={address} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'June Harrow')
  const errors = { city: 'required' } as const
  const again = <AddressForm {...form} address={address} errors={errors} attempt={1} />
  await act(async () => rerender(inShop(shop, again)))
  expect(screen.getByRole('textbox', { name: 'City' }).ariaInvalid).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveProperty('value', 'June Harrow')
})
