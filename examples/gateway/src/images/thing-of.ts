import { HOME_GOODS, homeGoodDimensions, isHomeGoodCode } from '@selvage/core/home-good'
import { isSolidColor, SOLID_COLORS } from '@selvage/core/solid'
import { isStockCode, stockFacts } from '@selvage/core/stock'
import { readId } from '@selvage/core/contract'
import type { ThingRequest } from '@selvage/example-art/render-thing'

/** The color that fabric without a print is drawn in. */
const UNDYED = '#F3EDE0'

/** The thing of a product's picture, with the design that is printed on it. */
export interface Thing extends Pick<ThingRequest, 'shape' | 'sides' | 'color'> {
  readonly designId: number | null
}

const ONE: Pick<Thing, 'sides' | 'color' | 'designId'> = {
  sides: [1, 1],
  color: null,
  designId: null,
}

/**
 * Reads the name of a product's picture, as `itemText` gives it: `home-good-TEA_TOWEL-18X27-12`,
 * `solid-NAVY`, `unprinted`, `stock-SAMPLE_PACK`. Undefined for any other.
 */
export function thingOf(name: string): Thing | undefined {
  if (name === 'unprinted') return { ...ONE, shape: 'folded', color: UNDYED }
  const [, kind, code = ''] = /^(home-good|solid|stock)-([A-Z_]+)/.exec(name) ?? []
  const rest = name.slice(`${kind}-${code}`.length)
  if (kind === 'home-good') return homeGood(code, rest)
  if (rest !== '') return undefined
  if (kind === 'solid' && isSolidColor(code))
    return { ...ONE, shape: 'folded', color: SOLID_COLORS[code].hex }
  if (kind === 'stock' && isStockCode(code)) return { ...ONE, shape: stockFacts(code).drawing }
  return undefined
}

function homeGood(code: string, rest: string): Thing | undefined {
  const [, size = '', id = ''] = /^-([A-Z0-9_]+)-(\d+)$/.exec(rest) ?? []
  const designId = readId(id)
  if (!isHomeGoodCode(code) || designId === undefined) return undefined
  const sides = homeGoodDimensions(code, size)
  return sides && { shape: HOME_GOODS[code].drawing, sides, color: null, designId }
}
