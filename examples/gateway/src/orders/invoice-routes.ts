import { getInvoice } from '@selvage/core/invoice'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { wireInvoice } from '../invoice/wire-invoice.ts'
import { canceledAtOf } from './order-fate.ts'
import { findOwnOrder } from './own-order.ts'

const get = handle(getInvoice, async (context, deps) => {
  const order = await findOwnOrder(deps.db.orm, context, context.params.orderNumber, deps)
  const canceledAt = await canceledAtOf(deps.db.orm, order.number)
  return { invoice: await wireInvoice(order, context.locale, deps, { canceledAt }) }
})

/** Invoices of placed orders. */
export const invoiceRoutes: readonly Route[] = [get]
