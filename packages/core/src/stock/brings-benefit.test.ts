import { expect, it } from 'vitest'
import { bringsBenefit } from './brings-benefit.ts'
import { STOCK_PRODUCTS } from './stock-products.table.ts'
import type { StockFacts } from './stock-products.table.ts'

it('credit, a coupon and a membership can be used as soon as they are bought', () => {
  const products: readonly (readonly [string, StockFacts])[] = Object.entries(STOCK_PRODUCTS)
  expect(products.filter(([code]) => bringsBenefit({ stock: { code } }))).toEqual(
    products.filter(([, { credit, spoondollars, couponPercent, subscription }]) =>
      [credit, spoondollars, couponPercent, subscription].some(Boolean),
    ),
  )
  expect(bringsBenefit({ stock: null })).toBe(false)
})
