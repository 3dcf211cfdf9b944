import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { UnsubscribeForm } from '@selvage/react/newsletter'
import { Island } from '../island-runtime/island.tsx'
import NewsletterLinkIsland from '../islands/newsletter-link.tsx'
import { LinkOver } from '../newsletter/link-over.tsx'
import { NewsletterEnd } from '../newsletter/newsletter-end.tsx'
import { ShortPage } from '../page/short-page.tsx'
import { askForLink, end, unsubscribePage } from '../newsletter/unsubscribe-page.server.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/unsubscribe'

/** The token of a link; none for a member, whose own subscription is meant. */
const tokenOf = ({ url }: Request): string | undefined =>
  new URL(url).searchParams.get('token') ?? undefined

export async function loader({ request, context }: Route.LoaderArgs) {
  return unsubscribePage(context.get(shopContext), tokenOf(request))
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  return form.has('email')
    ? askForLink(shop, formText(form, 'email'))
    : end(shop, form, tokenOf(request))
}

export default function Unsubscribe({
  loaderData: { token, asks, isOver },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const ended = actionData?.ended
  if (ended)
    return (
      <NewsletterEnd
        title={t('newsletter.ended')}
        lead={t(`newsletter.ended_${ended.from}`, { email: ended.email })}
        next={[t('newsletter.endedNext_orders'), t('newsletter.backAgain')]}
        to={{
          href: localizePath('newsletter-preferences', lang, {}, { token }),
          label: t('newsletter.preferences'),
        }}
      />
    )
  if (isOver || actionData?.isOver === true) return <LinkOver ends />
  const action = localizePath('unsubscribe', lang, {}, { token })
  if (asks)
    return (
      <ShortPage title={t('newsletter.unsubscribe')} lead={t('newsletter.linkText')}>
        <Island
          name="newsletter-link"
          of={NewsletterLinkIsland}
          props={{ action, ...actionData?.link, ...(actionData?.link && { attempt: 1 }) }}
          when={actionData ? 'load' : 'idle'}
        />
      </ShortPage>
    )
  return (
    <ShortPage title={t('newsletter.unsubscribe')} lead={t('newsletter.endLead')}>
      <UnsubscribeForm
        action={action}
        token={token}
        failed={actionData?.failed !== undefined}
        from={actionData?.failed ?? 'email'}
      />
    </ShortPage>
  )
}
