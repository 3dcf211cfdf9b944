import type { CallReply } from '@selvage/core/contract'
import { FABRICS } from '@selvage/core/fabric'
import {
  FILL_A_YARD_FABRICS,
  TEMPLATE_IDS,
  templateCapacity,
  TEMPLATES,
} from '@selvage/core/fill-a-yard'
import type { getTemplates } from '@selvage/core/fill-a-yard'
import type { Currency } from '@selvage/core/locale'
import { convertUsd, rateOf } from '../prices/listed-prices.ts'
import { containsTax } from '../tax/tax.ts'
import type { PriceList } from '../fabric/offers.ts'

type WireTemplates = CallReply<typeof getTemplates>

/**
 * The templates and fabrics that a collection can be printed on; a fabric without a price for a
 * yard is left out.
 */
export function toWireTemplates(
  collectionId: number,
  list: PriceList,
  currency: Currency,
  country: string | undefined,
): WireTemplates {
  const taxIncluded = containsTax(country)
  const rate = rateOf(list.rates, currency)
  const fabrics = list.fabrics.flatMap(({ code, status, sizes }) => {
    const usdMinor = sizes.get('YARD')
    return usdMinor === undefined || !FILL_A_YARD_FABRICS.includes(code)
      ? []
      : [
          {
            code,
            status,
            price_per_yard: { raw_price: convertUsd(usdMinor, rate) / 100, currency },
            tax_included: taxIncluded,
          },
        ]
  })
  const capacityOf = (id: number) =>
    Object.fromEntries(
      fabrics.map(({ code }) => [code, templateCapacity(id, FABRICS[code].printableWidthIn)]),
    )
  return {
    collection_id: collectionId,
    fabrics,
    master_templates: TEMPLATE_IDS.map((id) => ({
      id,
      yards: TEMPLATES[id].yards,
      capacity: capacityOf(id) as WireTemplates['master_templates'][number]['capacity'],
    })),
  }
}
