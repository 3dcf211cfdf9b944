import {
  checkRepresent,
  fromPrivacyDetails,
  isPrivacyRequest,
  representResident,
} from '@selvage/core/privacy-request'
import type { RepresentForm } from '@selvage/core/privacy-request'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { Island } from '../island-runtime/island.tsx'
import RepresentIsland from '../islands/represent.tsx'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { rejectedForm } from '../page/rejected-form.server.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import * as css from '../privacy-request/privacy-page.css.ts'
import { isSentPage, RequestSent, sentPath } from '../privacy-request/request-sent.tsx'
import type { Route } from './+types/represent-resident'

const EMPTY: RepresentForm = { request: '', name: '', email: '', resident: '' }

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: isSentPage(request) }
}

/** Asks the person for permission, and says the same whether the address is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, page } = context.get(shopContext)
  const form = await request.formData()
  const choice = formText(form, 'request')
  const asked = isPrivacyRequest(choice) ? choice : undefined
  const typed = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    resident: formText(form, 'resident'),
  }
  const values: RepresentForm = { ...typed, request: asked ?? '' }
  const errors = checkRepresent(values)
  if (asked === undefined || Object.keys(errors).length > 0)
    return data({ values, errors, attempt: 1 }, { status: 400 })
  try {
    await gateway.send(representResident, { body: { ...typed, request: asked } })
  } catch (error) {
    const rejected = rejectedForm(error, fromPrivacyDetails)
    return data({ values, attempt: 1, ...rejected }, { status: statusOf(error) })
  }
  return redirect(sentPath('represent-resident', page.language), 303)
}

export default function RepresentResident({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  if (loaderData.isSent && !actionData)
    return <RequestSent lead={t('privacy-page.representSent')} />
  return (
    <ShortPage
      title={t('privacy-page.representTitle')}
      lead={t('privacy-page.representLead')}
      route="represent-resident"
    >
      <Island
        name="represent"
        of={RepresentIsland}
        props={{ values: EMPTY, ...actionData, action: localizePath('represent-resident', lang) }}
        when={actionData ? 'load' : 'idle'}
      />
      <div className={css.below}>
        <p>{t('privacy-page.proof')}</p>
        <p>
          <a href={documentRoutes.localizePath('contact', lang)}>{t('content.name_contact')}</a>
        </p>
        <p>
          <a href={localizePath('request-for-information', lang)}>{t('privacy-page.title')}</a>
        </p>
      </div>
    </ShortPage>
  )
}
