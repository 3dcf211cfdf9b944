import { describe, expect, it, test } from 'vitest'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import {
  homeGoodImageHeight,
  homeGoodImageUrl,
  homeGoodPictureName,
  homeGoodSrcSet,
} from './home-good-image.ts'
import { homeGoodOffers, homeGoodPriceFrom } from './home-good-offer.ts'
import {
  homeGoodPiece,
  homeGoodPieceParts,
  homeGoodPiecesOf,
  readHomeGoodPiece,
} from './home-good-piece.ts'
import {
  HOME_GOOD_CODES,
  homeGoodFabricsOf,
  homeGoodShapesOf,
  homeGoodsOf,
  homeGoodSizesOf,
  isNamedHomeGoodSize,
} from './home-good.ts'
import { HOME_GOOD_CATEGORIES } from './home-goods.table.ts'
import { loadHomeGoodProduct } from './load-home-good-product.ts'
import { readHomeGoodPictureName } from './read-home-good-picture-name.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const

describe('a piece of a home good', () => {
  it('is its size, with its addition where there are several', () => {
    expect(homeGoodPiecesOf('TEA_TOWEL')).toEqual(['18X27'])
    expect(homeGoodPiecesOf('SQUARE_THROW_PILLOW')).toEqual([
      '18X18 COVER_ONLY',
      '18X18 COVER_AND_INSERT',
      '20X20 COVER_ONLY',
      '20X20 COVER_AND_INSERT',
    ])
  })
  it('has the parts that it was made of', () => {
    for (const code of HOME_GOOD_CODES)
      for (const piece of homeGoodPiecesOf(code)) {
        const { size, addition } = homeGoodPieceParts(piece)
        expect(homeGoodSizesOf(code)).toContain(size)
        expect(homeGoodPiece(size, addition)).toBe(piece)
      }
  })
  it.each([
    [{ size: '20x20', addition: 'cover_and_insert' }, '20X20 COVER_AND_INSERT'],
    [{ size: '20X20' }, '20X20 COVER_ONLY'],
    [{ size: '99X99', addition: 'NONE' }, '18X18 COVER_ONLY'],
    [{}, '18X18 COVER_ONLY'],
    [{ size: undefined, addition: undefined }, '18X18 COVER_ONLY'],
  ])('reads %o as %s', (asked, piece) => {
    expect(readHomeGoodPiece('SQUARE_THROW_PILLOW', asked)).toBe(piece)
  })
  it('has no addition where the home good is sold in one way', () => {
    expect(readHomeGoodPiece('TEA_TOWEL', { addition: 'COVER_ONLY' })).toBe('18X27')
  })
})

describe('the offers of a home good', () => {
  const prices = [
    { size: '18X27', option: '', price: usd(1200) },
    { size: '99X99', option: '', price: usd(900) },
  ]
  const towel = { code: 'TEA_TOWEL', status: 'available', prices } as const
  const cloth = (status: 'available' | 'out_of_stock') =>
    [{ code: 'LINEN_COTTON_CANVAS', status }] as const

  it('are one for each fabric that it is sewn of, with the price of each piece', () => {
    expect(homeGoodOffers('TEA_TOWEL', [towel], cloth('available'))).toEqual([
      {
        code: 'LINEN_COTTON_CANVAS',
        status: 'available',
        pieces: { '18X27': usd(1200), '99X99': usd(900) },
      },
    ])
    expect(homeGoodOffers('PLACEMAT', [towel], cloth('available'))).toEqual([])
  })
  it.each([
    ['available', 'available', 'available'],
    ['available', 'out_of_stock', 'out_of_stock'],
    ['out_of_stock', 'available', 'out_of_stock'],
    ['retired', 'available', 'retired'],
  ] as const)('of %s things of %s fabric are %s', (status, fabric, expected) => {
    const [offer] = homeGoodOffers('TEA_TOWEL', [{ ...towel, status }], cloth(fabric))
    expect(offer?.status).toBe(expected)
  })
  it('cannot be bought of a fabric that is not listed', () => {
    expect(homeGoodOffers('TEA_TOWEL', [towel], [])[0]?.status).toBe('retired')
  })
  it('begin at the least price of what can be bought', () => {
    const offers = homeGoodOffers('TEA_TOWEL', [towel], cloth('available'))
    expect(homeGoodPriceFrom(offers)).toEqual(usd(900))
    expect(
      homeGoodPriceFrom(homeGoodOffers('TEA_TOWEL', [towel], cloth('out_of_stock'))),
    ).toBeUndefined()
  })
})

