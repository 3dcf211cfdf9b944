import { chooseConsent, readConsentForm } from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { ConsentChoices } from '@selvage/react/consent'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/privacy-choices'

export function loader({ context }: Route.LoaderArgs) {
  const { consent, asked } = context.get(shopContext)
  return { consent, asked }
}

/** Records a choice. It counts at once: the page that follows is shown with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const body = readConsentForm(await request.formData(), shop.asked)
  try {
    await sendAsVisitor(() => shop.gateway.send(chooseConsent, { body }))
  } catch (error) {
    return data({ error: toErrorMessage(error) }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: savedText(shop.consent, body) })
  return redirect(localizePath('privacy-choices', shop.page.language), 303)
}

type DoNotSell = Pick<Consent, 'doNotSell'>

/** Returns the message of what a choice has changed. */
function savedText(before: DoNotSell, { doNotSell }: DoNotSell) {
  if (doNotSell === before.doNotSell) return 'consent.saved'
  return doNotSell ? 'consent.savedDoNotSell' : 'consent.savedWithdrawn'
}

export default function PrivacyChoices({
  loaderData: { consent, asked },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <ShortPage title={t('consent.title')} lead={t('consent.lead')} route="privacy-choices">
      <ConsentChoices
        action={localizePath('privacy-choices', lang)}
        consent={consent}
        categories={asked}
        error={actionData?.error}
      />
      <p>
        <a href={documentRoutes.localizePath('cookies', lang)}>{t('consent.stored')}</a>
      </p>
    </ShortPage>
  )
}
