import type { FabricCode } from './fabrics.table.ts'

/** The things that fabrics are good for, in the order in which they are listed. */
export const FABRIC_USES = [
  'quilts',
  'clothes',
  'curtains',
  'pillows',
  'bags',
  'bedding',
  'babies',
  'blankets',
  'table',
  'furniture',
  'sport',
] as const
/** Something that a fabric is good for. */
export type FabricUse = (typeof FABRIC_USES)[number]

const USES = {
  PETAL_SIGNATURE_COTTON: ['quilts', 'clothes', 'bags'],
  COTTON_LAWN: ['clothes'],
  COTTON_POPLIN: ['quilts', 'clothes'],
  COTTON_POPLIN_ULTRA: ['quilts', 'clothes'],
  ORGANIC_SATEEN: ['clothes', 'bedding'],
  LONGLEAF_SATEEN_GRAND: ['quilts', 'bedding'],
  PERENNIAL_SATEEN_GRAND: ['curtains', 'bedding'],
  SEERSUCKER: ['clothes'],
  ORGANIC_GAUZE: ['clothes', 'babies'],
  COTTON_SILK: ['clothes'],
  LINEN_COTTON_CANVAS: ['curtains', 'pillows'],
  BELGIAN_LINEN: ['curtains', 'table'],
  ESSEX_LINEN: ['quilts', 'clothes', 'bags'],
  PERFORMANCE_LINEN: ['pillows', 'furniture'],
  CYPRESS_COTTON_CANVAS: ['bags', 'furniture'],
  RECYCLED_CANVAS: ['bags', 'pillows'],
  DENIM: ['clothes', 'bags'],
  LIGHTWEIGHT_TWILL: ['clothes', 'table'],
  MODERN_JERSEY: ['clothes', 'sport'],
  COTTON_SPANDEX_JERSEY: ['clothes', 'babies'],
  ORGANIC_COTTON_KNIT: ['clothes', 'babies'],
  ORGANIC_COTTON_KNIT_ULTRA: ['clothes', 'babies'],
  FLEECE: ['clothes', 'blankets'],
  POLARTEC_FLEECE: ['clothes', 'blankets'],
  MINKY: ['babies', 'blankets'],
  VELVET: ['clothes', 'pillows'],
  PERFORMANCE_VELVET: ['pillows', 'furniture'],
  CHIFFON: ['clothes'],
  CREPE_DE_CHINE: ['clothes'],
  SATIN: ['clothes'],
  PERFORMANCE_PIQUE: ['clothes', 'sport'],
  SPORT_LYCRA: ['sport'],
  SPORT_STRETCH_WOVEN: ['clothes', 'sport'],
} as const satisfies Readonly<Record<FabricCode, readonly FabricUse[]>>

/** The uses of each fabric, which are those of the reference catalog. */
export const USES_OF_FABRIC: Readonly<Record<FabricCode, readonly FabricUse[]>> = USES
