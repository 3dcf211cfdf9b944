import { cancelPrivacyRequest, confirmPrivacyRequest } from '@selvage/core/privacy-request'
import { isShopError } from '@selvage/core/contract'
import { localizePath } from '@selvage/i18n/routes'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { accountPath } from '../account/account-paths.ts'
import { isLinkOver, statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import { linkToken, loadRequest } from '../privacy-request/load-request.server.ts'
import { LogInFirst } from '../privacy-request/log-in-first.tsx'
import { PrivacyButton } from '../privacy-request/privacy-button.tsx'
import * as css from '../privacy-request/privacy-page.css.ts'
import { privacyPath, privacyRoute } from '../privacy-request/privacy-paths.ts'
import { RequestOver } from '../privacy-request/request-over.tsx'
import { WhatStays } from '../privacy-request/what-stays.tsx'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'
import type { Route } from './+types/privacy-confirm'

/** Shows what the link is about; a request that has gone on is shown on the page of its outcome. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const token = linkToken(request)
  const asked = await loadRequest(shop, token)
  if (asked && privacyRoute(asked) !== 'privacy-confirm')
    throw redirect(privacyPath(asked, shop.page.language, token), 303)
  return { token, asked }
}

/** Confirms or cancels the request of the posted token. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const token = formText(form, 'token')
  const call = formText(form, 'do') === 'cancel' ? cancelPrivacyRequest : confirmPrivacyRequest
  const { language } = shop.page
  try {
    const answered = await sendAsVisitor(() => shop.gateway.send(call, { body: { token } }))
    return redirect(privacyPath(answered, language, token), 303)
  } catch (error) {
    if (isLinkOver(error)) return data({ isOver: true, error: undefined }, { status: 400 })
    if (isShopError(error) && error.code === 'UNAUTHORIZED') {
      const here = localizePath('privacy-confirm', language, {}, { token })
      return redirect(accountPath('login', language, here), 303)
    }
    return data({ isOver: false, error: toErrorMessage(error) }, { status: statusOf(error) })
  }
}

export default function PrivacyConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { token, asked } = loaderData
  if (!asked || actionData?.isOver === true) return <RequestOver />
  const { request, email, agent, needsLogIn } = asked
  const here = localizePath('privacy-confirm', lang, {}, { token })
  return (
    <ShortPage
      title={t(`privacy-page.confirmTitle_${request}`)}
      lead={
        agent
          ? t('privacy-page.permitLead', { ...agent })
          : t(`privacy-page.confirmText_${request}`)
      }
    >
      {agent && <p>{t(`privacy-page.permitText_${request}`)}</p>}
      <p>{t('privacy-page.confirmLead', { email })}</p>
      {actionData?.error && <ErrorNotice error={actionData.error} />}
      {request === 'delete' && <WhatStays />}
      {needsLogIn && <LogInFirst next={here} />}
      <div className={css.actions}>
        {!needsLogIn && (
          <PrivacyButton
            action={here}
            token={token}
            intent="confirm"
            label={t(agent ? 'privacy-page.permit' : `privacy-page.confirm_${request}`)}
          />
        )}
        <PrivacyButton
          action={here}
          token={token}
          intent="cancel"
          kind="link"
          label={t('privacy-page.cancel')}
        />
      </div>
    </ShortPage>
  )
}
