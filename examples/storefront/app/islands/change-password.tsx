import { useState } from 'react'
import { checkPasswordChange } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import { accountErrors, ChangePasswordForm } from '@selvage/react/account'
import type { AccountFormErrors, ChangePasswordFormProps } from '@selvage/react/account'
import { useShop } from '@selvage/react/provider'

/**
 * The form that changes a password. With its script the gateway is asked from here first, so that
 * what was typed stays where it rejects something: no page may contain a password. The form is sent
 * after an accepted change, which the gateway answers alike once more, for the page that follows.
 */
export default function ChangePasswordIsland(props: ChangePasswordFormProps) {
  const { gateway } = useShop()
  const [busy, setBusy] = useState(false)
  const [rejected, setRejected] = useState<AccountFormErrors>()
  const [attempt, setAttempt] = useState(props.attempt ?? 0)

  const reject = (errors: AccountFormErrors): void => {
    setRejected(errors)
    setAttempt((before) => before + 1)
    setBusy(false)
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form)
    const body = {
      currentPassword: String(typed.get('current_password')),
      password: String(typed.get('password')),
    }
    const errors = checkPasswordChange(body)
    if (Object.keys(errors).length > 0) return reject({ errors })
    setBusy(true)
    const calls = await import('../account/change-password-call.ts').catch(() => undefined)
    // The form is its own call where the file does not come.
    if (!calls) return form.submit()
    try {
      await gateway.send(calls.changePassword, { body })
    } catch (error) {
      // A session that has ended leads to the login, as the page does it.
      if (!isShopError(error) || (error.status !== 401 && error.status !== 403))
        return reject(accountErrors(error))
    }
    form.submit()
  }
  return (
    <ChangePasswordForm
      {...props}
      {...(rejected && { error: undefined, ...rejected })}
      attempt={attempt}
      busy={busy}
      onSubmit={(form) => {
        if (!busy) void send(form)
      }}
    />
  )
}
