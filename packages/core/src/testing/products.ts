import { FABRIC_CODES } from '../fabric/fabric.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import {
  HOME_GOOD_CODES,
  homeGoodAdditionsOf,
  homeGoodDimensions,
  homeGoodSizesOf,
} from '../home-good/home-good.ts'
import { choiceProblem } from '../product/product-choice.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.table.ts'
import type { ProductKindName } from '../product/product-kinds.table.ts'
import type { ProductStatus } from '../product/product.contract.ts'
import { SOLID_COLOR_CODES } from '../solid/solid.ts'
import { SOLID_SIZES } from '../solid/solids.table.ts'
import { ONE_SIZE, STOCK_CODES, stockFacts } from '../stock/stock.ts'
import { BUNDLE_SAVES_PERCENT } from '../stock/stock-products.table.ts'
import type { StockCode } from '../stock/stock-products.table.ts'
import { UNPRINTED_SIZES } from '../unprinted/unprinted.table.ts'
import { checkDesign } from './check-design.ts'
import {
  HOME_GOOD_CENTS,
  INSERT_CENTS,
  PRODUCT_STATUS,
  SOLID_YARD_CENTS,
  STOCK_CENTS,
  UNPRINTED_SHARE,
} from './product-prices.table.ts'
import {
  OUT_OF_STOCK,
  PRICE_STEP_CENTS,
  SWATCH_CENTS,
  YARD_CENTS,
  YARDS_PER_METER,
} from './prices.table.ts'
import { reject } from './rejection.ts'

/** A product of the sample shop, with its prices in US cents. */
export interface SampleProduct {
  readonly code: string
  readonly status: ProductStatus
  readonly prices: readonly { readonly size: string; readonly option: string; cents: number }[]
}

const step = (cents: number): number => Math.round(cents / PRICE_STEP_CENTS) * PRICE_STEP_CENTS

/** The price of a length of fabric whose yard is known. */
const lengthCents = (yardCents: number, size: 'YARD' | 'METER'): number =>
  step(yardCents * (FABRIC_SIZES[size].system === 'metric' ? YARDS_PER_METER : 1))

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

/** Returns the products of a kind, with their prices and status. */
export const sampleProducts = (kind: ProductKindName): readonly SampleProduct[] =>
  ({ 'home-good': homeGoods, solid: solids, unprinted, stock })[kind].map((product) => ({
    ...product,
    status: statusOf(kind, product.code),
  }))

const findPrice = ({ kind, code, size, option }: ProductChoice) =>
  sampleProducts(kind)
    .find((product) => product.code === code)
    ?.prices.find((price) => price.size === size && price.option === option)

/** Returns the price of one piece in US cents. */
export const productCents = (choice: ProductChoice): number => findPrice(choice)?.cents ?? 0

/** Rejects a product that the sample shop does not sell as it was chosen. */
export function checkProduct(choice: ProductChoice): void {
  const { kind, code, designId, fabric } = choice
  if (designId !== null) checkDesign(designId)
  const problem = choiceProblem(choice)
  if (problem)
    reject(problem.code, {
      field: problem.field,
      ...(problem.code === 'FIELD_CANNOT_BE_BLANK' && { message: 'required' }),
    })
  const { codeField } = PRODUCT_KINDS[kind]
  const status = statusOf(kind, code)
  if (status === 'out_of_stock') reject('PRODUCT_OUT_OF_STOCK', { field: codeField })
  if (status === 'retired') reject('ITEMS_UNAVAILABLE', { field: codeField })
  if (fabric && OUT_OF_STOCK.includes(fabric)) reject('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
}

/** Why a product cannot be bought now; null when it can. */
export function productCleanup({
  kind,
  code,
  fabric,
}: ProductChoice): 'fabric_unavailable' | 'item_unavailable' | null {
  if (statusOf(kind, code) !== 'available') return 'item_unavailable'
  return fabric && OUT_OF_STOCK.includes(fabric) ? 'fabric_unavailable' : null
}
