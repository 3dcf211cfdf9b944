import { describe, expect, it } from 'vitest'
import { merchandiseUsdOf, priceLine, priceOrder } from './pricing.ts'
import type { PriceTerms } from './pricing.ts'

const yard: PriceTerms = {
  currency: 'USD',
  rate: 1,
  lines: [{ unitUsdMinor: 1900, unitsPerPiece: 1, quantity: 2, counts: true }],
  percentOff: null,
  discountGroup: null,
  shippingMinor: null,
  tax: null,
  freeShippingFromUsdMinor: 7500,
  leastShippingMinor: 695,
}

describe('priceOrder', () => {
  it('adds the lines up, without delivery and tax before the address', () => {
    expect(priceOrder(yard)).toMatchObject({
      subtotalMinor: 3800,
      discountMinor: 0,
      shippingMinor: null,
      leastShippingMinor: 695,
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
    expect(us.leastShippingMinor).toBe(null)
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

  it('takes the percent of a promo off the merchandise, and taxes what is left', () => {
    const tax = { rate: 0.1, included: false, onShipping: false }
    expect(priceOrder({ ...yard, percentOff: 15, shippingMinor: 700, tax })).toMatchObject({
      subtotalMinor: 3800,
      discountMinor: 570,
      taxMinor: 323,
      totalMinor: 3800 - 570 + 700 + 323,
    })
  })

  it('gives no discount on credit and takes no tax of it, nor of a line that cannot be bought', () => {
    const tax = { rate: 0.1, included: false, onShipping: false }
    const credit = { unitUsdMinor: 5000, unitsPerPiece: 1, quantity: 1, counts: true, credit: true }
    const gone = { unitUsdMinor: 700, unitsPerPiece: 1, quantity: 1, counts: false }
    const lines = [...yard.lines, credit, gone]
    expect(priceOrder({ ...yard, lines, percentOff: 15, tax })).toMatchObject({
      subtotalMinor: 3800 + 5000,
      discountMinor: 570,
      taxMinor: 323,
      totalMinor: 8800 - 570 + 323,
    })
  })

  it('counts what is shipped alone for free delivery, after its part of the discount', () => {
    const one = { unitsPerPiece: 1, quantity: 1, counts: true, ships: false }
    const lines = [
      ...yard.lines,
      { ...one, unitUsdMinor: 5000, credit: true },
      { ...one, unitUsdMinor: 11900 },
      { ...one, unitUsdMinor: 700, ships: true, counts: false },
    ]
    expect(priceOrder({ ...yard, lines }).shippedMinor).toBe(3800)
    expect(priceOrder({ ...yard, lines, percentOff: 15 })).toMatchObject({
      discountMinor: 2355,
      shippedMinor: 3800 - 570,
    })
  })

  it('taxes delivery where it is taxed, and only once it is chosen', () => {
    const tax = { rate: 0.1, included: false, onShipping: true }
    expect(priceOrder({ ...yard, shippingMinor: 700, tax }).taxMinor).toBe(450)
    expect(priceOrder({ ...yard, shippingMinor: null, tax })).toMatchObject({
      taxMinor: 380,
      totalMinor: 4180,
    })
  })

  it('says the total in US dollars and the amount of free delivery in the order’s currency', () => {
    const priced = priceOrder({ ...yard, currency: 'GBP', rate: 0.8 })
    expect(priced).toMatchObject({
      currency: 'GBP',
      rate: 0.8,
      totalMinor: 3040,
      totalUsdMinor: 3800,
      freeShippingFromMinor: 6000,
      taxIncluded: false,
    })
    const none = priceOrder({ ...yard, freeShippingFromUsdMinor: null })
    expect(none.freeShippingFromMinor).toBeNull()
  })

  it('counts the units of a piece', () => {
    const cloth = { unitUsdMinor: 1001, unitsPerPiece: 2, quantity: 3, counts: true }
    expect(priceLine(cloth, 0.79)).toEqual({ unitMinor: 1582, totalMinor: 4746 })
    expect(merchandiseUsdOf([cloth, { ...cloth, counts: false }])).toBe(6006)
  })
})
