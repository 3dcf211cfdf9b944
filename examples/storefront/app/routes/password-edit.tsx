import {
  checkNewPassword,
  checkPasswordLink,
  PASSWORD_LINK_MINUTES,
  setPassword,
} from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { data, redirect } from 'react-router'
import { localizePath } from '@selvage/i18n/routes'
import { accountPath, askedNext } from '../account/account-paths.ts'
import { rejectedForm } from '../account/enter.server.ts'
import * as css from '../page/short-page.css.ts'
import { ShortPage } from '../page/short-page.tsx'
import { Island } from '../island-runtime/island.tsx'
import NewPasswordIsland from '../islands/new-password.tsx'
import { isLinkOver, statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { PageHead } from '../page/page-head.tsx'
import { passkeysPath } from '../passkey/passkeys-path.ts'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/password-edit'

/** Looks at the link alone: a program that opens the links of mails must not use them up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isOver =
    token === '' ||
    (await context
      .get(shopContext)
      .gateway.send(checkPasswordLink, { body: { token } })
      .then(() => false, isLinkOver))
  return { token, isOver, next: askedNext(request) ?? undefined }
}

/** Sets the password, and leads to the login, whose form a password manager fills. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const body = { token: formText(form, 'token'), password: formText(form, 'password') }
  const errors = checkNewPassword(body.password)
  if (Object.keys(errors).length > 0)
    return data({ isOver: false, rejected: { errors, attempt: 1 } }, { status: 400 })
  try {
    await shop.gateway.send(setPassword, { body }).catch((error: unknown) => {
      // A session that has ended meanwhile is rejected first; the link is asked without it.
      if (isShopError(error) && error.status === 401)
        return shop.gateway.send(setPassword, { body })
      throw error
    })
  } catch (error) {
    if (isLinkOver(error)) return data({ isOver: true, rejected: undefined }, { status: 400 })
    const rejected = { attempt: 1, ...rejectedForm(error) }
    return data({ isOver: false, rejected }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'account.passwordSet' })
  return redirect(accountPath('login', shop.page.language, askedNext(request) ?? undefined), 303)
}

export default function PasswordEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { token, isOver, next } = loaderData
  if (isOver || actionData?.isOver === true) return <LinkOver next={next} />
  return (
    <ShortPage title={t('account.newTitle')} lead={t('account.newLead')}>
      <Island
        name="new-password"
        of={NewPasswordIsland}
        props={{
          ...actionData?.rejected,
          action: localizePath('password-edit', lang, {}, { token, next }),
          token,
        }}
        when={actionData ? 'load' : 'idle'}
      />
      <p>
        {t('account.newPasskeys')} <a href={passkeysPath(lang)}>{t('account.newPasskeysLink')}</a>
      </p>
    </ShortPage>
  )
}

/** A link that sets no password, with the way to a new one. */
function LinkOver({ next }: { readonly next: string | undefined }) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={t('account.linkOver')} />
      <div className={`${wrap} ${css.page}`}>
        <EmptyState
          title={t('account.linkOver')}
          level={1}
          actions={
            <ButtonLink href={accountPath('password-new', lang, next)}>
              {t('account.askAgain')}
            </ButtonLink>
          }
        >
          {t('account.linkOverText', { minutes: PASSWORD_LINK_MINUTES })}
        </EmptyState>
      </div>
    </SiteFrame>
  )
}
