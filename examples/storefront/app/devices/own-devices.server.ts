import { isShopError, shopError } from '@selvage/core/contract'
import { endDevice, endOtherDevices, listDevices } from '@selvage/core/devices'
import type { Device } from '@selvage/core/devices'
import type { User } from '@selvage/core/session'
import type { ErrorMessage } from '@selvage/react/flash'
import { data, redirect } from 'react-router'
import { logInFirst } from '../account/session-user.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { profilePath } from '../profile/profile-path.ts'

const INTENTS = ['end-device', 'end-other-devices']

/** Where the member is logged in; null while it cannot be read, so that the page still shows. */
export async function ownDevices(shop: Shop, request: Request): Promise<readonly Device[] | null> {
  try {
    return await shop.gateway.send(listDevices, {})
  } catch (error) {
    if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
    console.error('devices', error)
    return null
  }
}

/** True for a form of `Devices`, which stands below that of the profile. */
export const isDeviceForm = (form: FormData): boolean => INTENTS.includes(formText(form, 'intent'))

/** Ends one of the member's sessions, or all but this one, and shows the page again. */
export async function deviceAction(shop: Shop, user: User, form: FormData, request: Request) {
  const back = () => redirect(profilePath(shop.page.language, user.id), 303)
  try {
    shop.flash.show({ severity: 'success', text: await end(shop, form) })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status === 401 || error.status === 403) return logInFirst(shop, request)
    // Two presses of one button, or a page that was open for long.
    if (error.code === 'DEVICE_NOT_FOUND') {
      shop.flash.show({ text: error.code })
      return back()
    }
    const deviceError = toErrorMessage(error)
    return data<{ deviceError: ErrorMessage }>({ deviceError }, { status: statusOf(error) })
  }
  return back()
}

async function end({ gateway }: Shop, form: FormData) {
  if (formText(form, 'intent') === 'end-other-devices') {
    await gateway.send(endOtherDevices, {})
    return 'devices.endedOthers'
  }
  const id = formText(form, 'device')
  // The path without an id is that of all others.
  if (id === '') throw shopError('DEVICE_NOT_FOUND')
  await gateway.send(endDevice, { params: { id } })
  return 'devices.ended'
}
