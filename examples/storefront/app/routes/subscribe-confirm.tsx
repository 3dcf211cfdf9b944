import { checkNewsletterLink, confirmNewsletter } from '@selvage/core/newsletter'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { ConfirmSubscription } from '@selvage/react/newsletter'
import { data, redirect } from 'react-router'
import { LinkOver } from '../newsletter/link-over.tsx'
import { ShortPage } from '../page/short-page.tsx'
import { isLinkOver, statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/subscribe-confirm'

/** Looks at the link alone: a program that opens the links of mails must not use them up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const check = () =>
    context.get(shopContext).gateway.send(checkNewsletterLink, { body: { token } })
  const isOver =
    token === '' ||
    (await needed(
      check().then(
        () => false,
        (error: unknown) => {
          if (isLinkOver(error)) return true
          throw error
        },
      ),
    ))
  return { token, isOver }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, page } = context.get(shopContext)
  const token = formText(await request.formData(), 'token')
  try {
    const confirmed = await gateway.send(confirmNewsletter, { body: { token } })
    const success = { token: confirmed.token }
    return redirect(localizePath('subscribe-success', page.language, {}, success), 303)
  } catch (error) {
    if (isLinkOver(error)) return data({ isOver: true, error: undefined }, { status: 400 })
    return data({ isOver: false, error: toErrorMessage(error) }, { status: statusOf(error) })
  }
}

export default function SubscribeConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { token } = loaderData
  if (actionData ? actionData.isOver : loaderData.isOver) return <LinkOver />
  return (
    <ShortPage title={t('newsletter.confirmTitle')} lead={t('newsletter.confirmText')}>
      <ConfirmSubscription
        action={localizePath('subscribe-confirm', lang, {}, { token })}
        token={token}
        error={actionData?.error}
      />
    </ShortPage>
  )
}
