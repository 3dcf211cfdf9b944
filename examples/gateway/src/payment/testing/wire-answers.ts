/** An answer, read. */
export interface Reply {
  readonly status: number
  readonly json: Body
}

interface WireOrder {
  readonly id: string
  readonly version: number
  readonly order_items: readonly { readonly id: string }[]
  readonly pricing: {
    readonly raw_total: number
    readonly raw_tax: number | null
    readonly raw_shipping: number | null
    readonly raw_subtotal: number
    readonly currency: string
    readonly tax_included: boolean
    readonly raw_free_shipping_from: number | null
  }
}

/** The parts of answers that tests look at. */
export interface Body {
  readonly errors?: readonly {
    readonly code: string
    readonly field?: string
    readonly message?: string
    readonly params?: Readonly<Record<string, unknown>>
  }[]
  readonly attempt?: {
    readonly id: string
    readonly state: string
    readonly order_number: string | null
    readonly code: string | null
    readonly action_url?: string | null
  }
  readonly checkout?: {
    readonly order: WireOrder
    readonly payment: object | null
    readonly attempt: Body['attempt'] | null
    readonly delivery_option_id: string | null
    readonly gift: object
    readonly email: string | null
    readonly delivery_options: readonly {
      readonly id: string
      readonly raw_price: number
      readonly arrives_from: string
    }[]
    readonly notices: readonly string[]
    readonly credits?: readonly { readonly raw_amount: number }[]
    readonly raw_due?: number
  }
  readonly addToCart?: { readonly cart: WireOrder }
  readonly order?: WireOrder | null
  readonly session_id?: string
  readonly frame_url?: string
  readonly invoice?: {
    readonly order_number: string
    readonly order: WireOrder
    readonly email: string
  }
}
