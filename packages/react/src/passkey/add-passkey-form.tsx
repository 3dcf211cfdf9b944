'use client'
import { checkNewPasskey } from '@selvage/core/account'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import type { AccountFieldErrors } from '../account/account-errors.ts'
import { form } from '../account/account.css.ts'
import { PasswordField } from '../account/password-field.tsx'
import { TextField } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { component } from '../theme/component.ts'
import { useCeremony } from './use-ceremony.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Props of {@link AddPasskeyForm}. */
export interface AddPasskeyFormProps {
  /**
   * The address that the fields `intent` (`add`), `passkey_name` and `passkey` are posted to, the
   * last as the JSON text that `addPasskey` takes.
   */
  readonly action: string
  /** Why the last passkey was not added; none when left out. */
  readonly error?: ErrorMessage | undefined
}

const NONE = { canceled: 'passkey.notAdded', thereAlready: 'passkey.thereAlready' } as const
const textOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '')

/**
 * The form that adds a passkey to the account: its name and the account's password, which stays in
 * the browser and the gateway. A sentence takes its place without a script, and where the browser
 * has no passkeys.
 */
export function AddPasskeyForm({ action, error }: AddPasskeyFormProps): ReactNode {
  const { t } = useMessages()
  const { gateway } = useShop()
  const support = usePasskeySupport()
  const { state, ask } = useCeremony(action)
  const [own, setOwn] = useState<{ errors: AccountFieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  })
  const announce = useAnnounce()
  const none = state.none && NONE[state.none]
  useEffect(() => {
    if (none) announce(t(none))
  }, [none, announce, t])
  if (support === 'unknown')
    return (
      <noscript>
        <p>{t('passkey.needScript')}</p>
      </noscript>
    )
  if (support === 'no') return <p>{t('passkey.cannot')}</p>

  const submit = (sent: HTMLFormElement): void => {
    if (state.isBusy) return
    const name = textOf(sent, 'passkey_name')
    const currentPassword = textOf(sent, 'current_password')
    const errors = checkNewPasskey({ name, currentPassword })
    setOwn(({ attempt }) => ({ errors, attempt: attempt + 1 }))
    if (Object.keys(errors).length > 0) return
    void ask(
      async () => (await import('./ceremony.ts')).makePasskey(gateway, { name, currentPassword }),
      { intent: 'add', passkey_name: name },
    )
  }
  const isFresh = own.attempt === 0
  return (
    <div className={`${component} ${form}`}>
      {none && <Flash severity="attention">{t(none)}</Flash>}
      <AccountForm
        action={action}
        name="passkey"
        labels={{ passkeyName: t('passkey.name'), currentPassword: t('passkey.currentPassword') }}
        errors={{ ...own.errors, ...state.errors }}
        error={state.error ?? (isFresh ? error : undefined)}
        attempt={own.attempt + state.attempt}
        submit={t('passkey.add')}
        busy={state.isBusy}
        onSubmit={submit}
      >
        {(field) => (
          <>
            <TextField
              {...field('passkeyName')}
              name="passkey_name"
              required
              autoComplete="off"
              hint={t('passkey.nameHint')}
            />
            <PasswordField
              {...field('currentPassword')}
              name="current_password"
              required
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
    </div>
  )
}
