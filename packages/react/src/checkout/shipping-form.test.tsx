import { checkShipping, emptyAddress } from '@selvage/core/checkout'
import type { ShippingForm as Form } from '@selvage/core/checkout'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { ShippingForm } from './shipping-form.tsx'

afterEach(cleanup)

const EMPTY: Form = {
  email: '',
  emailRetype: '',
  newsletter: false,
  ...emptyAddress('US'),
}

function Owner({
  country = 'US',
  begin = EMPTY,
  onSend = () => {},
}: {
  readonly country?: string
  readonly begin?: Form
  readonly onSend?: () => void
}) {
  const [form, setForm] = useState<Form>({ ...begin, country })
  const [attempt, setAttempt] = useState(0)
  return (
    <ShippingForm
      form={form}
      fieldErrors={attempt === 0 ? {} : checkShipping(form, { guest: true })}
      attempt={attempt}
      guest
      busy={false}
      back={{ href: '/en/cart', label: 'Back to cart' }}
      nextLabel="Continue to delivery"
      onChange={(field, value) => setForm((before) => ({ ...before, [field]: value }))}
      onSubmit={() => {
        onSend()
        setAttempt((count) => count + 1)
      }}
    />
  )
}

test('focuses a summary that links to each invalid field and leaves what was typed', async () => {
  renderInRoot(<Owner />)
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Hudson')
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '1253')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  const summary = screen.getByRole('group', { name: /need your attention/ })
  expect(document.activeElement).toBe(summary)
  const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' })
  expect(zip.getAttribute('aria-invalid')).toBe('true')
  expect(zip.value).toBe('1253')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Hudson')
  for (const [label, right] of [
    ['Full name', 'Enter a first and last name, such as Rosa Lindqvist'],
    ['ZIP code', 'Enter a ZIP code of 5 digits, such as 27701, or of 9 digits, such as 27701-1234'],
    ['Email', 'Enter the address for your order confirmation, such as name@example.com'],
  ] as const) {
    expect(within(summary).getByRole('link', { name: `${label}: ${right}` })).toBeDefined()
    expect(
      screen.getByRole('textbox', { name: label, description: new RegExp(right) }),
    ).toBeDefined()
  }
  const links = [...summary.querySelectorAll('a')].map((link) => link.hash.slice(1))
  expect(links).toContain(zip.id)
  expect(links.every((id) => document.getElementById(id) !== null)).toBe(true)
})

test.each(['US', 'DE', 'JP', 'GB'])(
  'in %s the summary has the order of the form',
  async (country) => {
    renderInRoot(<Owner country={country} />)
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
    const summary = screen.getByRole('group', { name: /need your attention/ })
    const links = [...summary.querySelectorAll('a')].map((link) => link.hash.slice(1))
    const boxes = [...document.querySelectorAll('form input, form select')].map(({ id }) => id)
    expect(links.length).toBeGreaterThan(5)
    expect(links).toEqual(boxes.filter((id) => links.includes(id)))
  },
)

test('says how long a text may be that is too long', async () => {
  renderInRoot(<Owner />)
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }))
  await userEvent.paste('a'.repeat(81))
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(screen.getByRole('link', { name: 'City: No more than 80 characters' })).toBeDefined()
})

test('changes the state and postal code fields with the country', async () => {
  renderInRoot(<Owner />)
  expect(screen.getByRole('combobox', { name: 'State' })).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA')
  expect(screen.getByRole('combobox', { name: 'Province or territory' })).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE')
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()
})

test('has the e-mail typed twice, and no button that copies it', () => {
  renderInRoot(<Owner />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Continue to delivery'])
})

test('without a country none is chosen, and every option can be', async () => {
  renderInRoot(<Owner country="" />)
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect([field.value, field.options[0]?.value]).toEqual(['', ''])
  await userEvent.selectOptions(field, 'US')
  expect(field.value).toBe('US')
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeDefined()
})

test('warns of a ZIP code of another state, and sends it all the same', async () => {
  renderInRoot(<Owner />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA')
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '12534')
  await screen.findByText(/“ZIP code” and “State” do not seem to belong together/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NY')
  expect(screen.queryByText(/do not seem to belong together/)).toBeNull()
})

test('offers the mail domain that was meant, in each field by a press of its own', async () => {
  renderInRoot(<Owner />)
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await userEvent.type(email, 'ada@gmial.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' }))
  expect(email.value).toBe('ada@gmail.com')
  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  const [, again] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /mail/i })
  expect(again?.value).toBe('')
})

test('asks once about a postal code that does not belong to the state', async () => {
  const onSend = vi.fn()
  const email = 'rosa@example.com'
  const begin: Form = {
    ...EMPTY,
    ...{ email, emailRetype: email, fullName: 'Rosa Lindqvist', line1: '12 Canal Street' },
    ...{ city: 'New York', state: 'CA', zipcode: '10001', phone: '2125550100' },
  }
  renderInRoot(<Owner begin={begin} onSend={onSend} />)
  await screen.findByText(/do not seem to belong together/)
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  await send()
  expect(onSend).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ZIP code' }))
  expect(screen.getAllByText(/do not seem to belong together/).length).toBe(2)
  await send()
  expect(onSend).toHaveBeenCalledOnce()
  // Another doubt is another question.
  await userEvent.clear(screen.getByRole('textbox', { name: 'ZIP code' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '10002')
  await send()
  expect(onSend).toHaveBeenCalledOnce()
})

test('a member’s fields stay what they are from the first moment that they show', async () => {
  // The part for members is fetched once for a page.
  vi.resetModules()
  const fresh = {
    ...(await import('../testing/open-shop.tsx')),
    ...(await import('./shipping-form.tsx')),
  }
  fresh.renderInRoot(
    <fresh.ShippingForm
      form={EMPTY}
      fieldErrors={{}}
      attempt={0}
      guest={false}
      busy={false}
      back={{ href: '/en/cart', label: 'Back to cart' }}
      nextLabel="Continue to delivery"
      onChange={() => {}}
      onSubmit={() => {}}
    />,
  )
  const name = await screen.findByRole('textbox', { name: 'Full name' })
  await screen.findByRole('checkbox', { name: 'Save this address' })
  expect(name.isConnected).toBe(true)
})
