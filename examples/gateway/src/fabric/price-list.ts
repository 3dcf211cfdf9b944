import { FABRIC_CODES, fabricSizesOf } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import { sampleFabricCents } from '@selvage/core/sample-prices'

/** One row of the price list. */
export interface ListPrice {
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly usdMinor: number
}

/** The fixture price list: every fabric in each size of both systems that it is sold in. */
export function priceList(): ListPrice[] {
  return FABRIC_CODES.flatMap((fabric) =>
    fabricSizesOf(fabric).map((size) => ({
      fabric,
      size,
      usdMinor: sampleFabricCents(fabric, size),
    })),
  )
}
