'use client'
import { PRIVACY_REQUEST_FIELDS } from '@selvage/core/privacy-request'
import type { PrivacyChoice } from '@selvage/core/privacy-request'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { privacyErrorText, privacyFieldId } from './privacy-request-errors.ts'
import type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'

interface RequestChoiceProps {
  readonly choices: readonly PrivacyChoice[]
  readonly value: PrivacyChoice | ''
  readonly errors?: PrivacyRequestFieldErrors | undefined
}

/** The choice of one request, of which none is made at first. */
export function RequestChoice({ choices, value, errors = {} }: RequestChoiceProps): ReactNode {
  const { t } = useMessages()
  return (
    <RadioCards
      id={privacyFieldId('request')}
      legend={t('privacy-request.question')}
      name={PRIVACY_REQUEST_FIELDS.request}
      required
      error={privacyErrorText(t, 'request', errors.request)}
      options={choices.map((choice) => ({
        value: choice,
        title: t(`privacy-request.choice_${choice}`),
        detail: t(`privacy-request.detail_${choice}`),
      }))}
      defaultValue={value === '' ? undefined : value}
    />
  )
}
