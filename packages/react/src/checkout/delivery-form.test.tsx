import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { DeliveryForm } from './delivery-form.tsx'

afterEach(cleanup)

const nothing = () => {}

function renderGift(message: string, messageError?: 'FIELD_VALUE_INVALID'): HTMLTextAreaElement {
  renderInShop(
    openShop().shop,
    <DeliveryForm
      options={[]}
      notices={[]}
      chosen={null}
      gift={{ isGift: true, removePrices: false, message }}
      missing={false}
      messageError={messageError}
      attempt={0}
      busy={false}
      onChoose={nothing}
      onGift={nothing}
      onSubmit={nothing}
      back={{ href: '#back', label: 'Back' }}
      nextLabel="Next"
    />,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
}

function descriptionsOf(field: HTMLElement): (string | null | undefined)[] {
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return described.map((id) => document.getElementById(id)?.textContent)
}

test.each([
  [0, 'Up to 400 characters, printed on a card.'],
  [349, 'Up to 400 characters, printed on a card.'],
  [350, '50 characters left'],
  [399, '1 character left'],
  [400, '0 characters left'],
])('a gift message of %i characters has the hint “%s”', (length, hint) => {
  const field = renderGift('x'.repeat(length))
  expect(descriptionsOf(field)).toContain(hint)
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('a longer gift message that is pasted stays whole, and its field says what is too long', () => {
  const field = renderGift('x'.repeat(405))
  // Browsers cut what is pasted into a field with a limit, without a trace.
  expect(field.getAttribute('maxlength')).toBeNull()
  expect(field.value).toHaveLength(405)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionsOf(field).join()).toContain('No more than 400 characters')
})

test('a message that was rejected as too long has one sentence, above the form and at its field', () => {
  const field = renderGift('x'.repeat(405), 'FIELD_VALUE_INVALID')
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('No more than 400 characters')
  expect(descriptionsOf(field).join()).toContain('No more than 400 characters')
})
