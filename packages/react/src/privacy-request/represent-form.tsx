'use client'
import {
  AGENT_NAME_MAX,
  PRIVACY_REQUEST_FIELDS,
  PRIVACY_REQUESTS,
} from '@selvage/core/privacy-request'
import type { RepresentForm as RepresentValues } from '@selvage/core/privacy-request'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { PrivacyFrame } from './privacy-frame.tsx'
import type { PrivacyFormProps } from './privacy-frame.tsx'
import { privacyErrorText, privacyFieldId } from './privacy-request-errors.ts'
import { RequestChoice } from './request-choice.tsx'

/** Props of {@link RepresentForm}. */
export interface RepresentFormProps extends PrivacyFormProps {
  /** The form before anybody has typed, or as it was typed. */
  readonly values: RepresentValues
}

/**
 * A plain form with the fields `request`, `name`, `email` and `resident`, by which an agent asks
 * for the person whom they represent. The person permits it by a link.
 */
export function RepresentForm({ values, ...form }: RepresentFormProps): ReactNode {
  needProps('RepresentForm', { values })
  const { t } = useMessages()
  const field = (name: 'name' | 'email' | 'resident') => ({
    id: privacyFieldId(name),
    name: PRIVACY_REQUEST_FIELDS[name],
    error: privacyErrorText(t, name, form.errors?.[name]),
    defaultValue: values[name],
    required: true,
  })
  return (
    <PrivacyFrame {...form}>
      <RequestChoice
        options={PRIVACY_REQUESTS.map((request) => ({
          value: request,
          title: t(`privacy-request.theirs_${request}`),
          detail: t(`privacy-request.theirDetail_${request}`),
        }))}
        value={values.request}
        errors={form.errors}
      />
      <TextField
        {...field('name')}
        label={t('privacy-request.agentName')}
        hint={t('privacy-request.agentNameHint')}
        autoComplete="name"
        maxLength={AGENT_NAME_MAX}
      />
      <TextField
        {...field('email')}
        label={t('privacy-request.agentEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field('resident')}
        label={t('privacy-request.resident')}
        hint={t('privacy-request.residentHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </PrivacyFrame>
  )
}
