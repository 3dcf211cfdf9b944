import { FABRIC_CODES, FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import {
  FAT_QUARTER_PART,
  SWATCH_USD_MINOR,
  YARD_USD_MINOR,
  YARDS_PER_METER,
} from './prices.table.ts'

/** One row of the price list. */
export interface ListPrice {
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly usdMinor: number
}

/** Cuts are priced in steps of ten cents. */
const STEP = 10

/** The fixture price list: every fabric in every size of both systems. */
export function priceList(): ListPrice[] {
  const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
  return FABRIC_CODES.flatMap((fabric) =>
    sizes.map((size) => ({ fabric, size, usdMinor: priceOf(fabric, size) })),
  )
}

function priceOf(fabric: FabricCode, size: FabricSize): number {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return SWATCH_USD_MINOR
  const length = YARD_USD_MINOR[fabric] * (system === 'metric' ? YARDS_PER_METER : 1)
  const exact = cut === 'fat-quarter' ? length * FAT_QUARTER_PART : length
  return Math.round(exact / STEP) * STEP
}
