import type { ErrorCode } from '@selvage/core/errors'
import type { PaymentMethod } from '@selvage/core/payment'

/** A session of the provider's card frame. */
export interface PortSession {
  readonly id: string
  readonly frameUrl: string
  readonly frameOrigin: string
}

/** A token as the provider knows it. */
export interface PortToken {
  readonly cartId: string
  readonly currency: string
  /** The amount that its frame was opened for, cents; null for a token that serves any. */
  readonly amountMinor: number | null
  readonly merchantOrigin: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly name: string
  /** The same for each token of one card; '' where the provider names none. */
  readonly fingerprint: string
  readonly used: boolean
}

/** A charge as the provider has recorded it. */
export interface PortCharge {
  readonly id: string
  /** The attempt's id. */
  readonly key: string
  readonly amountMinor: number
  readonly currency: string
  /**
   * `pending`: nothing is charged until the shopper confirms it at `actionUrl`. `cancelled`: the
   * key is closed, nothing was and nothing will be charged with it.
   */
  readonly status: 'succeeded' | 'failed' | 'cancelled' | 'pending'
  readonly failure: ErrorCode | null
  /** The provider's page of a pending charge; null for every other. */
  readonly actionUrl: string | null
  /** The provider's id of the card that was saved with the charge; null for none. */
  readonly savedCardId: string | null
}

/** The outcome of asking for a charge. Only `unknown` may have charged without our knowing. */
export type ChargeOutcome =
  | { readonly kind: 'charge'; readonly charge: PortCharge }
  | {
      readonly kind: 'rejected'
      readonly reason: string
      /** The code that the shopper reads, where the reason alone does not decide it. */
      readonly code?: ErrorCode
    }
  | { readonly kind: 'unknown' }

/** Money that the provider gave back. */
export interface PortRefund {
  readonly id: string
  readonly amountMinor: number
  readonly currency: string
}

/** The outcome of asking for a refund. Only `unknown` may have given back without our knowing. */
export type RefundOutcome =
  | { readonly kind: 'refund'; readonly refund: PortRefund }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unknown' }

/** Who pays, as far as a provider has to know it. */
export interface PortShopper {
  readonly name: string
  readonly email: string
}

/**
 * An event that a vendor signed. It is a hint: the charge that counts is the one that the vendor
 * has when it is asked by key.
 */
export interface PortEvent {
  readonly id: string
  readonly type: string
  /** The attempt's id; null for an event that is about no attempt. */
  readonly key: string | null
}

/** A payment provider, as the gateway uses it. */
export interface PaymentPort {
  /** Names the provider that charges a method. */
  providerOf(method: PaymentMethod): string
  openSession(request: {
    readonly cartId: string
    readonly amountMinor: number
    readonly currency: string
    readonly merchantOrigin: string
    readonly language: string
  }): Promise<PortSession>
  /** The token, or null when the provider does not know it. */
  token(token: string): Promise<PortToken | null>
  /** Charges once for each key, however often it is asked. */
  charge(request: {
    readonly key: string
    readonly method: PaymentMethod
    /** A card's token, or the provider's id of a saved card; '' for another company. */
    readonly token: string
    /** The shopper, whose saved cards are no other's. */
    readonly customerId: string
    readonly saveCard: boolean
    /** Where a shopper who has to confirm the payment comes back to. */
    readonly returnUrl: string
    readonly language: string
    readonly shopper: PortShopper
    readonly cartId: string
    readonly amountMinor: number
    readonly currency: string
  }): Promise<ChargeOutcome>
  /** The charge of a key, pending or not, or null. Throws when the provider cannot be asked. */
  find(key: string): Promise<PortCharge | null>
  /**
   * Closes a key: returns its charge, or makes sure that there never is one. Throws when the
   * provider cannot be asked.
   */
  cancel(key: string): Promise<PortCharge>
  /** Gives money of the charge with this key back, once for each refund's own key. */
  refund(request: {
    readonly key: string
    readonly chargeKey: string
    readonly amountMinor: number
    readonly currency: string
  }): Promise<RefundOutcome>
  /**
   * Forgets a saved card; one that is unknown counts as forgotten. False when the provider rejects
   * that.
   * Throws when it cannot be asked.
   */
  forgetCard(request: { readonly id: string; readonly customerId: string }): Promise<boolean>
  /** True for a callback that the provider signed. */
  verify(rawBody: string, signature: string | undefined, now: Date): boolean
  /**
   * Reads an event that a vendor sent: undefined for one that it did not sign. Throws when the
   * vendor has to be asked and cannot be.
   */
  readEvent(
    vendor: string,
    event: { readonly rawBody: string; readonly headers: Headers; readonly now: Date },
  ): Promise<PortEvent | undefined>
}
