import type { DiscountGroup } from '@selvage/core/discount'

/** The answer of a provider about a shopper. Only `unknown` may be asked again. */
export type ProofOutcome =
  | { readonly kind: 'proved'; readonly groups: readonly DiscountGroup[] }
  /** The code is none of the provider's, was used, or proves no group. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unknown' }

/** A provider that knows who belongs to a group, as the gateway uses it. */
export interface IdentityPort {
  /** The provider's page, on which a shopper proves a group. */
  pageUrl(request: {
    /** Comes back with the shopper. */
    readonly state: string
    /** Where the shopper is led back to. */
    readonly callbackUrl: string
    readonly language: string
  }): string
  /** Asks what was proved, once for each code that a shopper came back with. */
  read(request: { readonly code: string; readonly callbackUrl: string }): Promise<ProofOutcome>
}
