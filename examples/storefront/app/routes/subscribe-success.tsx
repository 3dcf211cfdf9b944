import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { ShortPage } from '../page/short-page.tsx'
import type { Route } from './+types/subscribe-success'

/** The token of the preferences is there once the subscription is confirmed. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') }
}

export default function SubscribeSuccess({ loaderData: { token } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  if (token === null)
    return <ShortPage title={t('newsletter.sentTitle')} lead={t('newsletter.sentText')} isAnswer />
  return (
    <ShortPage title={t('newsletter.successTitle')} lead={t('newsletter.successText')} isAnswer>
      <ButtonLink href={localizePath('newsletter-preferences', lang, {}, { token })}>
        {t('newsletter.preferences')}
      </ButtonLink>
    </ShortPage>
  )
}
