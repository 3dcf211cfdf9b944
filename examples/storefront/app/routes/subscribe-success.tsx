import { NEWSLETTER_LINK_DAYS } from '@selvage/core/newsletter'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { NewsletterEnd } from '../newsletter/newsletter-end.tsx'
import type { Route } from './+types/subscribe-success'

/** The token of the preferences is there once the subscription is confirmed. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') }
}

export default function SubscribeSuccess({ loaderData: { token } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  if (token === null)
    return (
      <NewsletterEnd
        title={t('newsletter.sentTitle')}
        lead={t('newsletter.sentText')}
        next={[
          t('newsletter.sentNext_link', { days: NEWSLETTER_LINK_DAYS }),
          t('newsletter.sentNext_spam'),
        ]}
        to={{ href: localizePath('subscribe', lang), label: t('newsletter.sentAgain') }}
      />
    )
  return (
    <NewsletterEnd
      title={t('newsletter.successTitle')}
      lead={t('newsletter.successText')}
      next={[t('newsletter.successNext_write'), t('newsletter.successNext_change')]}
      to={{
        href: localizePath('newsletter-preferences', lang, {}, { token }),
        label: t('newsletter.preferences'),
      }}
    />
  )
}
