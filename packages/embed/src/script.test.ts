import { expect, test } from 'vitest'
import { scriptForShops } from './script.ts'

const script = 'start([/*shops*/],1)'
const shop = { gateway: 'https://api.any.test/', storefront: 'https://any.test' }

test('writes the shops of a server into the script', () => {
  const other = { gateway: 'https://api.eu.test', storefront: 'https://eu.test/$&' }
  expect(scriptForShops(script, [shop, other])).toBe(
    'start([{gateway:"https://api.any.test",storefront:"https://any.test"},{gateway:"https://api.eu.test",storefront:"https://eu.test"}],1)',
  )
})

test.each(['any.test', '/api', 'javascript:alert(1)', ''])(
  'rejects the address "%s"',
  (gateway) => {
    expect(() => scriptForShops(script, [{ ...shop, gateway }])).toThrow(/is no absolute URL, so/)
  },
)

test('rejects a text that is not the script, or has its shops already', () => {
  expect(() => scriptForShops('start([])', [shop])).toThrow(
    expect.objectContaining({
      name: 'DeveloperError',
      message: expect.stringContaining('without room for addresses'),
    }),
  )
  expect(() => scriptForShops(scriptForShops(script, [shop]), [shop])).toThrow(/without room/)
})
