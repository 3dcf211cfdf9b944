import { FABRIC_SIZES } from './fabrics.table.ts'
import type { FabricSize } from './fabrics.table.ts'

/** Returns the key of the message that names a size. */
export function sizeKey(
  size: FabricSize,
):
  'fabric.size_TEST_SWATCH' | 'fabric.size_FAT_QUARTER' | 'fabric.size_YARD' | 'fabric.size_METER' {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return 'fabric.size_TEST_SWATCH'
  if (cut === 'fat-quarter') return 'fabric.size_FAT_QUARTER'
  return system === 'imperial' ? 'fabric.size_YARD' : 'fabric.size_METER'
}
