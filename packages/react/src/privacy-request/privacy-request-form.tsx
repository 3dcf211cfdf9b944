'use client'
import { PRIVACY_CHOICES, PRIVACY_REQUEST_FIELDS } from '@selvage/core/privacy-request'
import type { PrivacyRequestForm as PrivacyRequestValues } from '@selvage/core/privacy-request'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { PrivacyFrame } from './privacy-frame.tsx'
import type { PrivacyFormProps } from './privacy-frame.tsx'
import { privacyErrorText, privacyFieldId } from './privacy-request-errors.ts'
import { RequestChoice } from './request-choice.tsx'

/** Props of {@link PrivacyRequestForm}. */
export interface PrivacyRequestFormProps extends PrivacyFormProps {
  /** The form before anybody has typed, or as it was typed. */
  readonly values: PrivacyRequestValues
}

/**
 * A plain form with the fields `request` and `email`, which asks for a copy of the data about an
 * address, for its deletion, or not to sell it; the last one needs no address.
 */
export function PrivacyRequestForm({ values, ...form }: PrivacyRequestFormProps): ReactNode {
  needProps('PrivacyRequestForm', { values })
  const { t } = useMessages()
  return (
    <PrivacyFrame {...form}>
      <RequestChoice
        options={PRIVACY_CHOICES.map((choice) => ({
          value: choice,
          title: t(`privacy-request.choice_${choice}`),
          detail: t(`privacy-request.detail_${choice}`),
        }))}
        value={values.request}
        errors={form.errors}
      />
      <TextField
        id={privacyFieldId('email')}
        name={PRIVACY_REQUEST_FIELDS.email}
        label={t('account.email')}
        hint={t('privacy-request.emailHint')}
        error={privacyErrorText(t, 'email', form.errors?.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={values.email}
      />
    </PrivacyFrame>
  )
}
