import { PRODUCT_KINDS } from '../../product/product-kinds.table.ts'
import type { ProductKindName } from '../../product/product-kinds.table.ts'
import { listProducts } from '../../product/product.contract.ts'
import type { ProductItem } from '../product-items.ts'
import { readMerchandise } from './merchandise.ts'
import type { OpenGateway } from './runner.ts'
import { visitAsGuest } from './visitor.ts'

/** The kinds of products that are neither printed fabric nor wallpaper. */
export const KINDS = Object.keys(PRODUCT_KINDS) as ProductKindName[]

/** A visitor who buys products, with the gateway's lists of them. */
export async function visitProducts(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const merchandise = await readMerchandise(visitor.gateway)
  const list = (kind: ProductKindName) =>
    visitor.gateway.send(listProducts, { params: { kind }, query: { currency: 'USD' } })
  const priceOf = async (kind: ProductKindName, code: string, size: string, option = '') =>
    (await list(kind))
      .find((product) => product.code === code)
      ?.prices.find((price) => price.size === size && price.option === option)?.price.minor
  /** The merchandise of the cart's lines, as gateways send it. */
  const merchandiseOfCart = async () => {
    const { json } = await visitor.raw(['GET', '/order/pending'])
    const { order } = json as { order: { order_items: readonly { merchandise: unknown }[] } }
    return order.order_items.map(({ merchandise: sent }) => sent)
  }
  return {
    ...visitor,
    ...merchandise,
    list,
    priceOf,
    merchandise: merchandiseOfCart,
    designId: merchandise.designs[0].id,
  }
}

/** An item of each kind, and another of the same kind. */
export const itemsOf = (
  designId: number,
): Record<ProductKindName, readonly [ProductItem, ProductItem]> => ({
  'home-good': [
    {
      designId,
      homeGood: 'SQUARE_THROW_PILLOW',
      size: '18X18',
      fabric: 'LINEN_COTTON_CANVAS',
      addition: 'COVER_AND_INSERT',
      quantity: 2,
    },
    { designId, homeGood: 'TEA_TOWEL', size: '18X27', quantity: 3 },
  ],
  solid: [
    { color: 'NAVY', size: 'YARD', quantity: 2 },
    { color: 'FOG', size: 'TEST_SWATCH_YARD', quantity: 3 },
  ],
  unprinted: [
    { unprinted: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 2 },
    { unprinted: 'MINKY', size: 'METER', quantity: 3 },
  ],
  stock: [
    { stock: 'SAMPLE_PACK', quantity: 2 },
    { stock: 'T_SHIRT_M', quantity: 3 },
  ],
})
