import { FABRIC_CODES } from '@selvage/core/fabric'
import {
  HOME_GOOD_CODES,
  homeGoodAdditionsOf,
  homeGoodDimensions,
  homeGoodSizesOf,
} from '@selvage/core/home-good'
import type { HomeGoodCode } from '@selvage/core/home-good'
import type { ProductKindName, ProductStatus } from '@selvage/core/product'
import { SOLID_COLOR_CODES, SOLID_SIZES } from '@selvage/core/solid'
import { BUNDLE_SAVES_PERCENT, STOCK_CODES, stockFacts, stockSizesOf } from '@selvage/core/stock'
import type { StockCode } from '@selvage/core/stock'
import { UNPRINTED_SIZES } from '@selvage/core/unprinted'
import { SWATCH_USD_MINOR, YARD_USD_MINOR, YARDS_PER_METER } from '../fabric/prices.table.ts'
import {
  HOME_GOOD_USD_MINOR,
  INSERT_USD_MINOR,
  PRODUCT_STATUS,
  SOLID_YARD_USD_MINOR,
  STOCK_USD_MINOR,
  UNPRINTED_PART,
} from './prices.table.ts'

/** One product of the fixture catalogue. */
export interface ListedProduct {
  readonly kind: ProductKindName
  readonly code: string
  readonly status: ProductStatus
  readonly position: number
}

/** One row of the price list. */
export interface ProductPrice {
  readonly kind: ProductKindName
  readonly code: string
  readonly size: string
  readonly option: string
  readonly usdMinor: number
}

const SQUARE_INCHES = 144
/** Cuts are priced in steps of ten cents, sewn things in whole dollars. */
const CUT_STEP = 10
const SEWN_STEP = 100

const inSteps = (usdMinor: number, step: number): number => Math.round(usdMinor / step) * step

function homeGoodPrices(code: HomeGoodCode): ProductPrice[] {
  const { sewing, squareFoot } = HOME_GOOD_USD_MINOR[code]
  return homeGoodSizesOf(code).flatMap((size) => {
    const [one = 0, other = 0] = homeGoodDimensions(code, size) ?? []
    const feet = (one * other) / SQUARE_INCHES
    const plain = inSteps(sewing + feet * squareFoot, SEWN_STEP)
    const insert = inSteps(feet * INSERT_USD_MINOR, SEWN_STEP)
    const row = (option: string, usdMinor: number): ProductPrice => ({
      kind: 'home-good',
      code,
      size,
      option,
      usdMinor,
    })
    const additions = homeGoodAdditionsOf(code)
    if (additions.length === 0) return [row('', plain)]
    return additions.map((addition) =>
      row(addition, addition === 'COVER_AND_INSERT' ? plain + insert : plain),
    )
  })
}

function lengthPrice(yard: number, size: string): number {
  return inSteps(size === 'METER' ? yard * YARDS_PER_METER : yard, CUT_STEP)
}

const cut = (
  kind: ProductKindName,
  code: string,
  size: string,
  usdMinor: number,
): ProductPrice => ({
  kind,
  code,
  size,
  option: '',
  usdMinor,
})

function stockPrice(code: StockCode): number {
  const { bundles } = stockFacts(code)
  if (!bundles) return STOCK_USD_MINOR[code as keyof typeof STOCK_USD_MINOR]
  const whole = bundles.reduce((sum, part) => sum + stockPrice(part as StockCode), 0)
  return Math.round((whole * (100 - BUNDLE_SAVES_PERCENT)) / 100)
}

/** The fixture price list of every product that is neither printed fabric nor wallpaper. */
export function productPriceList(): ProductPrice[] {
  return [
    ...HOME_GOOD_CODES.flatMap(homeGoodPrices),
    ...SOLID_COLOR_CODES.flatMap((code) =>
      SOLID_SIZES.map((size) =>
        cut(
          'solid',
          code,
          size,
          size === 'YARD' || size === 'METER'
            ? lengthPrice(SOLID_YARD_USD_MINOR, size)
            : SWATCH_USD_MINOR,
        ),
      ),
    ),
    ...FABRIC_CODES.flatMap((code) =>
      UNPRINTED_SIZES.map((size) =>
        cut('unprinted', code, size, lengthPrice(YARD_USD_MINOR[code] * UNPRINTED_PART, size)),
      ),
    ),
    ...STOCK_CODES.flatMap((code) =>
      stockSizesOf(code).map((size) =>
        cut('stock', code, size, stockFacts(code).values ? Number(size) * 100 : stockPrice(code)),
      ),
    ),
  ]
}

/** Every product of the fixture catalogue, in the order in which it is listed. */
export function productList(): ListedProduct[] {
  const lists = {
    'home-good': HOME_GOOD_CODES,
    solid: SOLID_COLOR_CODES,
    unprinted: FABRIC_CODES,
    stock: STOCK_CODES,
  } as const satisfies Record<ProductKindName, readonly string[]>
  return Object.entries(lists).flatMap(([name, codes]) =>
    codes.map((code, position) => {
      const kind = name as ProductKindName
      return { kind, code, position, status: PRODUCT_STATUS[kind]?.[code] ?? 'available' }
    }),
  )
}
