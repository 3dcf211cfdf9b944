import { addHomeGood, homeGoodChoice, replaceHomeGood } from '../../home-good/home-good.contract.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import type { ProductChoice } from '../../product/product-choice.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.table.ts'
import type { ProductKindName } from '../../product/product-kinds.table.ts'
import { listProducts } from '../../product/product.contract.ts'
import { distanceToSolid, solidFromSlug, solidsBeside } from '../../solid/coordinating-solids.ts'
import { CROSS_SELL_LIMIT, getCrossSells } from '../../solid/cross-sells.contract.ts'
import { addSolid, replaceSolid, solidChoice } from '../../solid/solid.contract.ts'
import { SOLID_FABRIC_CODES } from '../../solid/solid.ts'
import type { SolidFabric } from '../../solid/solids.table.ts'
import { addStock, replaceStock, stockChoice } from '../../stock/stock.contract.ts'
import {
  addUnprinted,
  replaceUnprinted,
  unprintedChoice,
} from '../../unprinted/unprinted.contract.ts'
import { handle } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { inCurrency, raw } from '../prices.ts'
import { sampleProducts } from '../../sample-prices/products.ts'
import { reject } from '../rejection.ts'
import { containsTax } from '../wire-cart.ts'
import { SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import { wireCard } from '../wire-design.ts'
import { added, replaced } from './lines.ts'

/** The fields that the bodies of all products have. */
interface ProductRequest extends CheckedRequest {
  readonly body: {
    readonly quantity: number
    readonly promo?: { readonly id: string } | undefined
  }
}

const add = (request: ProductRequest, choice: ProductChoice) => {
  const { quantity, promo } = request.body
  return added(request, { kind: 'product', choice }, { quantity, promo: promo?.id })
}
const replace = (request: ProductRequest, choice: ProductChoice) =>
  replaced(request, { kind: 'product', choice }, request.body.quantity)

const isKind = (name: string): name is ProductKindName => Object.hasOwn(PRODUCT_KINDS, name)

/** Calls of home goods, solid and unprinted fabric and ready-made items. */
export const productHandlers: readonly Handler[] = [
  handle(listProducts, ({ params, query: { currency = DEFAULT_CURRENCY, country } }) => {
    const kind = params['kind'] ?? ''
    if (!isKind(kind)) return reject('FIELD_VALUE_INVALID', { status: 404, field: 'kind' })
    return {
      products: sampleProducts(kind).map(({ code, status, prices }) => ({
        code,
        status,
        tax_included: containsTax(country),
        prices: prices.map(({ size, option, cents }) => ({
          size,
          option,
          price: { raw_price: raw(inCurrency(cents, currency)), currency },
        })),
      })),
    }
  }),
  handle(addHomeGood, (request) => add(request, homeGoodChoice(request.body))),
  handle(replaceHomeGood, (request) => replace(request, homeGoodChoice(request.body))),
  handle(getCrossSells, ({ params, query: { currency = DEFAULT_CURRENCY } }) => {
    const { fabricCode = '', color: name = '' } = params
    if (!SOLID_FABRIC_CODES.includes(fabricCode as SolidFabric))
      return reject('FIELD_VALUE_INVALID', { status: 404, field: 'fabricCode' })
    const color = solidFromSlug(name.toLowerCase())
    if (!color) return reject('FIELD_VALUE_INVALID', { status: 404, field: 'color' })
    const nearest = [...SAMPLE_DESIGNS].sort(
      (a, b) => distanceToSolid(a.palette, color) - distanceToSolid(b.palette, color),
    )
    return {
      designs: nearest.slice(0, CROSS_SELL_LIMIT).map((design) => wireCard(design, currency)),
      solids: solidsBeside(color),
    }
  }),
  handle(addSolid, (request) => add(request, solidChoice(request.body))),
  handle(replaceSolid, (request) => replace(request, solidChoice(request.body))),
  handle(addUnprinted, (request) => add(request, unprintedChoice(request.body))),
  handle(replaceUnprinted, (request) => replace(request, unprintedChoice(request.body))),
  handle(addStock, (request) => add(request, stockChoice(request.body))),
  handle(replaceStock, (request) => replace(request, stockChoice(request.body))),
]
