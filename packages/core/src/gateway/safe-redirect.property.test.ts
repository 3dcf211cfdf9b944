import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const SHOP = 'https://shop.test'

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
