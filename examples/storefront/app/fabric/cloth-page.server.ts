import { FABRICS, listFabrics } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { searchDesigns } from '@selvage/core/search'
import { needed, notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** Designs in the row of those that look well on the fabric. */
const SHOWN = 4

export type ClothPageData = Awaited<ReturnType<typeof clothPage>>

/** Loads the page of a fabric. */
export async function clothPage({ page, gateway }: Shop, code: FabricCode) {
  const { currency, country } = page
  const [offers, { results, total }] = await needed(
    Promise.all([
      gateway.send(listFabrics, { query: { currency, country } }),
      gateway.send(searchDesigns, { query: { fabric: code, currency } }),
    ]),
  )
  const offer = offers.find((one) => one.code === code) ?? notFound()
  const suited = results.filter(({ recommendedFabric }) => recommendedFabric === code)
  const others = results.filter(({ recommendedFabric }) => recommendedFabric !== code)
  return {
    code,
    offer,
    related: offers.filter(
      (one) => one.code !== code && FABRICS[one.code].group === FABRICS[code].group,
    ),
    designs: [...suited, ...others].slice(0, SHOWN),
    total,
  }
}
