import type { FabricSize } from './fabrics.table.ts'

type SizeKey =
  'fabric.size_TEST_SWATCH' | 'fabric.size_FAT_QUARTER' | 'fabric.size_YARD' | 'fabric.size_METER'

/** Returns the key of the message that names a size, which a smaller cut has in both systems. */
export const sizeKey = (size: FabricSize): SizeKey =>
  `fabric.size_${size.replace(/_(YARD|METER)$/, '')}` as SizeKey
