'use client'
import { SHIPPING_NOTICES } from '@selvage/core/checkout'
import type { DeliveryOption, Gift } from '@selvage/core/checkout'
import type { FormError } from '@selvage/machines/checkout'
import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, Field, formGrid, RadioCards, whole } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { fieldErrorText } from './field-error-text.ts'
import * as css from './checkout.css.ts'
import { StepActions } from './step-actions.tsx'
import type { StepBack } from './step-actions.tsx'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Longest gift message, characters. */
const GIFT_MESSAGE_MAX = 400
/** The characters left from which on the field counts them. */
const COUNTED_FROM = 50
/** Ids of the fields that the summary of errors links to. */
const OPTIONS = 'delivery-options'
const MESSAGE = 'gift-message'

/** Props of {@link DeliveryForm}. */
export interface DeliveryFormProps {
  /** The deliveries to choose from, as the gateway offers them for this order. */
  readonly options: readonly DeliveryOption[]
  /** The gateway's codes of what holds for deliveries just now, such as `factory_closed`. */
  readonly notices: readonly string[]
  /** The id of the chosen option; null while none is. */
  readonly chosen: string | null
  /** Whether it is a gift, without prices, and the message of its card. */
  readonly gift: Gift
  /** True when no option was chosen as the form was sent. */
  readonly missing: boolean
  /** The error of the gift's message; left out while it can be printed. */
  readonly messageError?: FormError | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt: number
  /** True while the choice is being saved; the button at the end waits. */
  readonly busy: boolean
  /** Called with the id of the option that was chosen. */
  readonly onChoose: (id: string) => void
  /** Called with the whole gift, one field of it changed. */
  readonly onGift: (gift: Gift) => void
  /** Called when the form is sent, also when nothing is chosen. */
  readonly onSubmit: () => void
  /** The way back: another page, or a function that shows the step before. */
  readonly back: StepBack
  /** Label of the button at the end. */
  readonly nextLabel: string
}

/** When the order comes and for how much, and whether it is a gift. */
export function DeliveryForm({
  options,
  notices,
  chosen,
  gift,
  missing,
  messageError,
  attempt,
  busy,
  onChoose,
  onGift,
  onSubmit,
  back,
  nextLabel,
}: DeliveryFormProps): ReactNode {
  needProps('DeliveryForm', { gift, back }, { options, notices })
  const { t, money } = useMessages()
  const error = missing ? t('forms.delivery_required') : undefined
  const left = GIFT_MESSAGE_MAX - gift.message.length
  // A long text that is pasted stays whole, to be shortened.
  const tooLong = left < 0 ? t('forms.too_long_max', { max: GIFT_MESSAGE_MAX }) : undefined
  const badMessage = messageError && (tooLong ?? fieldErrorText(t, messageError))
  const change = (changed: Partial<Gift>) => onGift({ ...gift, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={component} noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries({ [OPTIONS]: error, [MESSAGE]: badMessage }).flatMap(
          ([fieldId, message]) => (message ? { fieldId, message } : []),
        )}
      />
      {notices.map((notice) => (
        <Flash key={notice} severity="attention">
          {/* An unknown key has a general message. */}
          {t(`checkout.notice_${SHIPPING_NOTICES.find((key) => key === notice) ?? 'unknown'}`)}
        </Flash>
      ))}
      <RadioCards
        id={OPTIONS}
        // The heading of the step says it already.
        legend={<span className={visuallyHidden}>{t('checkout.deliveryOptions')}</span>}
        name="delivery_option_id"
        error={error}
        value={chosen ?? undefined}
        onChange={onChoose}
        options={options.map((option) => ({
          value: option.id,
          title: t(`checkout.kind_${option.kind}`),
          detail: <Arrival option={option} />,
          note: t(`checkout.note_${option.kind}`),
          end: (
            <>
              <DeliveryPrice option={option} />
              {option.pricing && (
                <small>{t('checkout.totalWith', { total: money(option.pricing.total) })}</small>
              )}
            </>
          ),
        }))}
      />
      <div className={`${formGrid} ${css.section}`}>
        <CheckboxField
          whole
          name="is_gift"
          label={t('checkout.gift')}
          checked={gift.isGift}
          onChange={(event) => change({ isGift: event.currentTarget.checked })}
        />
        {gift.isGift && (
          <>
            <CheckboxField
              whole
              name="remove_prices"
              label={t('checkout.giftPrices')}
              checked={gift.removePrices}
              onChange={(event) => change({ removePrices: event.currentTarget.checked })}
            />
            <div className={whole}>
              <Field
                optional
                id={MESSAGE}
                error={tooLong ?? badMessage}
                label={t('checkout.giftMessage')}
                hint={
                  left > COUNTED_FROM
                    ? t('checkout.giftMessageHint', { max: GIFT_MESSAGE_MAX })
                    : t('checkout.giftMessageLeft', { count: Math.max(0, left) })
                }
              >
                {(control) => (
                  <textarea
                    {...control}
                    className={css.message}
                    name="message"
                    rows={4}
                    value={gift.message}
                    onChange={(event) => change({ message: event.currentTarget.value })}
                  />
                )}
              </Field>
            </div>
          </>
        )}
      </div>
      <StepActions back={back} busy={busy} label={nextLabel} />
    </form>
  )
}

/** The price of a delivery, or that it is free. */
export function DeliveryPrice({
  option: { price },
}: {
  readonly option: DeliveryOption
}): ReactNode {
  const { t, money } = useMessages()
  return price.minor === 0 ? t('checkout.free') : money(price)
}

/** `Arrives 2 to 4 December`. */
export function Arrival({
  option,
}: {
  readonly option: Pick<DeliveryOption, 'arrivesFrom' | 'arrivesUntil'>
}): ReactNode {
  const { t, dateRange } = useMessages()
  return t('checkout.arrives', { dates: dateRange(option.arrivesFrom, option.arrivesUntil) })
}
