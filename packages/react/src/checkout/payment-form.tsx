'use client'
import type { Address, CardFault, FieldFault, PaymentSummary } from '@selvage/core/checkout'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, formGrid } from '../field/index.ts'
import { useWords, type Words } from '../words/index.ts'
import { AddressFields, faultWords, fieldId } from './address-fields.tsx'
import { CardFrame, type CardFrameHandle, type CardResult, type CardSession } from './card-frame.tsx'
import { CardLine } from './card-line.tsx'
import * as css from './checkout.css.ts'
import { StepActions } from './step-actions.tsx'

export type PaymentFormProps = {
  /** Undefined while it is being opened. */
  readonly session: CardSession | undefined
  /** The session could not be opened. */
  readonly failed: boolean
  readonly onOpen: () => void
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /** A card that was given before and can be kept. */
  readonly saved: PaymentSummary | null
  readonly sameAsShipping: boolean
  readonly billing: Address
  readonly billingFaults: Partial<Record<keyof Address, FieldFault>>
  readonly attempt: number
  readonly busy: boolean
  readonly onSameAsShipping: (same: boolean) => void
  readonly onBilling: (field: keyof Address, value: string) => void
  /** A token was made by the frame. */
  readonly onToken: (token: string) => void
  /** The frame found faults, or could not reach the provider. */
  readonly onCardFault: (result: Extract<CardResult, { ok: false }>) => void
  /** Goes on with the card that was given before. */
  readonly onKeep: () => void
  readonly onBack: () => void
}

/** How it is paid: the provider's card fields, and the billing address. @source spec 1 §3 Payment form */
export function PaymentForm(props: PaymentFormProps): ReactNode {
  const { session, saved, sameAsShipping, billing, billingFaults, busy } = props
  const { t } = useWords()
  const frame = useRef<CardFrameHandle>(null)
  const [other, setOther] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [cardFaults, setCardFaults] = useState<readonly CardFault[]>([])
  const [tries, setTries] = useState(0)
  const keeps = saved !== null && !other

  const take = (result: CardResult) => {
    setWaiting(false)
    setCardFaults(result.ok ? [] : result.faults)
    setTries((count) => count + 1)
    if (result.ok) props.onToken(result.token)
    else props.onCardFault(result)
  }
  const send = () => {
    if (busy || waiting) return
    if (keeps) { props.onKeep(); return }
    setWaiting(true)
    frame.current?.submit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const billingErrors = Object.entries(billingFaults) as [keyof Address, FieldFault][]
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={props.attempt + tries}
        errors={[
          ...cardFaults.map(({ field, code }) => ({ fieldId: 'card-fields', message: t('checkout.fieldFault', { field: t(`checkout.cardField_${field}`), fault: cardFaultWords(t, code) }) })),
          ...billingErrors.map(([field, fault]) => ({ fieldId: fieldId('billing', field), message: faultWords(t, fault) })),
        ]}
      />
      <section className={css.section} id="card-fields" tabIndex={-1} aria-labelledby="card-title" onFocus={(event) => { if (event.target === event.currentTarget) frame.current?.focus(cardFaults[0]?.field) }}>
        <h2 id="card-title" className={css.sectionTitle}>{t('checkout.cardTitle')}</h2>
        {keeps ? (
          <p className={css.keep}><CardLine card={saved} /> <Button kind="small" onClick={() => setOther(true)}>{t('checkout.cardOther')}</Button></p>
        ) : (
          <>
            <p className={css.quiet}>{t('checkout.cardHint')}</p>
            {props.failed ? (
              <EmptyState title={t('checkout.cardFailed')} actions={<Button onClick={props.onOpen}>{t('common.tryAgain')}</Button>} />
            ) : session === undefined ? (
              <p role="status">{t('checkout.cardLoading')}</p>
            ) : (
              <CardFrame ref={frame} session={session} theme={props.theme} onResult={take} onEnter={send} onReload={props.onOpen} />
            )}
          </>
        )}
      </section>
      <section className={css.section} aria-labelledby="billing-title">
        <h2 id="billing-title" className={css.sectionTitle}>{t('checkout.billing')}</h2>
        <CheckboxField name="same_as_shipping" label={t('checkout.billingSame')} checked={sameAsShipping} onChange={(event) => props.onSameAsShipping(event.currentTarget.checked)} />
        {sameAsShipping ? null : <div className={`${formGrid} ${css.section}`}><AddressFields section="billing" address={billing} faults={billingFaults} onChange={props.onBilling} /></div>}
      </section>
      <StepActions back={{ onBack: props.onBack }} busy={busy || waiting} label={t('checkout.toReview')} />
    </form>
  )
}

function cardFaultWords(t: Words['t'], code: CardFault['code']): string {
  return code === 'required' ? t('forms.required') : t(`errors.${code}`)
}
