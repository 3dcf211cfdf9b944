import { chooseConsent } from '@selvage/core/consent'
import {
  askAboutData,
  checkPrivacyRequest,
  fromPrivacyDetails,
  isPrivacyChoice,
} from '@selvage/core/privacy-request'
import type { PrivacyRequestForm } from '@selvage/core/privacy-request'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { userOf } from '../account/session-user.server.ts'
import { Island } from '../island-runtime/island.tsx'
import PrivacyRequestIsland from '../islands/privacy-request.tsx'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { rejectedForm } from '../page/rejected-form.server.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import * as css from '../privacy-request/privacy-page.css.ts'
import { isSentPage, RequestSent, sentPath } from '../privacy-request/request-sent.tsx'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'
import type { Route } from './+types/request-for-information'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const values: PrivacyRequestForm = { email: (await userOf(shop))?.email ?? '', request: '' }
  return { values, isSent: isSentPage(request) }
}

/** Asks for the mail with the link, and says the same whether the address is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const choice = formText(form, 'request')
  const values: PrivacyRequestForm = {
    email: formText(form, 'email'),
    request: isPrivacyChoice(choice) ? choice : '',
  }
  const errors = checkPrivacyRequest(values)
  if (Object.keys(errors).length > 0) return data({ values, errors, attempt: 1 }, { status: 400 })
  try {
    return redirect(await send(shop, values), 303)
  } catch (error) {
    const rejected = rejectedForm(error, fromPrivacyDetails)
    return data({ values, attempt: 1, ...rejected }, { status: statusOf(error) })
  }
}

/** Sends a request, and returns the page that follows it. @source spec 2 §4 */
async function send(shop: Shop, { email, request }: PrivacyRequestForm): Promise<string> {
  const { language } = shop.page
  if (request === '' || request === 'doNotSell') {
    const { analytics } = shop.consent
    const body = { analytics, marketing: false, doNotSell: true }
    await sendAsVisitor(() => shop.gateway.send(chooseConsent, { body }))
    shop.flash.show({ severity: 'success', text: 'consent.savedDoNotSell' })
    return localizePath('privacy-choices', language)
  }
  await shop.gateway.send(askAboutData, { body: { email, request } })
  return sentPath('request-for-information', language)
}

export default function RequestForInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { isSent, values } = loaderData
  if (isSent && !actionData) return <RequestSent lead={t('privacy-page.sentText')} />
  const action = localizePath('request-for-information', lang)
  return (
    <ShortPage
      title={t('privacy-page.title')}
      lead={t('privacy-page.lead')}
      route="request-for-information"
    >
      <Island
        name="privacy-request"
        of={PrivacyRequestIsland}
        props={{ values, ...actionData, action }}
        when={actionData ? 'load' : 'idle'}
      />
      <div className={css.below}>
        <p>{t('privacy-page.times')}</p>
        <p>{t('privacy-page.children')}</p>
        <p>
          <a href={localizePath('represent-resident', lang)}>{t('privacy-page.representTitle')}</a>
        </p>
        <p>
          <a href={documentRoutes.localizePath('privacy', lang)}>{t('content.name_privacy')}</a>
        </p>
      </div>
    </ShortPage>
  )
}
