import { checkCredentials, logIn } from '@selvage/core/account'
import type { JoinedUser } from '@selvage/core/account'
import { logInByPasskey } from '@selvage/core/passkey'
import { data, redirect } from 'react-router'
import { accountPath, askedNext, nextPage } from '../account/account-paths.ts'
import { rejectedForm } from '../account/enter.server.ts'
import { logInWith } from '../account/log-in-with.server.ts'
import { EntryPage } from '../account/entry-page.tsx'
import { entryPage } from '../account/entry-page.server.ts'
import { errorMessage, statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { isLeft, showLeft } from '../page/show-left.server.ts'
import { passkeyAnswerOf } from '../passkey/passkey-answer.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/login'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await entryPage(context.get(shopContext), request)
  return typeof page === 'string' ? redirect(page) : page
}

/** Logs in, or shows why a page whose session has ended leads here. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const { language, storefrontOrigins } = shop.page
  const asked = askedNext(request)
  const form = await request.formData()
  const next = nextPage(asked, language, storefrontOrigins[0] ?? '')
  if (isLeft(form)) {
    showLeft(shop, form)
    return redirect(accountPath('login', language, asked ?? undefined), 303)
  }
  const logInBy = async (send: () => Promise<JoinedUser>) =>
    redirect(await logInWith(shop, send, next), 303)
  if (formText(form, 'intent') === 'passkey') {
    const passkey = passkeyAnswerOf(formText(form, 'passkey'))
    try {
      return await logInBy(() => shop.gateway.send(logInByPasskey, { body: { passkey } }))
    } catch (error) {
      const { error: passkeyError = errorMessage('PASSKEY_INVALID') } = rejectedForm(error)
      return data({ passkeyError }, { status: statusOf(error) })
    }
  }
  const email = formText(form, 'email')
  const password = formText(form, 'password')
  const errors = checkCredentials({ email, password })
  if (Object.keys(errors).length > 0) return data({ email, errors, attempt: 1 }, { status: 400 })
  try {
    return await logInBy(() => shop.gateway.send(logIn, { body: { email, password } }))
  } catch (error) {
    return data({ email, attempt: 1, ...rejectedForm(error) }, { status: statusOf(error) })
  }
}

export default function LogIn({ loaderData, actionData }: Route.ComponentProps) {
  const isPasskey = actionData !== undefined && 'passkeyError' in actionData
  return (
    <EntryPage
      {...loaderData}
      login={isPasskey ? undefined : actionData}
      passkeyError={isPasskey ? actionData.passkeyError : undefined}
    />
  )
}
