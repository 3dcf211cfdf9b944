'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { newsletterSummary } from './newsletter-errors.ts'
import type { NewsletterFieldErrors } from './newsletter-errors.ts'
import * as css from './newsletter.css.ts'

/** Props of every form of the newsletter: where it is posted to, and what was wrong with it. */
export interface NewsletterFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The errors by field; none when left out. */
  readonly errors?: NewsletterFieldErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

interface FrameProps extends NewsletterFormProps {
  /** The token of the mail's link, which is posted along. */
  readonly token?: string | undefined
  /** The text of the button that sends the form. */
  readonly submit: string
  readonly children: ReactNode
}

/** The frame of the newsletter's forms: the summary, the fields, and one button. */
export function NewsletterFrame({
  action,
  errors = {},
  error,
  attempt = 0,
  token,
  submit,
  children,
}: FrameProps): ReactNode {
  const { t } = useMessages()
  return (
    <form className={`${component} ${css.form}`} method="post" action={action} noValidate>
      <ErrorSummary
        attempt={attempt}
        title={t('newsletter.summary')}
        errors={newsletterSummary(t, errors)}
      />
      {error && <ErrorNotice error={error} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {children}
      <Button type="submit" wide>
        {submit}
      </Button>
    </form>
  )
}
