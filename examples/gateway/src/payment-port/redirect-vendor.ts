import type { ErrorCode } from '@selvage/core/errors'
import type { PaymentPort, RefundOutcome } from './payment-port.ts'

/** A request for a charge, and the page that a shopper who gives up comes back to. */
export type OpenRequest = Parameters<PaymentPort['charge']>[0] & { readonly cancelUrl: string }

/** A payment that a vendor has opened; nothing is charged until it is captured. */
export interface OpenedPayment {
  /** The vendor's id of it. */
  readonly reference: string
  /** The vendor's page, where the shopper approves it. */
  readonly actionUrl: string
}

/** How the capture of a payment ended, or that its shopper has not approved it. */
export type CaptureOutcome =
  | {
      readonly kind: 'captured'
      readonly id: string
      readonly amountMinor: number
      readonly currency: string
    }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  /** The vendor has it and decides later; nothing can be taken back. */
  | { readonly kind: 'deciding' }
  | { readonly kind: 'waiting' }

/** Thrown by a vendor that answered and has charged nothing. */
export class VendorRejection extends Error {
  readonly reason: string
  readonly code: ErrorCode | undefined

  constructor(reason: string, code?: ErrorCode) {
    super(reason)
    this.name = 'VendorRejection'
    this.reason = reason
    this.code = code
  }
}

/**
 * A vendor whose shoppers approve a payment on its own page; the gateway captures it afterwards.
 * Whatever it throws but a {@link VendorRejection} leaves the outcome unknown.
 */
export interface RedirectVendor {
  readonly name: string
  /** Opens a payment, once for each key. */
  open(request: OpenRequest): Promise<OpenedPayment>
  /** Captures a payment that was approved, once for each key. */
  capture(payment: { readonly reference: string; readonly key: string }): Promise<CaptureOutcome>
  /** Gives money of a capture back, once for each key. */
  refund(request: {
    readonly key: string
    readonly captureId: string
    readonly amountMinor: number
    readonly currency: string
  }): Promise<RefundOutcome>
  readEvent: PaymentPort['readEvent']
}
