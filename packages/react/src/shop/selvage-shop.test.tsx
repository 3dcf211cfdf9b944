import { catalogue } from '@selvage/i18n/messages/en'
import type { Shop } from '@selvage/machines/shop'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../provider/index.ts'
import { SelvageShop } from './selvage-shop.tsx'

afterEach(cleanup)

const settings = {
  gatewayUrl: 'http://gateway.test',
  locale: 'en_US',
  country: 'US',
  currency: 'USD',
  measurement: 'imperial',
  catalogue,
} as const
const seen: Shop[] = []

function Seen() {
  seen.push(useShop())
  return null
}

test('makes a shop from data, and the same one for the pages that come later', () => {
  seen.length = 0
  const page = (
    <SelvageShop {...settings}>
      <Seen />
    </SelvageShop>
  )
  render(page).unmount()
  render(page)
  render(
    <SelvageShop {...settings} currency="GBP">
      <Seen />
    </SelvageShop>,
  )
  const [first, second, third] = seen
  expect(first?.currency).toBe('USD')
  expect(second).toBe(first)
  expect(third?.currency).toBe('GBP')
})

test('a wrong setting is one error that says what to write', () => {
  const wrong = { ...settings, currency: 'DM' } as unknown as typeof settings
  expect(() => renderToString(<SelvageShop {...wrong}>{null}</SelvageShop>)).toThrow(
    /currency "DM".*Write for example currency: 'USD'/,
  )
})
