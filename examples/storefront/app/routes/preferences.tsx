import { redirect } from 'react-router'
import { isLanguage } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { Island } from '../island-runtime/island.tsx'
import PreferencesFormIsland from '../islands/preferences-form.tsx'
import { formText } from '../page/form-text.ts'
import { frameContext, useFrame } from '../page/frame.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { CHOICE_PARAMS, soundChoices } from '../settings/choices.ts'
import { chosenRegion } from '../settings/chosen-region.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { offeredIn } from '../settings/market.ts'
import { pageToReturnTo } from '../settings/page-to-return-to.ts'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/preferences'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, measurement } = context.get(shopContext).page
  const back = new URL(request.url).searchParams.get('back') ?? ''
  return { back: pageToReturnTo(back, language, { from: measurement, to: measurement }) }
}

/**
 * Stores how the shop is shown. The form of this page goes on to the page of success, the one in
 * the dialog of every page back to that page as it is by then, as does a page that stores what it
 * shows, without a message. Values that do not exist are ignored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const wanted = formText(form, 'language')
  const language = isLanguage(wanted) ? wanted : shop.page.language
  const chosen = soundChoices({
    country: formText(form, CHOICE_PARAMS.country),
    currency: formText(form, CHOICE_PARAMS.currency),
    measurement: formText(form, CHOICE_PARAMS.measurement),
  })
  if (shop.market.languages.length > 1) shop.remember({ language })
  // A form with a script shows what another country brings, so all of it is meant.
  const choices = form.has('shown') ? chosen : chosenRegion(shop.page, chosen)
  await keepChoices(shop, choices)
  const asked = new URL(request.url).searchParams
  const { origin } = context.get(frameContext)
  const left = asked.has('page') ? undefined : ownPath(request.headers.get('referer'), origin)
  const { measurement: from } = shop.page
  const back = pageToReturnTo(left ?? formText(form, 'back'), language, {
    from,
    to: choices.measurement ?? from,
  })
  if (asked.has('page'))
    return redirect(localizePath('preferences-success', language, {}, { back }), 303)
  if (!asked.has('quiet'))
    shop.flash.show({ severity: 'success', text: 'navigation.preferencesSaved' })
  // The page says that they are saved at the top of its content, where the focus goes.
  return redirect(`${back}#content`, 303)
}

/** Returns the path and query of an address of the shop's own; undefined for any other. */
function ownPath(address: string | null, origin: string): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search : undefined
}

export default function Preferences({ loaderData: { back } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    market,
    page: { country, currency, measurement },
  } = useFrame()
  return (
    <SiteFrame>
      <PageHead title={t('navigation.preferences')} />
      <div className={wrap}>
        <div className={pageTop}>
          <h1>{t('navigation.preferences')}</h1>
          <p>
            {t(
              market.currencies.length === 1
                ? 'navigation.preferencesHelpMeasures'
                : 'navigation.preferencesHelp',
            )}
          </p>
          <Island
            name="preferences-form"
            of={PreferencesFormIsland}
            when="idle"
            props={{
              action: localizePath('preferences', lang, {}, { page: '' }),
              back,
              country,
              currency,
              measurement,
              ...offeredIn(market),
            }}
          />
        </div>
      </div>
    </SiteFrame>
  )
}
