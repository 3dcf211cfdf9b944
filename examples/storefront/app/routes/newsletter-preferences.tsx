import {
  changeNewsletter,
  checkNewsletterPreferences,
  getNewsletter,
} from '@selvage/core/newsletter'
import { isShopError } from '@selvage/core/contract'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { Island } from '../island-runtime/island.tsx'
import NewsletterPreferencesIsland from '../islands/newsletter-preferences.tsx'
import { LinkOver } from '../newsletter/link-over.tsx'
import { ShortPage } from '../page/short-page.tsx'
import {
  readNewsletterForm,
  rejectedNewsletter,
} from '../newsletter/read-newsletter-form.server.ts'
import { logInFirst } from '../account/session-user.server.ts'
import { isLinkOver, statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import type { Route } from './+types/newsletter-preferences'

/** The token of a link; none for a member, whose own subscription is meant. */
const tokenOf = ({ url }: Request): string | undefined =>
  new URL(url).searchParams.get('token') ?? undefined

const noMember = (error: unknown): boolean =>
  isShopError(error) && (error.status === 401 || error.status === 403)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const token = tokenOf(request)
  if (token === undefined && !shop.hasSession) return logInFirst(shop, request)
  try {
    const { newsletter } = await shop.gateway.send(getNewsletter, { body: { token } })
    // A member without a subscription begins one.
    if (!newsletter) return begin(shop)
    return { token, subscription: { state: 'loaded', newsletter } as const }
  } catch (error) {
    if (isLinkOver(error)) return { token, subscription: null }
    if (token === undefined && noMember(error)) return logInFirst(shop, request)
    return { token, subscription: { state: 'error', error: toErrorMessage(error) } as const }
  }
}

const begin = ({ page }: Shop): never => {
  throw redirect(localizePath('subscribe', page.language), 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const token = form.has('token') ? formText(form, 'token') : undefined
  const { email, ...values } = readNewsletterForm(form)
  const errors = checkNewsletterPreferences(values)
  if (Object.keys(errors).length > 0)
    return data({ isOver: false, values, errors, error: undefined }, { status: 400 })
  try {
    await shop.gateway.send(changeNewsletter, { body: { token, ...values } })
  } catch (error) {
    if (isLinkOver(error))
      return data({ isOver: true, values, errors, error: undefined }, { status: 400 })
    if (token === undefined && noMember(error)) return logInFirst(shop, request)
    const rejected = { error: undefined, ...rejectedNewsletter(error) }
    return data({ isOver: false, values, ...rejected }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'profile.saved' })
  return redirect(localizePath('newsletter-preferences', shop.page.language, {}, { token }), 303)
}

export default function NewsletterPreferencesPage({
  loaderData: { token, subscription },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  if (subscription === null || actionData?.isOver === true) return <LinkOver />
  const shown =
    subscription.state === 'loaded' && actionData
      ? { ...subscription, newsletter: { ...subscription.newsletter, ...actionData.values } }
      : subscription
  return (
    <ShortPage title={t('newsletter.preferences')} lead={t('newsletter.lead')}>
      <Island
        name="newsletter-preferences"
        of={NewsletterPreferencesIsland}
        props={{
          token,
          subscription: shown,
          action: localizePath('newsletter-preferences', lang, {}, { token }),
          unsubscribeHref: localizePath('unsubscribe', lang, {}, { token }),
          ...(actionData && { errors: actionData.errors, error: actionData.error, attempt: 1 }),
        }}
        when={actionData ? 'load' : 'idle'}
      />
    </ShortPage>
  )
}
