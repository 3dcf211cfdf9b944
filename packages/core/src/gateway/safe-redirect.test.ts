import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expand } from '../contract/expand.test-data.ts'
import inputs from './redirect.bad-inputs.json' with { type: 'json' }
import { safeRedirect, sameOrigin } from './safe-redirect.ts'

const SHOP = 'https://shop.test'

test.each(inputs.filter((entry) => entry.verdict === 'block'))('blocks $id', ({ input }) => {
  expect(safeRedirect(expand(input), SHOP)).toBeUndefined()
})

test('follows own paths and listed origins, and removes a foreign next', () => {
  expect(safeRedirect('/en/cart?a=1#b', SHOP)).toBe('/en/cart?a=1#b')
  expect(safeRedirect('https://shop.test/en/cart', SHOP)).toBe('/en/cart')
  expect(safeRedirect('https://pay.test/x', SHOP, ['https://pay.test'])).toBe('https://pay.test/x')
  expect(safeRedirect('https://pay.test/x', SHOP)).toBeUndefined()
  expect(safeRedirect('http://pay.test/x', SHOP, ['http://pay.test'])).toBeUndefined()
  expect(safeRedirect('/login?next=//evil.test', SHOP)).toBe('/login')
  expect(safeRedirect('/login?next=%2Fen%2Fcart', SHOP)).toBe('/login?next=%2Fen%2Fcart')
})

test('a URL that is followed always has an allowed origin', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    'https:',
    'http:',
    'javascript:',
    'shop.test',
    'evil.test',
    '@',
    '.',
    ':443',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '?',
    '#',
    'a',
    '\u0000',
    'ｅ',
    '..',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      (candidate) => {
        const target = safeRedirect(candidate, SHOP)
        if (target !== undefined) expect(new URL(target, SHOP).origin).toBe(SHOP)
      },
    ),
    { numRuns: 20_000 },
  )
})

test('origins match only with the same scheme, host and port', () => {
  expect(sameOrigin('https://shop.test/en', SHOP)).toBe(true)
  expect(sameOrigin('https://shop.test:443/en', SHOP)).toBe(true)
  for (const other of [
    'https://shop.test:444/en/cart',
    'http://shop.test/en/cart',
    'null',
    'https://shop.test@evil.test/',
    'data:text/html,x',
  ]) {
    expect(sameOrigin(other, SHOP)).toBe(false)
  }
  expect(sameOrigin('data:text/html,x', 'data:text/html,x')).toBe(false)
})
