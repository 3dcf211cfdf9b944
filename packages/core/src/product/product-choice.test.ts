import { expect, it } from 'vitest'
import { STOCK_PRODUCTS } from '../stock/stock-products.table.ts'
import { bringsBenefit } from './product-choice.ts'

it('credit, a coupon and a membership can be used as soon as they are bought', () => {
  const codes = Object.keys(STOCK_PRODUCTS).filter((code) => bringsBenefit({ stock: { code } }))
  expect(codes.toSorted()).toEqual([
    'ARTIST_WELCOME_PACK',
    'GIFT_CERTIFICATE',
    'MAKER_WELCOME_PACK',
    'PRO_WITH_RENEWAL',
    'SERVICE_WELCOME_PACK',
    'SPOONDOLLAR_CREDIT',
  ])
  expect(bringsBenefit({ stock: null })).toBe(false)
})
