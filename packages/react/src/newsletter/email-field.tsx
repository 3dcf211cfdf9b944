'use client'
import { NEWSLETTER_FIELDS } from '@selvage/core/newsletter'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { newsletterErrorText, newsletterFieldId } from './newsletter-errors.ts'
import type { NewsletterFieldErrors } from './newsletter-errors.ts'

interface EmailFieldProps {
  readonly email: string
  readonly errors?: NewsletterFieldErrors | undefined
}

/** The address that the newsletter goes to. */
export function EmailField({ email, errors = {} }: EmailFieldProps): ReactNode {
  const { t } = useMessages()
  return (
    <TextField
      id={newsletterFieldId('email')}
      name={NEWSLETTER_FIELDS.email}
      label={t('account.email')}
      error={newsletterErrorText(t, 'email', errors.email)}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={email}
    />
  )
}
