import { expect, test } from 'vitest'
import { pickCardFabric, pickFabric } from './pick-fabric.ts'

const offers = [
  { code: 'PETAL_SIGNATURE_COTTON', status: 'available' },
  { code: 'VELVET', status: 'available' },
  { code: 'POLARTEC_FLEECE', status: 'out_of_stock' },
] as const

test.each([
  ['the wanted one', ['VELVET'], 'VELVET'],
  ['the first wanted one in stock', ['POLARTEC_FLEECE', undefined, 'VELVET'], 'VELVET'],
  ['the default where it is out of stock', ['POLARTEC_FLEECE'], 'PETAL_SIGNATURE_COTTON'],
  ['the default where it is unknown', ['constructor'], 'PETAL_SIGNATURE_COTTON'],
])('a card shows the price of %s', (_, wanted, code) => {
  expect(pickCardFabric(offers, wanted)?.code).toBe(code)
})

test('a card shows the first in stock without the default, and none where nothing is', () => {
  expect(pickCardFabric(offers.slice(1), ['POLARTEC_FLEECE'])?.code).toBe('VELVET')
  expect(pickCardFabric(offers.slice(2), ['POLARTEC_FLEECE'])).toBeUndefined()
})

test('a page begins with the wanted one, also where it is out of stock', () => {
  expect(pickFabric(offers, 'POLARTEC_FLEECE')).toBe('POLARTEC_FLEECE')
  expect(pickFabric(offers, 'MINKY')).toBe('PETAL_SIGNATURE_COTTON')
})
