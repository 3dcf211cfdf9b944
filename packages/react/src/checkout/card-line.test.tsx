import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { CardLine } from './card-line.tsx'

afterEach(cleanup)

test.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
  ['diners', 'Diners'],
])('the card %s is called %s', (brand, name) => {
  renderInRoot(
    <CardLine
      card={{
        method: 'card',
        brand,
        last4: '4242',
        expiryMonth: 4,
        expiryYear: 2030,
        nameOnCard: 'Ada Byron',
        billingAddress: null,
      }}
    />,
  )
  expect(screen.getByText(new RegExp(`^${name} .*4242`))).toBeTruthy()
})
