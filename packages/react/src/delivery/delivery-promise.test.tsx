import { catalogue as german } from '@selvage/i18n/messages/de'
import { catalogue as english } from '@selvage/i18n/messages/en'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { DeliveryPromise } from './index.ts'
import type { DeliveryPromiseProps } from './index.ts'

const standard = {
  kind: 'standard',
  price: { minor: 695, currency: 'USD' },
  freeFrom: { minor: 7500, currency: 'USD' },
  arrivesFrom: '2026-12-09',
  arrivesUntil: '2026-12-15',
} as const
const rush = { ...standard, kind: 'rush', arrivesFrom: '2026-12-04' } as const

function show(props: Partial<DeliveryPromiseProps>, lang: 'en' | 'de' = 'en'): string {
  const { container } = render(
    <MessagesProvider lang={lang} catalogue={lang === 'en' ? english : german}>
      <DeliveryPromise estimates={[standard, rush]} country="US" {...props} />
    </MessagesProvider>,
  )
  return (container.textContent ?? '').replace(/[\u2009\u00a0]/g, ' ')
}

it('says when the cheapest delivery arrives, what it costs and from when it is free', () => {
  expect(show({})).toBe(
    'Ordered today, it arrives Dec 9 – 15, 2026.United States: standard delivery US$6.95, free from US$75.00 ',
  )
})

it('names no amount from which it is free where there is none', () => {
  const estimates = [
    { ...standard, price: { minor: 1295, currency: 'EUR' }, freeFrom: null },
  ] as const
  expect(show({ estimates, country: 'DE' }, 'de')).toBe(
    'Heute bestellt, Ankunft 09.–15.12.2026.Deutschland: Standardversand 12,95 € ',
  )
})

it('is free for a product that ships free, and says where nothing is shipped', () => {
  expect(show({ shipsFree: true })).toContain('Standard delivery is free.')
  expect(show({ estimates: [], country: 'KP' })).toBe('We do not ship to North Korea. ')
})

it('leads to where another country is chosen', () => {
  show({ changeHref: '/en/preferences' })
  expect(screen.getByRole('link', { name: 'Change the delivery country' })).toHaveProperty(
    'pathname',
    '/en/preferences',
  )
})
