import { money } from '@selvage/core/money'
import { catalogue } from '@selvage/i18n/messages/en'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { useCardPrice } from './use-card-price.ts'
import type { CardPrices } from './use-card-price.ts'

afterEach(cleanup)

const priceFrom = money(500, 'USD')
const lengthPrices = { YARD: money(1900, 'USD'), METER: money(2080, 'USD') }

function Price({ of }: { readonly of: CardPrices }) {
  return <output>{useCardPrice()(of)}</output>
}

test.each([
  ['imperial', { priceFrom, lengthPrices }, 'US$19.00 per yard'],
  ['metric', { priceFrom, lengthPrices }, 'US$20.80 per meter'],
  ['metric', { priceFrom }, 'from US$5.00'],
] as const)('a card says its price: %s, %j', (measurement, prices, text) => {
  render(
    <MessagesProvider lang="en" catalogue={catalogue} measurement={measurement}>
      <Price of={prices} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(text)
})
