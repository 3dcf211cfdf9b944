import { getCrossSells, isSolidColor, loadSolids } from '@selvage/core/solid'
import type { SolidColor } from '@selvage/core/solid'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { editedItem } from '../cart/own-cart.server.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** Loads the page of all solids. */
export async function solidsPage({ gateway, page }: Shop) {
  return { offers: await needed(loadSolids(gateway, page)) }
}

/** Loads the page of a solid; its address may choose a size and name a line to change. */
export async function solidPage(shop: Shop, color: SolidColor, query: URLSearchParams) {
  const { gateway, page } = shop
  const [offers, crossSells, line, terms] = await needed(
    Promise.all([
      loadSolids(gateway, page),
      gateway.send(getCrossSells, {
        params: { fabricCode: 'PETAL_SOLIDS', color },
        query: { currency: page.currency },
      }),
      editedItem(shop, query.get('order_item_id')),
      buyingTerms(shop),
    ]),
  )
  return {
    color,
    offers,
    designs: crossSells.designs,
    beside: crossSells.solids.filter(isSolidColor),
    terms,
    lineKey: shop.makeKey(),
    start: {
      color,
      size: (query.get('size') ?? '').toUpperCase(),
      ...(line?.solid && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}
