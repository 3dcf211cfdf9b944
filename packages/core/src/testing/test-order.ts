import type * as v from 'valibot'
import type { CallReply } from '../contract/define-call.ts'
import type { invoice } from '../invoice/invoice.contract.ts'
import type { getOrder } from '../orders/orders.contract.ts'
import type { TestCart, TestLine } from './test-shop.ts'

/** A placed order of a test shop. */
export interface TestOrder {
  readonly userId: string
  readonly invoice: v.InferInput<typeof invoice>
  readonly cart: TestCart
  /** The lines as they were ordered. */
  readonly lines: readonly TestLine[]
  /** The parcel once it is on its way, with the names of the wire. */
  shipment: CallReply<typeof getOrder>['order']['shipment']
  canceledAt: string | null
  /** When all of it was printed; null before. */
  printedAt: string | null
  /** The token of the mail's link. */
  readonly token: string
}
