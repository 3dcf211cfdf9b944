import { readQuantity } from '@selvage/core/cart'
import { fabricFromSlug, FABRIC_SIZES, isFabricSize } from '@selvage/core/fabric'
import type { FabricCode, FabricCut } from '@selvage/core/fabric'

/** The options that the attributes of an add-to-cart set, or the attribute that is invalid. */
export type AddOptions =
  | {
      readonly ok: true
      readonly fabric?: FabricCode
      readonly cut: FabricCut
      readonly quantity: number
      readonly country?: string
    }
  | {
      readonly ok: false
      readonly problem: readonly [attribute: string, why: string, write: string]
    }

const CUTS: Readonly<Record<string, FabricCut>> = {
  swatch: 'swatch',
  'fat-quarter': 'fat-quarter',
  yard: 'length',
  meter: 'length',
  metre: 'length',
}

/** Returns the cut of a size: a code such as `FAT_QUARTER`, or a word such as `yard`. */
function readCut(size: string): FabricCut | undefined {
  if (isFabricSize(size)) return FABRIC_SIZES[size].cut
  return Object.hasOwn(CUTS, size) ? CUTS[size] : undefined
}

/** Reads fabric, size, quantity and country; the shop chooses for attributes that are left out. */
export function readAddOptions(attribute: (name: string) => string | null): AddOptions {
  const no = (...problem: readonly [string, string, string]): AddOptions => ({ ok: false, problem })
  const fabric = attribute('fabric')
  const code = fabric === null ? undefined : fabricFromSlug(fabric.toLowerCase())
  if (fabric !== null && !code)
    return no('fabric', 'is not a fabric of the shop', 'linen_cotton_canvas')
  const size = attribute('size') ?? 'yard'
  const cut = readCut(size)
  if (!cut) return no('size', 'is not a size that cloth is cut to', 'yard')
  const quantity = readQuantity(attribute('quantity') ?? 1)
  if (!quantity.ok || quantity.reset)
    return no('quantity', 'is not a whole number from 1 to 99', '2')
  const country = attribute('country')
  if (country !== null && !/^[A-Z]{2}$/.test(country))
    return no('country', 'is not a country code of two capitals', 'US')
  return {
    ok: true,
    cut,
    quantity: quantity.quantity,
    ...(code && { fabric: code }),
    ...(country && { country }),
  }
}
