import { FABRICS, FABRIC_SIZES } from './fabrics.table.ts'
import type { FabricCode, FabricSize } from './fabrics.table.ts'

/**
 * True for the gateway code of a selectable fabric. Only own keys count, so that `constructor` is
 * not a code.
 */
export function isFabricCode(value: unknown): value is FabricCode {
  return typeof value === 'string' && Object.hasOwn(FABRICS, value)
}

/** True for a size such as `YARD`; only own keys count. */
export function isFabricSize(value: unknown): value is FabricSize {
  return typeof value === 'string' && Object.hasOwn(FABRIC_SIZES, value)
}

/** All fabric codes, default first. */
export const FABRIC_CODES = Object.keys(FABRICS) as FabricCode[]

/** Returns a fabric's name in URLs: `PETAL_SIGNATURE_COTTON` becomes `petal_signature_cotton`. */
export function fabricSlug(code: FabricCode): string {
  return code.toLowerCase()
}

/** Returns the fabric of a name in a URL, or undefined. */
export function fabricFromSlug(slug: string): FabricCode | undefined {
  const code = slug.toUpperCase()
  return slug === slug.toLowerCase() && isFabricCode(code) ? code : undefined
}
