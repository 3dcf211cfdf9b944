'use client'
import type { Address, CardField } from '@selvage/core/checkout'
import type { Money } from '@selvage/core/money'
import type { CheckoutView } from '@selvage/machines/checkout'
import { useEffect, useState } from 'react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import type { SummaryError } from '../error-summary/index.ts'
import { CheckboxField, formGrid } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { addressErrors, AddressFields } from './address-fields.tsx'
import { fieldErrorText } from './field-error-text.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardFrameHandle, CardFrameProps } from './card-frame.tsx'
import { PaymentLine } from './payment-line.tsx'
import * as css from './checkout.css.ts'
import { MethodList } from './method-list.tsx'
import type { MethodListProps } from './method-list.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepBack } from './step-actions.tsx'
import { component } from '../theme/component.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link PaymentForm}. */
export type PaymentFormProps = Pick<CheckoutView, 'card' | 'billing' | 'fieldErrors' | 'busy'> &
  Pick<CardFrameProps, 'theme' | 'onResult'> & {
    /**
     * The ways to pay, of which one is chosen; when left out, the order is paid with a new card or
     * with the one that it has.
     */
    readonly methods?: Omit<MethodListProps, 'children'> | undefined
    /** The choice to save a new card; left out for guests, who cannot. */
    readonly saveCard?:
      | {
          readonly checked: boolean
          /** The order has a subscription, which needs a saved card. */
          readonly needed: boolean
          readonly onChange: (save: boolean) => void
        }
      | undefined
    /** True where credit pays it all, so that no other way is asked for. */
    readonly isPaid?: boolean | undefined
    /** False where nothing is shipped, so that no billing address is asked for; else true. */
    readonly asksBilling?: boolean | undefined
    /** Grows with each try, so that the summary takes focus again. */
    readonly attempt: number
    /** The card frame's handle, by which the card's fields are sent. */
    readonly frameRef?: Ref<CardFrameHandle> | undefined
    /** Asks for the frame again. */
    readonly onOpen: () => void
    /** Called to type another card instead of the order's. */
    readonly onChangeCard: () => void
    /** Called to use what pays the order already after all. */
    readonly onKeepPayment: () => void
    /** Called with whether the billing address is the shipping address. */
    readonly onSameAsShipping: (same: boolean) => void
    /** Called with each change of the billing address: the name of the field, and its new text. */
    readonly onBilling: (field: keyof Address, value: string) => void
    /**
     * Called when a link of the error summary leads to a field of the card, with that field: its
     * frame takes the focus there.
     */
    readonly onFocusCard: (field: CardField) => void
    /** Called when the form is sent. */
    readonly onSubmit: () => void
    /** The way back: another page, or a function that shows the step before. */
    readonly back: StepBack
    /** Label of the button at the end. */
    readonly nextLabel: string
    /** The amount that is left to pay, on the button; none when left out. */
    readonly due?: Money | undefined
  }

/** The provider's card fields and the billing address. @source spec 1 §3 Payment form */
export function PaymentForm(props: PaymentFormProps): ReactNode {
  const { card, billing, fieldErrors, back, onSubmit, methods, isPaid = false } = props
  const { asksBilling = !isPaid } = props
  needProps('PaymentForm', { billing, card, fieldErrors, back })
  const { t, money } = useMessages()
  const [held, setHeld] = useState(false)
  const busy = props.busy || held
  const send = () => {
    if (!busy) setHeld(true)
  }
  // Another way to pay is another decision: the press was for the one before.
  const choice = methods?.choice.method
  useEffect(() => setHeld(false), [choice])
  // A press is carried out once the payment is open.
  useEffect(() => {
    if (!held || card.shows === 'opening') return
    setHeld(false)
    if (card.shows !== 'openFailed') onSubmit()
  }, [held, card.shows, onSubmit])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={component} noValidate onSubmit={submit}>
      <ErrorSummary attempt={props.attempt} errors={busy ? [] : summaryErrors(props, t)} />
      <section
        className={methods ? undefined : css.section}
        id="card-fields"
        tabIndex={-1}
        aria-labelledby="card-title"
      >
        <h2 id="card-title" className={methods ? css.offScreen : css.sectionTitle}>
          {t(methods ? 'checkout.payWith' : 'checkout.cardTitle')}
        </h2>
        {isPaid && <p className={css.text}>{t('checkout.nothingDue')}</p>}
        {!isPaid && card.shows === 'order' && card.orderPayment && (
          <p className={css.keep}>
            <PaymentLine payment={card.orderPayment} />{' '}
            <Button kind="small" onClick={props.onChangeCard}>
              {t(methods ? 'checkout.payAnother' : 'checkout.cardOther')}
            </Button>
          </p>
        )}
        {!isPaid && !(card.shows === 'order' && card.orderPayment) && (
          <Methods methods={methods}>
            <CardFields {...props} onEnter={send} />
          </Methods>
        )}
        {card.canKeep && card.orderPayment && (
          <p className={css.keep}>
            <Button kind="small" onClick={props.onKeepPayment}>
              {t('checkout.cardUse')}: <PaymentLine payment={card.orderPayment} />
            </Button>
          </p>
        )}
      </section>
      {asksBilling && <BillingSection {...props} />}
      <StepActions
        back={back}
        busy={busy}
        label={props.nextLabel}
        {...(props.due && { end: money(props.due) })}
      />
    </form>
  )
}

