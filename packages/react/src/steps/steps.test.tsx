import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { Steps } from './steps.tsx'

afterEach(cleanup)

const steps = [
  { id: 'shipping', label: 'Shipping', done: true },
  { id: 'delivery', label: 'Delivery', done: true, href: '/delivery' },
  { id: 'payment', label: 'Payment', href: '/payment' },
]

test('a stage after the current one stays done, and only a stage that is done is a link', () => {
  render(inShop(openShop().shop, <Steps steps={steps} current="shipping" />))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Shipping',
    '2Delivery, done',
    '3Payment',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/delivery',
  ])
})
