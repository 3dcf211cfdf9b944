import { HOME_GOODS, homeGoodDimensions, readHomeGoodPictureName } from '@selvage/core/home-good'
import { isSolidColor, SOLID_COLORS } from '@selvage/core/solid'
import { isStockCode } from '@selvage/core/stock'
import type { InteriorRequest } from '@selvage/example-art/render-interior'
import type { Thing } from '@selvage/example-art/render-thing'

/** The color that fabric without a print is drawn in. */
const UNDYED = '#F3EDE0'

/** The home good of a picture, with the design that is printed on it. */
export interface PrintedThing extends Pick<InteriorRequest, 'drawing' | 'sides'> {
  readonly designId: number
}

/**
 * Reads the name of the picture of a product without a print, as `itemText` gives it: `solid-NAVY`,
 * `unprinted`, `stock-SAMPLE_PACK`. Undefined for any other.
 */
export function thingOf(name: string): Thing | undefined {
  if (name === 'unprinted') return { folded: UNDYED }
  const [, kind, code = ''] = /^(solid|stock)-([A-Z_]+)$/.exec(name) ?? []
  if (kind === 'solid' && isSolidColor(code)) return { folded: SOLID_COLORS[code].hex }
  if (kind === 'stock' && isStockCode(code)) return { stock: code }
  return undefined
}

/** Reads the name of the picture of a home good; undefined for any other. */
export function printedThingOf(name: string): PrintedThing | undefined {
  const pictured = readHomeGoodPictureName(name)
  if (!pictured) return undefined
  const { designId, homeGood, size } = pictured
  const sides = homeGoodDimensions(homeGood, size)
  return sides && { drawing: HOME_GOODS[homeGood].drawing, sides, designId }
}
