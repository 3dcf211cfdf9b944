import { CreditLines, OrderChanges } from '@selvage/react/checkout'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { OrderSummary } from '@selvage/react/order'
import type { ReactNode } from 'react'
import * as css from './plain-checkout.css.ts'
import type { PlainCheckoutProps } from './plain-form.tsx'
import { PLAIN_STEPS } from './plain-steps.table.tsx'

/** The checkout of an order of which nothing is shipped, as plain forms without a script. */
export function PlainCheckout(props: PlainCheckoutProps): ReactNode {
  const { t } = useMessages()
  const { checkout, state, rejection } = props
  const { title, form: Form } = PLAIN_STEPS[state.step]
  return (
    <div className={css.plain}>
      <h1>{t(title)}</h1>
      {rejection?.error && <ErrorNotice error={rejection.error} />}
      <OrderChanges checkout={checkout} />
      <Form {...props} />
      <OrderSummary
        order={checkout.order}
        open={state.step === 'review'}
        due={checkout.due}
        payments={<CreditLines credits={checkout.credits} due={checkout.due} />}
      />
    </div>
  )
}
