import { checkNewsletter, newNewsletter, subscribe } from '@selvage/core/newsletter'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { Island } from '../island-runtime/island.tsx'
import SubscribeIsland from '../islands/subscribe.tsx'
import { ShortPage } from '../page/short-page.tsx'
import {
  readNewsletterForm,
  rejectedNewsletter,
} from '../newsletter/read-newsletter-form.server.ts'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import type { Route } from './+types/subscribe'

/** The form before anybody has typed, in the visitor's country. */
const begin = ({ page: { country, locale } }: Shop, email = '') =>
  newNewsletter({ email, country, locale })

export function loader({ context }: Route.LoaderArgs) {
  return { values: begin(context.get(shopContext)) }
}

/** Asks for the mail that confirms, and says the same whether the address is subscribed or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  // The footer asks for the address alone; its reader can change the rest later.
  const isLead = form.has('lead')
  const values = isLead ? begin(shop, formText(form, 'email')) : readNewsletterForm(form)
  const errors = checkNewsletter(values)
  if (Object.keys(errors).length > 0) return data({ values, errors, attempt: 1 }, { status: 400 })
  try {
    await sendAsVisitor(() => shop.gateway.send(subscribe, { body: values }))
  } catch (error) {
    const rejected = rejectedNewsletter(error)
    return data({ values, attempt: 1, ...rejected }, { status: statusOf(error) })
  }
  return redirect(localizePath('subscribe-success', shop.page.language), 303)
}

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <ShortPage title={t('newsletter.title')} lead={t('newsletter.lead')} route="subscribe">
      <Island
        name="subscribe"
        of={SubscribeIsland}
        props={{ ...loaderData, ...actionData, action: localizePath('subscribe', lang) }}
        when={actionData ? 'load' : 'idle'}
      />
      <p>
        <a href={localizePath('unsubscribe', lang)}>{t('newsletter.unsubscribe')}</a>
      </p>
    </ShortPage>
  )
}
