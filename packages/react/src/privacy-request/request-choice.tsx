'use client'
import { PRIVACY_REQUEST_FIELDS } from '@selvage/core/privacy-request'
import type { PrivacyChoice } from '@selvage/core/privacy-request'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { privacyErrorText, privacyFieldId } from './privacy-request-errors.ts'
import type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'

interface RequestChoiceProps<Choice extends PrivacyChoice> {
  readonly options: readonly RadioCard<Choice>[]
  readonly value: Choice | ''
  readonly errors?: PrivacyRequestFieldErrors | undefined
}

/** The choice of one request, of which none is made at first. */
export function RequestChoice<Choice extends PrivacyChoice>({
  options,
  value,
  errors = {},
}: RequestChoiceProps<Choice>): ReactNode {
  const { t } = useMessages()
  return (
    <RadioCards
      id={privacyFieldId('request')}
      legend={t('privacy-request.question')}
      name={PRIVACY_REQUEST_FIELDS.request}
      required
      error={privacyErrorText(t, 'request', errors.request)}
      options={options}
      defaultValue={value === '' ? undefined : value}
    />
  )
}
