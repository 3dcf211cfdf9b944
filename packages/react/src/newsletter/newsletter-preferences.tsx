'use client'
import type { NewsletterForm } from '@selvage/core/newsletter'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { Loading } from '../skeleton/index.ts'
import { NewsletterFields } from './newsletter-fields.tsx'
import { NewsletterFrame } from './newsletter-frame.tsx'
import type { NewsletterFormProps } from './newsletter-frame.tsx'
import * as css from './newsletter.css.ts'

/** A subscription while it is fetched, when it could not be, and as it is, or as it was typed. */
export type NewsletterState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: ErrorMessage }
  | { readonly state: 'loaded'; readonly newsletter: NewsletterForm }

/** Props of {@link NewsletterPreferences}. */
export interface NewsletterPreferencesProps extends NewsletterFormProps {
  /** The subscription that is changed. */
  readonly subscription: NewsletterState
  /** The token of the mail's link, which is posted along; none for a member. */
  readonly token?: string | undefined
  /** The page that ends the newsletter. */
  readonly unsubscribeHref: string
}

/** A plain form that changes a subscription, with the way to end it. */
export function NewsletterPreferences({
  subscription,
  token,
  unsubscribeHref,
  ...form
}: NewsletterPreferencesProps): ReactNode {
  needProps('NewsletterPreferences', { subscription })
  needHrefs('NewsletterPreferences', { unsubscribeHref })
  const { t } = useMessages()
  if (subscription.state === 'loading') return <Loading />
  if (subscription.state === 'error') return <ErrorNotice error={subscription.error} />
  const { newsletter } = subscription
  return (
    <>
      <NewsletterFrame {...form} token={token} submit={t('profile.save')}>
        <p className={css.quiet}>
          {t('common.labelled', { label: t('account.email'), text: newsletter.email })}
        </p>
        <NewsletterFields values={newsletter} errors={form.errors} />
      </NewsletterFrame>
      <p className={css.below}>
        <Link href={unsubscribeHref}>{t('newsletter.unsubscribe')}</Link>
      </p>
    </>
  )
}
