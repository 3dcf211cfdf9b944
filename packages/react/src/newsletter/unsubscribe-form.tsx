'use client'
import { NEWSLETTER_CHANNELS } from '@selvage/core/newsletter'
import type { NewsletterChannel } from '@selvage/core/newsletter'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'

/** Props of {@link UnsubscribeForm}. */
export interface UnsubscribeFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The token of the mail's link, which is posted along; none for a member. */
  readonly token?: string | undefined
  /** The choice that is made at first; e-mail unless given. */
  readonly from?: NewsletterChannel | undefined
  /** True when the subscription could not be ended right now. */
  readonly failed?: boolean | undefined
}

/** A plain form with the field `from`, which ends e-mail, text messages, or both. */
export function UnsubscribeForm({
  action,
  token,
  from = 'email',
  failed = false,
}: UnsubscribeFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <>
      {failed && (
        <Flash severity="error" title={t('newsletter.failed')}>
          {t('newsletter.failedText')}
        </Flash>
      )}
      <NewsletterFrame action={action} token={token} submit={t('newsletter.unsubscribe')}>
        <RadioCards
          legend={t('newsletter.end')}
          name="from"
          defaultValue={from}
          options={NEWSLETTER_CHANNELS.map((value) => ({
            value,
            title: t(`newsletter.end_${value}`),
          }))}
        />
      </NewsletterFrame>
    </>
  )
}
