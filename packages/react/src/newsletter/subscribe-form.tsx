'use client'
import type { NewsletterForm } from '@selvage/core/newsletter'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { EmailField } from './email-field.tsx'
import { NewsletterFields } from './newsletter-fields.tsx'
import { NewsletterFrame } from './newsletter-frame.tsx'
import type { NewsletterFormProps } from './newsletter-frame.tsx'

/** Props of {@link SubscribeForm}. */
export interface SubscribeFormProps extends NewsletterFormProps {
  /** The form as `newNewsletter` begins it, or as it was typed. */
  readonly values: NewsletterForm
}

/**
 * A plain form with the gateway's names of a subscription's fields, which asks for the newsletter.
 */
export function SubscribeForm({ values, ...form }: SubscribeFormProps): ReactNode {
  needProps('SubscribeForm', { values })
  const { t } = useMessages()
  return (
    <NewsletterFrame {...form} submit={t('newsletter.subscribe')}>
      <EmailField email={values.email} errors={form.errors} />
      <NewsletterFields values={values} errors={form.errors} />
    </NewsletterFrame>
  )
}
