import { redirect } from 'react-router'
import { isCountry, isCurrency, isMeasurementSystem } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { patchPreferences } from '@selvage/core/session'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { CHOICE_COOKIES, choiceCookie } from '../choices.ts'
import { formText } from '../form-text.ts'
import { frameContext } from '../frame.ts'
import { shopContext } from '../shop-context.ts'
import type { Shop } from '../shop-context.ts'
import type { Route } from './+types/preferences'

/** Choices that an address made too: once the form has spoken, they would contradict it. */
const CHOSEN_BY_ADDRESS = ['country', 'currency', 'measurement_system']

/** There is nothing to see here: the form stands at the foot of every page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizePath('home', context.get(shopContext).page.language))
}

/** Keeps how the shop is shown, and goes back to the page that the form stood on. What does not exist is left as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const country = valid(formText(form, 'country'), isCountry)
  const currency = valid(formText(form, 'currency'), isCurrency)
  const measurement = valid(formText(form, 'measurement_system'), isMeasurementSystem)
  await tellGateway(shop, { ...(country && { country }), ...(currency && { currency }), ...(measurement && { measurement_system: measurement }) })
  const headers = new Headers()
  const secure = context.get(frameContext).origin.startsWith('https:')
  const chosen = { [CHOICE_COOKIES.language]: shop.page.language, [CHOICE_COOKIES.country]: country, [CHOICE_COOKIES.currency]: currency, [CHOICE_COOKIES.measurement]: measurement }
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) headers.append('Set-Cookie', choiceCookie(name, value, secure))
  return redirect(pageToReturnTo(formText(form, 'back'), shop.page.language), { status: 303, headers })
}

function valid<T extends string>(value: string, is: (value: unknown) => value is T): T | undefined {
  return is(value) ? value : undefined
}

// The orders of somebody who is known already are priced by what the gateway knows.
async function tellGateway({ gateway, hasSession }: Shop, preferences: { readonly country?: string, readonly currency?: string, readonly measurement_system?: 'imperial' | 'metric' }): Promise<void> {
  if (!hasSession || Object.keys(preferences).length === 0) return
  await gateway.send(patchPreferences, { query: {}, body: { preferences } }).catch((error: unknown) => console.error('preferences', error))
}

/** A page of ours by its path and query; anything else is the home page. */
function pageToReturnTo(back: string, language: Language): string {
  const ours = 'http://shop.invalid'
  const url = back.startsWith('/') && URL.canParse(back, ours) ? new URL(back, ours) : undefined
  if (!url || url.origin !== ours || !matchPath(url.pathname)) return localizePath('home', language)
  for (const name of CHOSEN_BY_ADDRESS) url.searchParams.delete(name)
  return url.pathname + url.search
}
