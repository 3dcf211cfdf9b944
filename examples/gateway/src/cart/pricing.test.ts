import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder } from './pricing.ts'
import type { PriceTerms } from './pricing.ts'

const yard: PriceTerms = {
  currency: 'USD',
  rate: 1,
  lines: [{ unitUsdMinor: 1900, unitsPerPiece: 1, quantity: 2, counts: true }],
  percentOff: null,
  shippingMinor: null,
  tax: null,
  freeShippingFromUsdMinor: 7500,
}

describe('priceOrder', () => {
  it('adds the lines up, without delivery and tax before the address', () => {
    expect(priceOrder(yard)).toMatchObject({
      subtotalMinor: 3800,
      discountMinor: 0,
      shippingMinor: null,
      taxMinor: null,
      totalMinor: 3800,
      totalUsdMinor: 3800,
      freeShippingFromMinor: 7500,
    })
  })

  it('puts US sales tax on top and takes VAT out of the price', () => {
    const us = priceOrder({
      ...yard,
      shippingMinor: 500,
      tax: { rate: 0.0725, included: false, onShipping: false },
    })
    expect(us).toMatchObject({ taxMinor: 276, totalMinor: 3800 + 500 + 276, taxIncluded: false })
    const de = priceOrder({
      ...yard,
      currency: 'EUR',
      shippingMinor: 500,
      tax: { rate: 0.19, included: true, onShipping: true },
    })
    expect(de).toMatchObject({ taxMinor: 4300 - 3613, totalMinor: 4300, taxIncluded: true })
  })

  it('converts each piece, then multiplies, so that lines and subtotal agree', () => {
    const priced = priceOrder({
      ...yard,
      currency: 'GBP',
      rate: 0.79,
      lines: [{ unitUsdMinor: 501, unitsPerPiece: 1, quantity: 3, counts: true }],
    })
    expect(priced.lines).toEqual([{ unitMinor: 396, totalMinor: 1188 }])
    expect(priced.subtotalMinor).toBe(1188)
  })

  it('shows a line that cannot be bought and does not count it', () => {
    const priced = priceOrder({
      ...yard,
      lines: [...yard.lines, { unitUsdMinor: 500, unitsPerPiece: 1, quantity: 4, counts: false }],
    })
    expect(priced.lines[1]?.totalMinor).toBe(2000)
    expect(priced.totalMinor).toBe(3800)
  })

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
            shippingMinor,
            tax: taxTerms,
            freeShippingFromUsdMinor: null,
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
