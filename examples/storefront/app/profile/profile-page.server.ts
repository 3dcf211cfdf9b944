import { checkProfile, isOtherEmail, patchMe, readUserStats } from '@selvage/core/account'
import type { UserStats } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import { isLanguage, languageOf, localeOf } from '@selvage/core/locale'
import type { Device } from '@selvage/core/devices'
import type { User } from '@selvage/core/session'
import type { ProfileFormProps, ProfileValues } from '@selvage/react/profile'
import { data, redirect } from 'react-router'
import { isPasswordForm, passwordAction } from '../account/change-password.server.ts'
import { rejectedForm } from '../account/enter.server.ts'
import { logInFirst } from '../account/session-user.server.ts'
import { deviceAction, isDeviceForm, ownDevices } from '../devices/own-devices.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { CHOICE_PARAMS, soundChoices } from '../settings/choices.ts'
import { chosenRegion } from '../settings/chosen-region.ts'
import { choicesIn } from '../settings/market.ts'
import type { Market } from '../settings/market.ts'
import { profilePath } from './profile-path.ts'

/** The data of the page of a member's profile. */
export interface ProfilePageData {
  readonly userId: string
  readonly values: ProfileValues
  /** Null while they cannot be read, because the form works without them. */
  readonly stats: UserStats | null
  /** Null while they cannot be read. */
  readonly devices: readonly Device[] | null
}

/** The answer to a form that was rejected. */
export type RejectedProfile = Pick<ProfileFormProps, 'values' | 'errors' | 'error'>

/** Returns the data of the page. */
export async function profilePage(
  shop: Shop,
  user: User,
  request: Request,
): Promise<ProfilePageData> {
  const [stats, devices] = await Promise.all([
    readUserStats(shop.gateway, user.id).catch((error: unknown) => {
      console.error('stats', error)
      return null
    }),
    ownDevices(shop, request),
  ])
  return { userId: user.id, values: valuesOf(user), stats, devices }
}

/** Takes the forms of the page: of the profile, of the password, and of where one is logged in. */
export async function profileAction(shop: Shop, user: User, request: Request) {
  const form = await request.formData()
  if (isPasswordForm(form)) return passwordAction(shop, user, form, request)
  if (isDeviceForm(form)) return deviceAction(shop, user, form, request)
  const values = readValues(form, user, shop.market)
  const currentPassword = formText(form, 'current_password')
  const errors = checkProfile({ ...values, currentPassword }, user.email ?? '')
  if (Object.keys(errors).length > 0)
    return data<RejectedProfile>({ values, errors }, { status: 400 })
  const { screenName, email, newsletter, language, ...preferences } = values
  const isMoved = isOtherEmail(email, user.email ?? '')
  try {
    const changed = await shop.gateway.send(patchMe, {
      body: {
        screenName,
        newsletter,
        ...(isMoved && { email, currentPassword }),
        preferences: { ...preferences, locale: localeOf(language, values.country) },
      },
    })
    shop.session.setUser(changed)
  } catch (error) {
    if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
    return data<RejectedProfile>({ values, ...rejectedForm(error) }, { status: statusOf(error) })
  }
  const { country, currency, measurement } = values
  shop.remember({ country, currency, measurement, language })
  shop.flash.show({ severity: 'success', text: 'profile.saved' })
  return redirect(profilePath(language, user.id), 303)
}

function valuesOf({ screenName, email, newsletter, preferences }: User): ProfileValues {
  const { country, currency, measurement, locale, adultContent } = preferences
  const language = languageOf(locale)
  return {
    screenName: screenName ?? '',
    email: email ?? '',
    newsletter,
    country,
    currency,
    measurement,
    language,
    adultContent,
  }
}

/** Reads the form; a preference that does not exist stays as it is. */
function readValues(form: FormData, user: User, market: Market): ProfileValues {
  const before = valuesOf(user)
  const chosen = soundChoices({
    country: formText(form, CHOICE_PARAMS.country),
    currency: formText(form, CHOICE_PARAMS.currency),
    measurement: formText(form, CHOICE_PARAMS.measurement),
  })
  const language = formText(form, 'language')
  return {
    ...before,
    // A form with a script shows what another country brings, so all of it is meant.
    ...choicesIn(market, form.has('shown') ? chosen : chosenRegion(before, chosen)),
    // A form without a field for the language leaves the member's own.
    ...(market.languages.length > 1 && isLanguage(language) && { language }),
    screenName: formText(form, 'screen_name'),
    email: formText(form, 'email'),
    newsletter: form.has('newsletter_opt_in'),
    adultContent: form.has('adult_content'),
  }
}
