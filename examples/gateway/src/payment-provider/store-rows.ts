import type { PaymentMethod } from '@selvage/core/payment'

export interface PaySession {
  readonly id: string
  readonly cart_id: string
  readonly amount_minor: number | null
  readonly currency: string
  readonly merchant_origin: string
  readonly language: string
  readonly theme: string
  readonly tries: number
  readonly expires_at: number
}

/** The stored parts of a card: never its number or its CVC. */
export interface CardToken {
  readonly token: string
  readonly session_id: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
  readonly name: string
  readonly outcome: string | null
  readonly charge_key: string | null
  /** The same for the same number, which it does not tell; '' for a token from before. */
  readonly fingerprint: string
  /** `yes` for a card whose bank asks its owner to confirm each payment. */
  readonly challenge: string
}

/** A card that a merchant's customer has saved; it pays again and again. */
export interface StoredCard extends Omit<CardToken, 'token' | 'session_id' | 'charge_key'> {
  readonly id: string
  readonly customer: string
  /** The charge that it was saved with. */
  readonly charge_key: string
}

/** A payment that its shopper confirms at the provider before anything is charged. */
export interface Challenge {
  readonly id: string
  readonly key: string
  readonly method: PaymentMethod
  readonly token: string
  readonly cart_id: string
  readonly amount_minor: number
  readonly currency: string
  /** The merchant's page that the shopper is led back to. */
  readonly return_url: string
  readonly merchant_origin: string
  readonly language: string
  /** How the charge ends once it is confirmed: null succeeds, a code fails. */
  readonly outcome: string | null
  readonly customer: string
  readonly save_card: number
  readonly expires_at: number
}

export interface Charge {
  readonly key: string
  readonly id: string
  readonly token: string | null
  readonly cart_id: string | null
  readonly amount_minor: number
  readonly currency: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  readonly failure_code: string | null
  readonly created_at: number
}

/** Money that was given back of a charge. */
export interface Refund {
  readonly key: string
  readonly id: string
  readonly charge_key: string
  readonly amount_minor: number
  readonly currency: string
  readonly created_at: number
}

export interface LedgerRow {
  readonly seq: number
  readonly charge_id: string
  readonly key: string
  readonly cart_id: string
  readonly amount_minor: number
  readonly currency: string
  readonly at: number
}

export interface WaitingEvent {
  readonly id: string
  readonly body: string
  readonly tries: number
  /** The trace of the request that caused the event; '' for none. */
  readonly traceparent: string
}
