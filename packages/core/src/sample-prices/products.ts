import { FABRIC_CODES } from '../fabric/fabric.ts'
import {
  HOME_GOOD_CODES,
  homeGoodAdditionsOf,
  homeGoodDimensions,
  homeGoodSizesOf,
} from '../home-good/home-good.ts'
import type { ProductKindName } from '../product/product-kinds.table.ts'
import type { ProductStatus } from '../product/product.contract.ts'
import { SOLID_COLOR_CODES } from '../solid/solid.ts'
import { SOLID_SIZES } from '../solid/solids.table.ts'
import { ONE_SIZE, STOCK_CODES, stockFacts } from '../stock/stock.ts'
import { BUNDLE_SAVES_PERCENT } from '../stock/stock-products.table.ts'
import type { StockCode } from '../stock/stock-products.table.ts'
import { UNPRINTED_SIZES } from '../unprinted/unprinted.table.ts'
import { lengthCents } from './cuts.ts'
import { SWATCH_CENTS, YARD_CENTS } from './prices.table.ts'
import {
  HOME_GOOD_CENTS,
  INSERT_CENTS,
  PRODUCT_STATUS,
  SOLID_YARD_CENTS,
  STOCK_CENTS,
  UNPRINTED_SHARE,
} from './product-prices.table.ts'

/** One price of a product of the sample shop, in US cents. */
export interface SamplePrice {
  readonly size: string
  /** The addition of a home good; empty where nothing is added. */
  readonly option: string
  readonly cents: number
}

/** A product of the sample shop that is neither printed fabric nor wallpaper. */
export interface SampleProduct {
  readonly code: string
  readonly status: ProductStatus
  readonly prices: readonly SamplePrice[]
}

/** A home good costs its sewing and the square inches of its cloth. */
const homeGoods = HOME_GOOD_CODES.map((code) => ({
  code,
  prices: homeGoodSizesOf(code).flatMap((size) => {
    const [one = 0, other = 0] = homeGoodDimensions(code, size) ?? []
    const { sewing, perSquareFoot } = HOME_GOOD_CENTS[code]
    const plain = Math.round((sewing + (one * other * perSquareFoot) / 144) / 100) * 100
    const options = homeGoodAdditionsOf(code)
    if (options.length === 0) return [{ size, option: '', cents: plain }]
    return options.map((option) => ({
      size,
      option,
      cents:
        plain +
        (option === 'COVER_AND_INSERT'
          ? Math.round((one * other * INSERT_CENTS) / 144 / 100) * 100
          : 0),
    }))
  }),
}))

const solids = SOLID_COLOR_CODES.map((code) => ({
  code,
  prices: SOLID_SIZES.map((size) => ({
    size,
    option: '',
    cents: size === 'YARD' || size === 'METER' ? lengthCents(SOLID_YARD_CENTS, size) : SWATCH_CENTS,
  })),
}))

const unprinted = FABRIC_CODES.map((code) => ({
  code,
  prices: UNPRINTED_SIZES.map((size) => ({
    size,
    option: '',
    cents: lengthCents(YARD_CENTS[code] * UNPRINTED_SHARE, size),
  })),
}))

const stockCents = (code: StockCode): number => {
  const { bundles } = stockFacts(code)
  if (!bundles) return STOCK_CENTS[code as keyof typeof STOCK_CENTS]
  const whole = bundles.reduce((sum, part) => sum + stockCents(part as StockCode), 0)
  return Math.round((whole * (100 - BUNDLE_SAVES_PERCENT)) / 100)
}

const stock = STOCK_CODES.map((code) => ({
  code,
  prices: stockFacts(code).values?.map((value) => ({
    size: String(value),
    option: '',
    cents: value * 100,
  })) ?? [{ size: ONE_SIZE, option: '', cents: stockCents(code) }],
}))

const statusOf = (kind: ProductKindName, code: string): ProductStatus =>
  PRODUCT_STATUS[kind]?.[code] ?? 'available'

/** Returns the products of a kind in the order in which they are listed, with prices and status. */
export const sampleProducts = (kind: ProductKindName): readonly SampleProduct[] =>
  ({ 'home-good': homeGoods, solid: solids, unprinted, stock })[kind].map((product) => ({
    ...product,
    status: statusOf(kind, product.code),
  }))
