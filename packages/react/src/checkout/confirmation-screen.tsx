'use client'
import { stepsFor } from '@selvage/core/checkout'
import type { Invoice } from '@selvage/core/invoice'
import { bringsBenefit } from '@selvage/core/stock'
import type { ReactNode } from 'react'
import { OrderSummary } from '../order/index.ts'
import type { LineHrefFor } from '../order/index.ts'
import { Confirmation } from './confirmation.tsx'
import { PaidLines } from './credit-lines.tsx'
import { StepPage } from './step-page.tsx'
import type { CheckoutRoutes } from './step-props.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'

/** Props of {@link ConfirmationScreen}. */
export type ConfirmationScreenProps = Pick<CheckoutRoutes, 'shopHref'> & {
  /** The page of this order's invoice. */
  readonly invoiceHref?: string | undefined
  /** More links beside the invoice's, such as one to the packing slip. */
  readonly children?: ReactNode
  /** The order as it was placed, from the call `getInvoice` or `getOrder`. */
  readonly invoice: Invoice
  /** Until when it can be canceled, as the call `getOrder` says; nothing when left out. */
  readonly cancelableUntil?: string | null | undefined
  /** Where each line leads, such as how a filled yard is cut. */
  readonly hrefFor?: LineHrefFor | undefined
}

/**
 * The checkout's last step as a page of its own: it can be reloaded and come back to, and needs no
 * script.
 */
export function ConfirmationScreen({
  invoice,
  invoiceHref,
  children,
  cancelableUntil,
  shopHref,
  hrefFor,
}: ConfirmationScreenProps): ReactNode {
  needProps('ConfirmationScreen', { invoice }, {}, 'of getInvoice()')
  needHrefs('ConfirmationScreen', { shopHref })
  const { order, orderNumber, email, delivery, shippingAddress: address, gift } = invoice
  return (
    <StepPage
      current="confirm"
      needsShipping={order.needsShipping}
      steps={stepsFor(order).map((step) => ({ step }))}
      order={<OrderSummary order={order} hrefFor={hrefFor} payments={<PaidLines {...invoice} />} />}
    >
      <Confirmation
        orderNumber={orderNumber}
        email={email}
        ships={order.needsShipping}
        invoiceHref={invoiceHref}
        delivery={delivery ?? undefined}
        sent={address && delivery ? { address, option: delivery, gift } : undefined}
        cancelableUntil={cancelableUntil}
        unlessUsed={order.items.some(bringsBenefit)}
        shopHref={shopHref}
      >
        {children}
      </Confirmation>
    </StepPage>
  )
}
