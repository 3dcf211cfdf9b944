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
  expect(safeRedirect('http://localhost:3000/en', 'http://localhost:3000')).toBe('/en')
  expect(safeRedirect('http://pay.test/x', SHOP, ['http://pay.test'])).toBeUndefined()
  expect(safeRedirect('/login?next=//evil.test', SHOP)).toBe('/login')
  expect(safeRedirect('/login?next=%2Fen%2Fcart', SHOP)).toBe('/login?next=%2Fen%2Fcart')
})

// Each of these was followed to another host once, or would be without a rule of its own.
test.each([
  ['dots that leave two slashes', '/..//evil.test'],
  ['one dot that leaves two slashes', '/.//evil.test'],
  ['dots behind a folder', '/en/..//evil.test'],
  ['encoded dots', '/%2e%2e//evil.test'],
  ['dots in a whole URL', 'https://shop.test/..//evil.test'],
  ['two slashes', '//evil.test'],
  ['a slash and an encoded slash', '/%2Fevil.test'],
  ['a backslash', '/\\evil.test'],
  ['an encoded backslash', '/%5Cevil.test'],
  ['a tab', '/\t/evil.test'],
  ['an encoded line break', '/en%0ASet-Cookie:a=b'],
  ['an encoded escape', '/en%1bcart'],
  ['an encoded delete', '/en%7Fcart'],
  ['a delete', '/en\u007fcart'],
  ['a no-break space', '/en\u00a0cart'],
  ['a line separator', '/en\u2028cart'],
  ['a byte order mark', '\ufeff/en/cart'],
  ['half a letter', '/en/\ud800'],
  ['a name', 'https://june@shop.test/en'],
  ['a password', 'https://:secret@shop.test/en'],
  ['a relative path', 'en/cart'],
  ['a scheme behind other letters', 'xhttps://shop.test/en'],
  ['a scheme without a host', 'https:///evil.test'],
  ['a port that is none', 'https://shop.test:99999/'],
  ['nothing', ''],
])('does not follow %s', (_, candidate) => {
  expect(safeRedirect(candidate, SHOP, ['https://pay.test'])).toBeUndefined()
})

test('follows a URL of 2,048 characters and none that is longer', () => {
  const longest = `/${'a'.repeat(2_047)}`
  expect(safeRedirect(longest, SHOP)).toBe(longest)
  expect(safeRedirect(`${longest}a`, SHOP)).toBeUndefined()
})

test('removes a foreign redirect_url, and only that', () => {
  expect(safeRedirect('/login?redirect_url=//evil.test&a=1', SHOP)).toBe('/login?a=1')
  expect(safeRedirect('/login?redirect_url=/en/cart', SHOP)).toBe('/login?redirect_url=/en/cart')
  expect(safeRedirect('/login?next=https://pay.test/x', SHOP, ['https://pay.test'])).toBe(
    '/login?next=https://pay.test/x',
  )
  expect(safeRedirect('/login?other=//evil.test', SHOP)).toBe('/login?other=//evil.test')
})

test('origins match only with the same scheme, host and port', () => {
  expect(sameOrigin('https://shop.test/en', SHOP)).toBe(true)
  expect(sameOrigin('https://shop.test:443/en', SHOP)).toBe(true)
  for (const other of [
    'https://shop.test:444/en/cart',
    'http://shop.test/en/cart',
    'null',
    'https://shop.test@evil.test/',
    'https://june@shop.test/en/cart',
    'data:text/html,x',
  ]) {
    expect(sameOrigin(other, SHOP)).toBe(false)
  }
  expect(sameOrigin('data:text/html,x', 'data:text/html,x')).toBe(false)
})
