'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { EmailField } from './email-field.tsx'
import { NewsletterFrame } from './newsletter-frame.tsx'
import type { NewsletterFormProps } from './newsletter-frame.tsx'

/** Props of {@link NewsletterLinkForm}. */
export interface NewsletterLinkFormProps extends NewsletterFormProps {
  /** The e-mail address that was typed before. */
  readonly email?: string | undefined
}

/** A plain form with the field `email`, which asks for a mail with the way to the preferences. */
export function NewsletterLinkForm({ email = '', ...form }: NewsletterLinkFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <NewsletterFrame {...form} submit={t('newsletter.linkSend')}>
      <EmailField email={email} errors={form.errors} />
    </NewsletterFrame>
  )
}
