import { FABRICS } from '@selvage/core/fabric'
import type { FabricOffer } from '@selvage/core/fabric'

/** Returns the narrowest, the most usual and the widest of the fabrics that are offered, inches. */
export function clothWidths(offers: readonly FabricOffer[]): number[] {
  const widths = offers
    .filter(({ status }) => status === 'available')
    .map(({ code }) => FABRICS[code].printableWidthIn)
    .toSorted((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)]
  return [...new Set([widths[0], usual, widths.at(-1)])].filter((width) => width !== undefined)
}
