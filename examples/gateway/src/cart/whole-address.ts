import type { Address } from '@selvage/core/checkout'

/**
 * The address that an order goes to. One that was given when nothing was shipped has a country
 * alone, and is none once something is.
 */
export const wholeAddress = (
  address: Address | null | undefined,
  { needsShipping }: { readonly needsShipping: boolean },
): Address | null => (address && (address.line1 !== '' || !needsShipping) ? address : null)
