'use client'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { ForgotLink } from './forgot-link.tsx'
import { PasswordField } from './password-field.tsx'

/** Props of {@link LogInForm}. */
export interface LogInFormProps extends AccountFormProps {
  /** The page that mails a link to set a new password; no link when left out. */
  readonly forgotHref?: string | undefined
  /** The e-mail address that was typed before; a password is never repeated. */
  readonly email?: string | undefined
}

/** A plain form with the fields `email` and `password`, which opens a member's session. */
export function LogInForm({ forgotHref, email = '', ...form }: LogInFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <AccountForm
      {...form}
      name="login"
      labels={{ email: t('account.email'), password: t('account.password') }}
      submit={t('account.logIn')}
    >
      {(field) => (
        <>
          <TextField
            {...field('email')}
            name="email"
            required
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            defaultValue={email}
          />
          <PasswordField
            {...field('password')}
            name="password"
            required
            autoComplete="current-password"
          />
          <ForgotLink href={forgotHref} />
        </>
      )}
    </AccountForm>
  )
}
