import { CA_PROVINCES, SHIPPING_COUNTRIES, US_STATES } from '@selvage/core/checkout'
import { describe, expect, it } from 'vitest'
import {
  businessDay,
  deliveryNotices,
  deliveryOptions,
  freeDeliveryFrom,
} from '../delivery/delivery.ts'
import { CANADIAN_TAX, US_SALES_TAX } from '../tax/tax.table.ts'
import { containsTax, taxRegion, taxTerms } from '../tax/tax.ts'

const monday = new Date('2026-11-16T23:30:00Z')
const worth = (shippedMinor: number, rate = 1) => ({ shippedMinor, rate })

describe('delivery', () => {
  it('offers standard, rush and guaranteed in the US, standard and express elsewhere', () => {
    expect(
      deliveryOptions({ country: 'US', state: 'NY' }, worth(100), monday).map(({ kind }) => kind),
    ).toEqual(['standard', 'rush', 'guaranteed'])
    expect(
      deliveryOptions({ country: 'DE', state: '' }, worth(100), monday).map(({ kind }) => kind),
    ).toEqual(['standard', 'express'])
  })

  it('ships standard free from the amount of its row on, in the US alone', () => {
    const first = (country: string, merchandise: number, rate?: number) =>
      deliveryOptions({ country, state: 'NY' }, worth(merchandise, rate), monday)[0]?.priceMinor
    expect([first('US', 7499), first('US', 7500), first('DE', 99_999)]).toEqual([695, 0, 1295])
    expect([first('US', 6899, 0.92), first('US', 6900, 0.92)]).toEqual([639, 0])
  })

  it('ships free only where some option becomes free', () => {
    const crumbs = SHIPPING_COUNTRIES.flatMap((country) =>
      ['', 'NY', 'HI', 'PR'].map((state) => ({ country, state })),
    )
    for (const place of crumbs)
      expect(freeDeliveryFrom(place) !== null).toBe(
        deliveryOptions(place, worth(1_000_000), monday).some(({ priceMinor }) => priceMinor === 0),
      )
    const free = crumbs.flatMap((place) => {
      const from = freeDeliveryFrom(place)
      return from === null ? [] : [[place.country, from]]
    })
    expect(free).toEqual([
      ['US', 7500],
      ['US', 7500],
      ['US', 7500],
      ['US', 7500],
    ])
  })

  it('converts its prices', () => {
    expect(
      deliveryOptions({ country: 'GB', state: '' }, worth(1, 0.79), monday)[0]?.priceMinor,
    ).toBe(1023)
  })

  it('counts business days, over weekends and closed days', () => {
    expect(businessDay(monday, 4)).toBe('2026-11-20')
    expect(businessDay(monday, 5)).toBe('2026-11-23')
    expect(businessDay(new Date('2026-12-23T10:00:00Z'), 1)).toBe('2026-12-28')
  })

  it('lists the notices of a place and a season', () => {
    expect(deliveryNotices({ country: 'US', state: 'PR' }, monday)).toEqual(['standard_only'])
    expect(deliveryNotices({ country: 'US', state: 'HI' }, monday)).toEqual(['reduced_rush'])
    expect(deliveryNotices({ country: 'GB', state: '' }, new Date('2026-12-20T00:00:00Z'))).toEqual(
      ['factory_closed'],
    )
    for (const state of ['AA', 'GU'])
      expect(deliveryOptions({ country: 'US', state }, worth(1), monday)).toHaveLength(1)
  })

  it('brings home decor neither by rush nor on a guaranteed day, and says so where others have it', () => {
    const order = { ...worth(100), allowsRush: false }
    const at = (country: string, state: string, zipcode = '12534', day = monday) => {
      const place = { country, state, zipcode }
      const kinds = deliveryOptions(place, order, day).map(({ kind }) => kind)
      return [kinds, deliveryNotices(place, day, order)]
    }
    const standardAlone = [['standard'], ['home_decor_not_eligible']]
    expect(at('US', 'NY')).toEqual(standardAlone)
    expect(at('US', 'HI')).toEqual(standardAlone)
    expect(at('US', 'NY', '12534', new Date('2026-11-21T12:00:00Z'))).toEqual(standardAlone)
    expect(at('US', 'PR')).toEqual([['standard'], ['standard_only']])
    expect(at('US', 'NY', '00000')).toEqual([['standard'], ['providers_unavailable']])
    expect(at('DE', '')).toEqual([['standard', 'express'], []])
  })

  it('offers what is left when a carrier fails, and says so', () => {
    const kinds = (zipcode: string, country = 'US') =>
      deliveryOptions({ country, state: 'NY', zipcode }, worth(1), monday).map(({ kind }) => kind)
    const notices = (zipcode: string) =>
      deliveryNotices({ country: 'US', state: 'NY', zipcode }, monday)
    expect([kinds('12534'), notices('12534')]).toEqual([['standard', 'rush', 'guaranteed'], []])
    expect([kinds('00000'), notices('00000')]).toEqual([['standard'], ['providers_unavailable']])
    expect([kinds('00001'), notices('00001')]).toEqual([[], ['providers_unavailable']])
    expect(kinds('00000', 'DE')).toEqual(['standard'])
    expect(deliveryNotices({ country: 'US', state: 'NY' }, monday, {}, () => [])).toEqual([
      'providers_unavailable',
    ])
  })

  it('notes on days without work that a guaranteed delivery counts business days', () => {
    const saturday = new Date('2026-11-21T12:00:00Z')
    expect(deliveryNotices({ country: 'US', state: 'NY' }, saturday)).toEqual(['guaranteed'])
    expect(deliveryNotices({ country: 'US', state: 'NY' }, monday)).toEqual([])
    for (const place of [
      { country: 'DE', state: '' },
      { country: 'US', state: 'HI' },
    ])
      expect(deliveryNotices(place, saturday)).not.toContain('guaranteed')
  })

  it('has a delivery option for every place', () => {
    for (const country of SHIPPING_COUNTRIES)
      for (const state of ['', ...Object.keys(US_STATES)])
        expect(deliveryOptions({ country, state }, worth(1), monday).length).toBeGreaterThan(0)
  })
})

