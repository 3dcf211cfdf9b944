import { FABRIC_CODES, FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import { sampleFabricCents } from '@selvage/core/sample-prices'

/** One row of the price list. */
export interface ListPrice {
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly usdMinor: number
}

/** The fixture price list: every fabric in every size of both systems. */
export function priceList(): ListPrice[] {
  const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
  return FABRIC_CODES.flatMap((fabric) =>
    sizes.map((size) => ({ fabric, size, usdMinor: sampleFabricCents(fabric, size) })),
  )
}
