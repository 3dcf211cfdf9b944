import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder } from './pricing.ts'

describe('priceOrder', () => {
  it('gives whole cents that add up and nothing below zero for any order', () => {
    const line = fc.record({
      unitUsdMinor: fc.integer({ min: 1, max: 100_000 }),
      unitsPerPiece: fc.integer({ min: 1, max: 2 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      counts: fc.boolean(),
    })
    const tax = fc.option(
      fc.record({
        rate: fc.double({ min: 0, max: 0.3, noNaN: true }),
        included: fc.boolean(),
        onShipping: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 50 }),
        fc.constantFrom(1, 0.79, 0.92, 1.36, 1.52),
        fc.option(fc.integer({ min: 1, max: 100 })),
        fc.option(fc.integer({ min: 0, max: 20_000 })),
        tax,
        (lines, rate, percentOff, shippingMinor, taxTerms) => {
          const priced = priceOrder({
            currency: 'EUR',
            rate,
            lines,
            percentOff,
            discountGroup: null,
            shippingMinor,
            tax: taxTerms,
            freeShippingFromUsdMinor: null,
            leastShippingMinor: null,
          })
          const onTop = taxTerms && !taxTerms.included ? (priced.taxMinor ?? 0) : 0
          expect(priced.totalMinor).toBe(
            priced.subtotalMinor - priced.discountMinor + (shippingMinor ?? 0) + onTop,
          )
          for (const part of [
            priced.subtotalMinor,
            priced.discountMinor,
            priced.taxMinor ?? 0,
            priced.totalMinor,
            priced.totalUsdMinor,
          ]) {
            expect(Number.isSafeInteger(part)).toBe(true)
            expect(part).toBeGreaterThanOrEqual(0)
          }
          expect(priced.discountMinor).toBeLessThanOrEqual(priced.subtotalMinor)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
