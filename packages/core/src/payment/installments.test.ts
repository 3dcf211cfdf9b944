import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '../locale/locale.table.ts'
import { money } from '../money/money.ts'
import { INSTALLMENTS, installmentsOf, installmentSummary } from './installments.ts'

const sum = (parts: readonly { amount: { minor: number } }[]) =>
  parts.reduce((total, { amount }) => total + amount.minor, 0)

test('100.01 is 25.01 and three times 25.00, two weeks apart', () => {
  const parts = installmentsOf(money(10_001, 'USD'), '2026-11-21T23:00:00Z')
  expect(parts).toEqual([
    { amount: money(2501, 'USD'), due: '2026-11-21' },
    { amount: money(2500, 'USD'), due: '2026-12-05' },
    { amount: money(2500, 'USD'), due: '2026-12-19' },
    { amount: money(2500, 'USD'), due: '2027-01-02' },
  ])
})

test('the parts of any total in any currency sum to it exactly and differ by one unit at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.constantFrom(...CURRENCIES),
      (minor, of) => {
        const total = money(minor, of)
        const parts = installmentsOf(total, '2026-02-28')
        const amounts = parts.map(({ amount }) => amount.minor)
        expect(parts).toHaveLength(INSTALLMENTS)
        expect(sum(parts)).toBe(minor)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
        expect(parts.every(({ amount }) => amount.currency === of)).toBe(true)
        const { amount, isEqual } = installmentSummary(total)
        expect(amount.minor).toBe(Math.max(...amounts))
        expect(isEqual).toBe(new Set(amounts).size === 1)
      },
    ),
  )
})

test('every remainder of a total is carried by the first parts', () => {
  for (const [minor, expected] of [
    [4950, [1238, 1238, 1237, 1237]],
    [4951, [1238, 1238, 1238, 1237]],
    [4952, [1238, 1238, 1238, 1238]],
    [3, [1, 1, 1, 0]],
  ] as const)
    expect(
      installmentsOf(money(minor, 'EUR'), '2026-01-01').map(({ amount }) => amount.minor),
    ).toEqual(expected)
})

test('the days of the payments pass over months, years and the change of clocks', () => {
  const days = (today: string) => installmentsOf(money(400, 'USD'), today).map(({ due }) => due)
  expect(days('2027-12-20')).toEqual(['2027-12-20', '2028-01-03', '2028-01-17', '2028-01-31'])
  expect(days('2028-02-20')).toEqual(['2028-02-20', '2028-03-05', '2028-03-19', '2028-04-02'])
})
