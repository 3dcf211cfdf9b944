'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps extends AccountFormProps {
  /** The token of the mail's link, which is posted along. */
  readonly token: string
}

/** A plain form with the fields `token` and `password`, which sets a new password. */
export function NewPasswordForm({ token, ...form }: NewPasswordFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <AccountForm
      {...form}
      name="new"
      labels={{ password: t('account.newPassword') }}
      submit={t('account.newSave')}
    >
      {(field) => (
        <>
          <input type="hidden" name="token" value={token} />
          <PasswordField
            {...field('password')}
            name="password"
            hint={t('account.passwordHint')}
            required
            autoComplete="new-password"
          />
        </>
      )}
    </AccountForm>
  )
}
