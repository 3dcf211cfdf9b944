import { expect, test } from 'vitest'
import { readElementOptions } from './element-options.ts'

const shop = { gateway: 'https://api.any.test', storefront: 'https://any.test' }

test('takes all options, and addresses without a slash at their end', () => {
  const all = {
    partner: 'pk_1',
    lang: 'de',
    currency: 'EUR',
    country: 'AT',
    theme: 'dark',
    messages: { de: { 'fabric.addToCart': 'In den Beutel' } },
  } as const
  expect(readElementOptions({ ...shop, gateway: `${shop.gateway}/`, ...all })).toEqual({
    options: { ...shop, ...all, reserve: true },
    problems: [],
  })
  expect(readElementOptions({ ...shop, lang: undefined, reserve: false })).toEqual({
    options: { ...shop, reserve: false },
    problems: [],
  })
})

test.each([
  ['gateway', undefined, 'undefined'],
  ['gateway', '', '""'],
  ['gateway', '/api', '"/api"'],
  ['gateway', 4000, '4000'],
  ['storefront', 'www.any.test', '"www.any.test"'],
  ['storefront', 'javascript:alert(1)', '"javascript:alert(1)"'],
  ['storefront', 'https://any.test@evil.test', '"https://any.test@evil.test"'],
  ['storefront', 'https://any.test?x=1', '"https://any.test?x=1"'],
])('needs an absolute URL as %s, not %o', (name, value, shown) => {
  const { options, problems } = readElementOptions({ ...shop, [name]: value })
  expect(options).toBeUndefined()
  expect(problems).toEqual([
    `defineElements got ${shown} as ${name}, which is no absolute URL, so no element is defined. Write for example defineElements({ gateway: 'https://api.example.com', storefront: 'https://www.example.com' }).`,
  ])
})

test.each([undefined, null, 'https://any.test', []])(
  'needs both addresses in place of %o',
  (given) => {
    expect(readElementOptions(given).problems).toHaveLength(2)
  },
)

test.each([
  ['partner', ''],
  ['lang', 'it'],
  ['currency', 'eur'],
  ['country', 'usa'],
  ['theme', 'sepia'],
  ['messages', 'Add to bag'],
])('leaves out %s %o with one message', (name, value) => {
  const { options, problems } = readElementOptions({ ...shop, [name]: value })
  expect(options).toEqual({ ...shop, reserve: true })
  expect(problems).toEqual([
    expect.stringMatching(
      `^defineElements got "${value}" as ${name}, .*left out. Write .* ${name}: ['{]`,
    ),
  ])
})
