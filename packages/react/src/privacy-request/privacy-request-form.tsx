'use client'
import { PRIVACY_CHOICES, PRIVACY_REQUEST_FIELDS } from '@selvage/core/privacy-request'
import type { PrivacyRequestForm as PrivacyRequestValues } from '@selvage/core/privacy-request'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { RadioCards, TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { privacyErrorText, privacyFieldId, privacySummary } from './privacy-request-errors.ts'
import type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'
import * as css from './privacy-request.css.ts'

/** Props of {@link PrivacyRequestForm}. */
export interface PrivacyRequestFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The form before anybody has typed, or as it was typed. */
  readonly values: PrivacyRequestValues
  /** The errors by field; none when left out. */
  readonly errors?: PrivacyRequestFieldErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

/**
 * A plain form with the fields `request` and `email`, which asks for a copy of the data about an
 * address, for its deletion, or not to sell it; the last one needs no address.
 */
export function PrivacyRequestForm({
  action,
  values,
  errors = {},
  error,
  attempt = 0,
}: PrivacyRequestFormProps): ReactNode {
  needProps('PrivacyRequestForm', { values })
  const { t } = useMessages()
  return (
    <form className={`${component} ${css.fields}`} method="post" action={action} noValidate>
      <ErrorSummary
        attempt={attempt}
        title={t('privacy-request.summary')}
        errors={privacySummary(t, errors)}
      />
      {error && <ErrorNotice error={error} />}
      <RadioCards
        id={privacyFieldId('request')}
        legend={t('privacy-request.question')}
        name={PRIVACY_REQUEST_FIELDS.request}
        required
        error={privacyErrorText(t, 'request', errors.request)}
        options={PRIVACY_CHOICES.map((value) => ({
          value,
          title: t(`privacy-request.${value}`),
          detail: t(`privacy-request.${value}Detail`),
        }))}
        {...(values.request !== '' && { defaultValue: values.request })}
      />
      <TextField
        id={privacyFieldId('email')}
        name={PRIVACY_REQUEST_FIELDS.email}
        label={t('account.email')}
        hint={t('privacy-request.emailHint')}
        error={privacyErrorText(t, 'email', errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={values.email}
      />
      <Button type="submit" wide>
        {t('privacy-request.send')}
      </Button>
    </form>
  )
}