/** The billing address: the shipping address, or fields of its own. */
function BillingSection({
  billing,
  fieldErrors,
  onSameAsShipping,
  onBilling,
}: Pick<
  PaymentFormProps,
  'billing' | 'fieldErrors' | 'onSameAsShipping' | 'onBilling'
>): ReactNode {
  const { t } = useMessages()
  return (
    <section className={css.section} aria-labelledby="billing-title">
      <h2 id="billing-title" className={css.sectionTitle}>
        {t('checkout.billing')}
      </h2>
      <CheckboxField
        name="same_as_shipping"
        label={t('checkout.billingSame')}
        checked={billing.same}
        onChange={(event) => onSameAsShipping(event.currentTarget.checked)}
      />
      {!billing.same && (
        <div className={`${formGrid} ${css.section}`}>
          <AddressFields
            section="billing"
            address={billing.address}
            fieldErrors={fieldErrors}
            onChange={onBilling}
          />
        </div>
      )}
    </section>
  )
}

function CardFields(props: PaymentFormProps & { readonly onEnter: () => void }): ReactNode {
  const { card, onOpen, methods, saveCard } = props
  const { t } = useMessages()
  if (card.shows === 'openFailed')
    return (
      <EmptyState
        title={t('checkout.cardFailed')}
        actions={<Button onClick={onOpen}>{t('common.tryAgain')}</Button>}
      />
    )
  return (
    <>
      {card.outdated && <Flash severity="attention">{t('checkout.cardAgain')}</Flash>}
      {methods ? null : <p className={css.quiet}>{t('checkout.cardHint')}</p>}
      {!card.session || card.shows === 'opening' ? (
        <div className={css.frameBox}>
          <p className={`${css.frameWait} ${css.frameRoom}`} role="status">
            {t('checkout.cardLoading')}
          </p>
        </div>
      ) : (
        <CardFrame {...props} ref={props.frameRef} session={card.session} onReload={onOpen} />
      )}
      {saveCard && (
        <CheckboxField
          name="save_card"
          label={t('checkout.saveCard')}
          hint={saveCard.needed ? t('checkout.saveCardNeeded') : undefined}
          checked={saveCard.checked}
          onChange={(event) => saveCard.onChange(saveCard.needed || event.currentTarget.checked)}
        />
      )}
    </>
  )
}

/** The ways to pay around the fields of a new card; those alone where a shop names no ways. */
function Methods({
  methods,
  children,
}: Pick<PaymentFormProps, 'methods'> & { readonly children: ReactNode }): ReactNode {
  return methods ? <MethodList {...methods}>{children}</MethodList> : children
}

/** The errors of the card's fields, then those of the billing address. */
function summaryErrors(
  { card, billing, fieldErrors, onFocusCard }: PaymentFormProps,
  t: Messages['t'],
): SummaryError[] {
  const cardErrors = card.fieldErrors.map(({ field, code }) => ({
    fieldId: 'card-fields',
    message: t('common.labelled', {
      label: t(`checkout.cardField_${field}`),
      text: code === 'required' ? t(`checkout.cardRequired_${field}`) : fieldErrorText(t, code),
    }),
    onGo: () => onFocusCard(field),
  }))
  return [...cardErrors, ...addressErrors(t, 'billing', billing.address, fieldErrors)]
}
