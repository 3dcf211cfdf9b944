import { readQuantity } from '@selvage/core/cart'
import { fabricFromSlug, FABRIC_SIZES, isFabricSize } from '@selvage/core/fabric'
import type { FabricCode, FabricCut } from '@selvage/core/fabric'
import type { AttributeProblem } from '../wrong-attributes/attribute-problems.table.ts'

/** The options that the attributes of an add-to-cart set, or the attributes that are invalid. */
export type AddOptions =
  | {
      readonly ok: true
      readonly fabric?: FabricCode
      readonly cut: FabricCut
      readonly quantity: number
    }
  | { readonly ok: false; readonly problems: readonly AttributeProblem[] }

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

/** Reads fabric, size and quantity; the shop chooses for attributes that are left out. */
export function readAddOptions(attribute: (name: string) => string | null): AddOptions {
  const fabric = attribute('fabric')
  const code = fabric === null ? undefined : fabricFromSlug(fabric.toLowerCase())
  const cut = readCut(attribute('size') ?? 'yard')
  const quantity = readQuantity(attribute('quantity') ?? 1)
  const hasQuantity = quantity.ok && !quantity.reset
  if (cut && hasQuantity && (fabric === null || code))
    return { ok: true, cut, quantity: quantity.quantity, ...(code && { fabric: code }) }
  return {
    ok: false,
    problems: [
      ...(fabric === null || code ? [] : (['fabric'] as const)),
      ...(cut ? [] : (['size'] as const)),
      ...(hasQuantity ? [] : (['quantity'] as const)),
    ],
  }
}
