import { FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'

/** Returns the key of the label of a quantity: of swatches, fat quarters, yards or meters. */
export function quantityKey(
  size: FabricSize,
): 'fabric.swatches' | 'fabric.fatQuarters' | 'fabric.yards' | 'fabric.meters' {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return 'fabric.swatches'
  if (cut === 'fat-quarter') return 'fabric.fatQuarters'
  return system === 'imperial' ? 'fabric.yards' : 'fabric.meters'
}

/** Returns the key of what a quantity comes to: pieces, or one length. */
export function amountKey(
  size: FabricSize,
): 'fabric.pieces' | 'fabric.oneLength' | 'fabric.oneMeter' {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut !== 'length') return 'fabric.pieces'
  return system === 'imperial' ? 'fabric.oneLength' : 'fabric.oneMeter'
}
