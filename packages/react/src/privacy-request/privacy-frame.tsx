'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { privacySummary } from './privacy-request-errors.ts'
import type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'
import * as css from './privacy-request.css.ts'

/** Props of every form of a request about data. */
export interface PrivacyFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The errors by field; none when left out. */
  readonly errors?: PrivacyRequestFieldErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

interface FrameProps extends PrivacyFormProps {
  readonly children: ReactNode
}

/** The frame of the forms of a request: the summary, the fields, and one button. */
export function PrivacyFrame({
  action,
  errors = {},
  error,
  attempt = 0,
  children,
}: FrameProps): ReactNode {
  const { t } = useMessages()
  return (
    <form className={`${component} ${css.fields}`} method="post" action={action} noValidate>
      <ErrorSummary
        attempt={attempt}
        title={t('privacy-request.summary')}
        errors={privacySummary(t, errors)}
      />
      {error && <ErrorNotice error={error} />}
      {children}
      <Button type="submit" wide>
        {t('privacy-request.send')}
      </Button>
    </form>
  )
}
