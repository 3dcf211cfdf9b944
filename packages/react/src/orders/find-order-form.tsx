'use client'
import { ORDER_LOOKUP_FIELDS } from '@selvage/core/orders'
import type { OrderLookup, OrderLookupError, OrderLookupErrors } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import * as css from './orders.css.ts'

/** Props of {@link FindOrderForm}. */
export interface FindOrderFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The facts that were typed before. */
  readonly typed?: Partial<OrderLookup> | undefined
  /** The errors by field, from `checkOrderLookup`; none when left out. */
  readonly errors?: OrderLookupErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

const idOf = (field: keyof OrderLookup): string => `find-${ORDER_LOOKUP_FIELDS[field]}`

/** A plain form with `order_number` and `email`, which asks for a mail with the way to an order. */
export function FindOrderForm({
  action,
  typed = {},
  errors = {},
  error,
  attempt = 0,
}: FindOrderFormProps): ReactNode {
  const { t } = useMessages()
  const labels = { orderNumber: t('orders.findNumber'), email: t('orders.findEmail') }
  const textOf = (wrong: OrderLookupError | undefined): string | undefined => {
    if (wrong === undefined) return undefined
    return wrong === 'orderNumber' ? t('orders.findInvalid') : t(`forms.${wrong}`)
  }
  const summary = (['orderNumber', 'email'] as const).flatMap((field) => {
    const text = textOf(errors[field])
    if (text === undefined) return []
    return { fieldId: idOf(field), message: t('common.labelled', { label: labels[field], text }) }
  })
  return (
    <form className={`${component} ${css.find}`} method="post" action={action} noValidate>
      <ErrorSummary attempt={attempt} errors={summary} />
      {error && <ErrorNotice error={error} />}
      <TextField
        id={idOf('orderNumber')}
        name={ORDER_LOOKUP_FIELDS.orderNumber}
        label={labels.orderNumber}
        hint={t('orders.findNumberHint')}
        error={textOf(errors.orderNumber)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={typed.orderNumber}
      />
      <TextField
        id={idOf('email')}
        name={ORDER_LOOKUP_FIELDS.email}
        label={labels.email}
        error={textOf(errors.email)}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={typed.email}
      />
      <Button type="submit" wide>
        {t('orders.findSend')}
      </Button>
    </form>
  )
}
