import { checkRegistration, register } from '@selvage/core/account'
import { data, redirect } from 'react-router'
import { askedNext, nextPage } from '../account/account-paths.ts'
import { enter, rejectedForm } from '../account/enter.server.ts'
import { EntryPage } from '../account/entry-page.tsx'
import { entryPage } from '../account/entry-page.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/register'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await entryPage(context.get(shopContext), request)
  return typeof page === 'string' ? redirect(page) : page
}

/** Makes an account, whose member goes on in the country and the money of the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const { country, currency, measurement, language, locale, storefrontOrigins } = shop.page
  const form = await request.formData()
  const values = {
    screenName: formText(form, 'screen_name'),
    email: formText(form, 'email'),
    newsletter: form.has('newsletter_opt_in'),
  }
  const typed = { ...values, password: formText(form, 'password') }
  const errors = checkRegistration(typed)
  if (Object.keys(errors).length > 0) return data({ values, errors, attempt: 1 }, { status: 400 })
  const body = { ...typed, country, currency, measurement, locale, ...shop.choices }
  try {
    await enter(shop, () => shop.gateway.send(register, { body }))
  } catch (error) {
    return data({ values, attempt: 1, ...rejectedForm(error) }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'account.welcome' })
  return redirect(nextPage(askedNext(request), language, storefrontOrigins[0] ?? ''), 303)
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryPage {...loaderData} join={actionData} joinsFirst />
}