test.each([
  ['USD', 'US', undefined],
  ['EUR', 'DE', true],
  ['GBP', 'GB', true],
] as const)(
  'a product in %s has every price in it, and says of its tax',
  async (currency, country, taxIncluded) => {
    const { url, fetch } = createTestGateway()
    const gateway = createGateway({ url, locale: 'en_US', fetch })
    const place = { currency, country }
    const { design, offers } = await loadHomeGoodProduct(gateway, 12, 'DUVET_COVER', place)
    expect(design.id).toBe(12)
    expect(offers.map(({ code }) => code)).toEqual(homeGoodFabricsOf('DUVET_COVER'))
    expect(offers[0]?.taxIncluded).toBe(taxIncluded)
    const pieces = offers[0]?.pieces ?? {}
    const prices = offers.flatMap((offer) => Object.values(offer.pieces))
    expect(Object.keys(pieces).sort()).toEqual(homeGoodPiecesOf('DUVET_COVER').sort())
    expect(prices.every((price) => price.currency === currency)).toBe(true)
  },
)

test('every home good stands in one department, and its shapes in each other’s', () => {
  expect(HOME_GOOD_CATEGORIES.flatMap(homeGoodsOf).sort()).toEqual([...HOME_GOOD_CODES].sort())
  for (const code of HOME_GOOD_CODES) {
    expect(homeGoodShapesOf(code)).toContain(code)
    for (const other of homeGoodShapesOf(code))
      expect(homeGoodShapesOf(other)).toEqual(homeGoodShapesOf(code))
  }
})

test('a size is named by its measures or has a name', () => {
  expect(['DUVET_TWIN', 'ROUND_70', 'SHEET_QUEEN'].every(isNamedHomeGoodSize)).toBe(true)
  expect(['18X18', '70X144'].some(isNamedHomeGoodSize)).toBe(false)
})

test('the picture of a home good has an address for each width and format', () => {
  const pictured = { designId: 12, homeGood: 'TEA_TOWEL', size: '18X27' } as const
  expect(homeGoodImageUrl('https://g.test/', pictured, { width: 650, format: 'avif' })).toBe(
    'https://g.test/images/products/home-good-TEA_TOWEL-18X27-12/650.avif',
  )
  expect(homeGoodImageHeight(650)).toBe(520)
  expect(homeGoodSrcSet('https://g.test', pictured, 'webp').split(', ')).toHaveLength(4)
})

describe('the name of the picture of a home good', () => {
  it('is read as it was written, for each size of each', () => {
    expect(homeGoodPictureName({ designId: 12, homeGood: 'TEA_TOWEL', size: '18X27' })).toBe(
      'home-good-TEA_TOWEL-18X27-12',
    )
    for (const homeGood of HOME_GOOD_CODES)
      for (const size of homeGoodSizesOf(homeGood)) {
        const pictured = { designId: 12, homeGood, size }
        expect(readHomeGoodPictureName(homeGoodPictureName(pictured))).toEqual(pictured)
      }
  })

  it.each([
    '',
    'solid-NAVY',
    'home-good-TEA_TOWEL-18X27',
    'home-good-TEA_TOWEL-18X27-0',
    'home-good-TEA_TOWEL-99X99-12',
    'home-good-BREAD_BAG-18X27-12',
    'home-good-TEA_TOWEL-18X27-12/..',
  ])('is not %j', (name) => {
    expect(readHomeGoodPictureName(name)).toBe(undefined)
  })
})