describe('tax', () => {
  it('comes on top in the US and Canada, and is inside the price elsewhere', () => {
    expect(taxTerms({ country: 'US', state: 'NY' })).toEqual({
      rate: 0.04,
      included: false,
      onShipping: false,
    })
    expect(taxTerms({ country: 'CA', state: 'ON' })).toEqual({
      rate: 0.13,
      included: false,
      onShipping: true,
    })
    expect(taxTerms({ country: 'DE', state: '' })).toEqual({
      rate: 0.19,
      included: true,
      onShipping: true,
    })
    expect(taxTerms({ country: 'US', state: '__proto__' }).rate).toBe(0)
    expect([
      taxRegion({ country: 'US', state: 'NY' }),
      taxRegion({ country: 'CA', state: 'ON' }),
      taxRegion({ country: 'DE', state: 'x' }),
    ]).toEqual(['US-NY', 'CA-ON', 'DE'])
  })

  it('is in the prices of a country with VAT, and the prices of an unknown one are American', () => {
    for (const country of ['DE', 'GB', 'AU'])
      expect([country, containsTax(country)]).toEqual([country, true])
    for (const country of ['US', 'CA', 'ZZ', '', undefined])
      expect([country, containsTax(country)]).toEqual([country, false])
  })

  it('has a rate for existing regions only', () => {
    for (const state of Object.keys(US_SALES_TAX)) expect(US_STATES).toHaveProperty(state)
    expect(Object.keys(CANADIAN_TAX).sort()).toEqual(Object.keys(CA_PROVINCES).sort())
  })
})
