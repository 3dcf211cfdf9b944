'use client'
import type { ReactNode } from 'react'
import { FormFrame } from '../error-summary/form-frame.tsx'
import type { PlainFormProps } from '../error-summary/form-frame.tsx'
import { useMessages } from '../messages/index.ts'
import { privacySummary } from './privacy-request-errors.ts'
import type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'

/** Props of every form of a request about data. */
export type PrivacyFormProps = PlainFormProps<PrivacyRequestFieldErrors>

interface FrameProps extends PrivacyFormProps {
  readonly children: ReactNode
}

/** The frame of the forms of a request. */
export function PrivacyFrame({ errors = {}, ...form }: FrameProps): ReactNode {
  const { t } = useMessages()
  return (
    <FormFrame
      {...form}
      title={t('privacy-request.summary')}
      summary={privacySummary(t, errors)}
      send={t('privacy-request.send')}
    />
  )
}
