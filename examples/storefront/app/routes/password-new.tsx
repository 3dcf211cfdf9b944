import { askForPassword, checkAccountEmail, PASSWORD_LINK_MINUTES } from '@selvage/core/account'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { accountPath, askedNext } from '../account/account-paths.ts'
import { rejectedForm } from '../account/enter.server.ts'
import { ShortPage } from '../page/short-page.tsx'
import { Island } from '../island-runtime/island.tsx'
import AskForPasswordIsland from '../islands/ask-for-password.tsx'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/password-new'

export function loader({ request }: Route.LoaderArgs) {
  return { asked: askedNext(request) }
}

/** Asks for the mail, and says the same whether the address has an account or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const email = formText(await request.formData(), 'email')
  const errors = checkAccountEmail(email)
  if (Object.keys(errors).length > 0) return data({ email, errors, attempt: 1 }, { status: 400 })
  try {
    const next = askedNext(request) ?? undefined
    await shop.gateway.send(askForPassword, { body: { email, next } })
  } catch (error) {
    return data({ email, attempt: 1, ...rejectedForm(error) }, { status: statusOf(error) })
  }
  shop.flash.show({
    severity: 'success',
    text: 'account.asked',
    params: { minutes: PASSWORD_LINK_MINUTES },
  })
  return redirect(accountPath('login', shop.page.language, askedNext(request) ?? undefined), 303)
}

export default function PasswordNew({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <ShortPage title={t('account.askTitle')} lead={t('account.askLead')}>
      <Island
        name="ask-for-password"
        of={AskForPasswordIsland}
        props={{ ...actionData, action: accountPath('password-new', lang, asked ?? undefined) }}
        when={actionData ? 'load' : 'idle'}
      />
    </ShortPage>
  )
}
