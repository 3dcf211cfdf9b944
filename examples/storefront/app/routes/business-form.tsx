import {
  applyForGrant,
  checkBusiness,
  EMPTY_BUSINESS,
  fromBusinessDetails,
  grantRound,
  isBusinessStage,
  isBusinessType,
} from '@selvage/core/business'
import type { BusinessForm, BusinessKind } from '@selvage/core/business'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { userOf } from '../account/session-user.server.ts'
import { Island } from '../island-runtime/island.tsx'
import BusinessFormIsland from '../islands/business-form.tsx'
import { statusOf } from '../page/error-message.ts'
import { formLines, formText } from '../page/form-text.ts'
import { rejectedForm } from '../page/rejected-form.server.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import * as css from '../privacy-request/privacy-page.css.ts'
import type { Route } from './+types/business-form'

const kindOf = ({ url }: Request): BusinessKind =>
  documentRoutes.matchPath(new URL(url).pathname)?.route === 'business-owner' ? 'owner' : 'starter'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await userOf(context.get(shopContext))
  const values: BusinessForm = { ...EMPTY_BUSINESS, email: user?.email ?? '' }
  return { kind: kindOf(request), values, round: grantRound(new Date()) }
}

function readBusinessForm(form: FormData): BusinessForm {
  const [businessType, stage] = [formText(form, 'businessType'), formText(form, 'stage')]
  return {
    businessType: isBusinessType(businessType) ? businessType : '',
    shopLink: formText(form, 'shopLink'),
    stage: isBusinessStage(stage) ? stage : '',
    email: formText(form, 'email'),
    question: formLines(form, 'question'),
  }
}

/** Sends an application, which counts once however often its button was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, page } = context.get(shopContext)
  const kind = kindOf(request)
  const values = readBusinessForm(await request.formData())
  const errors = checkBusiness(kind, values)
  if (Object.keys(errors).length > 0) return data({ values, errors, attempt: 1 }, { status: 400 })
  try {
    await gateway.send(applyForGrant, { body: { kind, ...values } })
  } catch (error) {
    const rejected = rejectedForm(error, fromBusinessDetails)
    return data({ values, attempt: 1, ...rejected }, { status: statusOf(error) })
  }
  return redirect(documentRoutes.localizePath('business-confirm', page.language), 303)
}

export default function BusinessFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t, date } = useMessages()
  const { kind, values, round } = loaderData
  const other = kind === 'owner' ? 'starter' : 'owner'
  const action = documentRoutes.localizePath(`business-${kind}`, lang)
  return (
    <ShortPage
      title={t(`business-page.title_${kind}`)}
      lead={t(`business-page.lead_${kind}`)}
      paths={documentRoutes.alternatePaths(`business-${kind}`)}
    >
      <Island
        name="business-form"
        of={BusinessFormIsland}
        props={{ kind, values, ...actionData, action }}
        when={actionData ? 'load' : 'idle'}
      />
      <div className={css.below}>
        <p>
          {t('business-page.round', { closes: date(round.closes), answers: date(round.answers) })}
        </p>
        <p>{t('business-page.data')}</p>
        <p>
          <a href={documentRoutes.localizePath(`business-${other}`, lang)}>
            {t(`business-page.other_${other}`)}
          </a>
        </p>
        <p>
          <a href={documentRoutes.localizePath('small-business-grant', lang)}>
            {t('content.name_small-business-grant')}
          </a>
        </p>
      </div>
    </ShortPage>
  )
}
