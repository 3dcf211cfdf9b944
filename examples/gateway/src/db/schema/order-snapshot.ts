import type { CallReply } from '@selvage/core/contract'
import type { getInvoice } from '@selvage/core/invoice'

type WireInvoice = CallReply<typeof getInvoice>['invoice']

/** An order in the contract's names, frozen when its attempt started: it is charged as it is. */
export type OrderSnapshot = Omit<
  WireInvoice,
  | 'order_number'
  | 'placed_at'
  | 'gateway_metadata'
  | 'contact_email'
  | 'seller'
  | 'refunds'
  | 'canceled_at'
  | 'raw_credit_returned'
> & {
  readonly newsletter_opt_in: boolean
  /** Left out in orders from before addresses could be saved. */
  readonly save_address?: boolean
  readonly locale: string
}
