import type { Challenge } from './store-rows.ts'

/** A merchant's request for a charge. */
export interface ChargeRequest {
  readonly key: string
  readonly method?: Challenge['method']
  /** A card's token, or the id of a saved card; '' for a payment at another company. */
  readonly token: string
  readonly cart_id: string
  readonly amount_minor: number
  readonly currency: string
  /** Where a shopper who has to confirm the payment is led back to. */
  readonly return_url?: string | undefined
  readonly merchant_origin?: string | undefined
  readonly language?: string | undefined
  /** The merchant's name of its customer, whose saved cards are no other's. */
  readonly customer?: string | undefined
  /** Saves the card for the customer once it is charged. */
  readonly save_card?: boolean | undefined
}
