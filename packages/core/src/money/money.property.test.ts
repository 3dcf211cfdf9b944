import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, money, splitMoney } from './money.ts'

test('the shares of any amount sum to it exactly and differ by a cent at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 1, max: 12 }),
      (minor, parts) => {
        const shares = splitMoney(money(minor, 'EUR'), parts)
        expect(shares.reduce(addMoney).minor).toBe(minor)
        expect(
          Math.max(...shares.map((share) => share.minor)) -
            Math.min(...shares.map((share) => share.minor)),
        ).toBeLessThanOrEqual(1)
      },
    ),
  )
})
