'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'
import type { NewsletterFormProps } from './newsletter-frame.tsx'

/** Props of {@link ConfirmSubscription}. */
export interface ConfirmSubscriptionProps extends Pick<NewsletterFormProps, 'action' | 'error'> {
  /** The token of the mail's link, which is posted along. */
  readonly token: string
}

/** A plain form with one button, which confirms a subscription by the link of its mail. */
export function ConfirmSubscription(form: ConfirmSubscriptionProps): ReactNode {
  const { t } = useMessages()
  return (
    <NewsletterFrame {...form} submit={t('newsletter.confirm')}>
      {null}
    </NewsletterFrame>
  )
}
