import { redirect } from 'react-router'
import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { CHOICE_PARAMS, soundChoices } from '../settings/choices.ts'
import { formText } from '../page/form-text.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/preferences'

/** Redirects: the form is in the footer of every page, and this address shows nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizePath('home', context.get(shopContext).page.language))
}

/**
 * Stores how the shop is shown and returns to the page of the form. Values that do not exist are
 * ignored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  shop.remember({ language: shop.page.language })
  await keepChoices(
    shop,
    soundChoices({
      country: formText(form, CHOICE_PARAMS.country),
      currency: formText(form, CHOICE_PARAMS.currency),
      measurement: formText(form, CHOICE_PARAMS.measurement),
    }),
  )
  shop.flash.show({ severity: 'success', text: 'navigation.preferencesSaved' })
  return redirect(pageToReturnTo(formText(form, 'back'), shop.page.language), 303)
}

/** Returns the path and query of one of our own pages; for anything else, the home page. */
function pageToReturnTo(back: string, language: Language): string {
  const ours = 'http://shop.invalid'
  const url = back.startsWith('/') && URL.canParse(back, ours) ? new URL(back, ours) : undefined
  if (!url || url.origin !== ours || !matchPath(url.pathname)) return localizePath('home', language)
  // The form's choice replaces the choice in the address.
  for (const name of Object.values(CHOICE_PARAMS)) url.searchParams.delete(name)
  return url.pathname + url.search
}
