'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { ForgotLink } from './forgot-link.tsx'
import { PasswordField } from './password-field.tsx'

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps extends AccountFormProps {
  /** The member's e-mail address, by which a password manager finds what it has to change. */
  readonly email?: string | undefined
  /** The page that mails a link to set a new password; no link when left out. */
  readonly forgotHref?: string | undefined
}

/**
 * A plain form with the fields `intent` (`password`), `username`, `current_password` and
 * `password`, which changes the password of a member who knows the current one.
 */
export function ChangePasswordForm({
  email = '',
  forgotHref,
  ...form
}: ChangePasswordFormProps): ReactNode {
  const { t } = useMessages()
  const labels = {
    currentPassword: t('passkey.currentPassword'),
    password: t('account.newPassword'),
  }
  return (
    <AccountForm {...form} name="change" labels={labels} submit={t('account.changeSave')}>
      {(field) => (
        <>
          <input type="hidden" name="intent" value="password" />
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <PasswordField
            {...field('currentPassword')}
            name="current_password"
            required
            autoComplete="current-password"
          />
          <ForgotLink href={forgotHref} />
          <PasswordField
            {...field('password')}
            name="password"
            required
            autoComplete="new-password"
            hint={t('account.passwordHint')}
          />
        </>
      )}
    </AccountForm>
  )
}
