import { changePassword, checkPasswordChange } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import type { User } from '@selvage/core/session'
import type { AccountFormErrors } from '@selvage/react/account'
import { data, redirect } from 'react-router'
import { logInFirst } from './session-user.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { profilePath } from '../profile/profile-path.ts'
import { rejectedForm } from './enter.server.ts'

/** The answer to a change of the password that was rejected. */
export interface RejectedPassword {
  readonly password: AccountFormErrors
}

/** True for the form of `ChangePasswordForm`, which stands beside that of the profile. */
export const isPasswordForm = (form: FormData): boolean => formText(form, 'intent') === 'password'

/** Changes the password of the member, who stays logged in here. */
export async function passwordAction(shop: Shop, user: User, form: FormData, request: Request) {
  const body = {
    currentPassword: formText(form, 'current_password'),
    password: formText(form, 'password'),
  }
  const errors = checkPasswordChange(body)
  if (Object.keys(errors).length > 0)
    return data<RejectedPassword>({ password: { errors } }, { status: 400 })
  try {
    await shop.gateway.send(changePassword, { body })
  } catch (error) {
    if (isShopError(error) && (error.status === 401 || error.status === 403))
      return logInFirst(shop, request)
    const password = rejectedForm(error)
    return data<RejectedPassword>({ password }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'account.passwordChanged' })
  return redirect(profilePath(shop.page.language, user.id), 303)
}
