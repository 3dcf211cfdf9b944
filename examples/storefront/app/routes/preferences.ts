import { redirect } from 'react-router'
import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { CHOICE_PARAMS, soundChoices } from '../settings/choices.ts'
import { formText } from '../page/form-text.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/preferences'

/** There is nothing to see here: the form stands at the foot of every page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizePath('home', context.get(shopContext).page.language))
}

/**
 * Keeps how the shop is shown, and goes back to the page that the form stood on. What does not
 * exist is left as it was.
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
  return redirect(pageToReturnTo(formText(form, 'back'), shop.page.language), 303)
}

/** A page of ours by its path and query; anything else is the home page. */
function pageToReturnTo(back: string, language: Language): string {
  const ours = 'http://shop.invalid'
  const url = back.startsWith('/') && URL.canParse(back, ours) ? new URL(back, ours) : undefined
  if (!url || url.origin !== ours || !matchPath(url.pathname)) return localizePath('home', language)
  // Once the form has spoken, a choice of the address would contradict it.
  for (const name of Object.values(CHOICE_PARAMS)) url.searchParams.delete(name)
  return url.pathname + url.search
}
