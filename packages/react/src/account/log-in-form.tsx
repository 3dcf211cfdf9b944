'use client'
import type { ErrorMessage } from '../flash/index.ts'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { accountErrorText, accountFieldId, accountSummary } from './account-errors.ts'
import type { AccountFieldErrors } from './account-errors.ts'
import * as css from './account.css.ts'
import { PasswordField } from './password-field.tsx'

/** Props of {@link LogInForm}. */
export interface LogInFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The page that mails a link to set a new password; no link when left out. */
  readonly forgotHref?: string
  /** The e-mail address that was typed before; a password is never repeated. */
  readonly email?: string
  /** The errors by field; none when left out. */
  readonly errors?: AccountFieldErrors
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number
}

/** A plain form with the fields `email` and `password`, which opens a member's session. */
export function LogInForm({
  action,
  forgotHref,
  email = '',
  errors = {},
  error,
  attempt = 0,
}: LogInFormProps): ReactNode {
  const { t } = useMessages()
  const labels = { email: t('account.email'), password: t('account.password') }
  const field = (name: 'email' | 'password') => ({
    id: accountFieldId('login', name),
    name,
    label: labels[name],
    error: accountErrorText(t, name, errors[name]),
    required: true,
  })
  return (
    <form className={`${component} ${css.form}`} method="post" action={action} noValidate>
      <ErrorSummary attempt={attempt} errors={accountSummary(t, 'login', errors, labels)} />
      {error && <ErrorNotice error={error} />}
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
      {forgotHref !== undefined && (
        <p className={css.forgot}>
          <a href={forgotHref}>{t('account.forgot')}</a>
        </p>
      )}
      <Button type="submit" wide>
        {t('account.logIn')}
      </Button>
    </form>
  )
}
