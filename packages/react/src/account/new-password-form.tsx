'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { accountErrorText, accountFieldId, accountSummary } from './account-errors.ts'
import type { AccountFieldErrors } from './account-errors.ts'
import * as css from './account.css.ts'
import { PasswordField } from './password-field.tsx'

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The token of the mail's link, which is posted along. */
  readonly token: string
  /** The errors by field; none when left out. */
  readonly errors?: AccountFieldErrors
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number
}

/** A plain form with the fields `token` and `password`, which sets a new password. */
export function NewPasswordForm({
  action,
  token,
  errors = {},
  error,
  attempt = 0,
}: NewPasswordFormProps): ReactNode {
  const { t } = useMessages()
  const label = t('account.newPassword')
  return (
    <form className={`${component} ${css.form}`} method="post" action={action} noValidate>
      <ErrorSummary
        attempt={attempt}
        errors={accountSummary(t, 'new', errors, { password: label })}
      />
      {error && <ErrorNotice error={error} />}
      <input type="hidden" name="token" value={token} />
      <PasswordField
        id={accountFieldId('new', 'password')}
        name="password"
        label={label}
        hint={t('account.passwordHint')}
        error={accountErrorText(t, 'password', errors.password)}
        required
        autoComplete="new-password"
      />
      <Button type="submit" wide>
        {t('account.newSave')}
      </Button>
    </form>
  )
}
