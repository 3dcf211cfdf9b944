'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { accountErrorText, accountFieldId, accountSummary } from './account-errors.ts'
import type { AccountFieldErrors } from './account-errors.ts'
import * as css from './account.css.ts'

/** Props of {@link AskForPasswordForm}. */
export interface AskForPasswordFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The e-mail address that was typed before. */
  readonly email?: string
  /** The errors by field; none when left out. */
  readonly errors?: AccountFieldErrors
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number
}

/** A plain form with the field `email`, which asks for a link to set a new password. */
export function AskForPasswordForm({
  action,
  email = '',
  errors = {},
  error,
  attempt = 0,
}: AskForPasswordFormProps): ReactNode {
  const { t } = useMessages()
  const label = t('account.email')
  return (
    <form className={`${component} ${css.form}`} method="post" action={action} noValidate>
      <ErrorSummary attempt={attempt} errors={accountSummary(t, 'ask', errors, { email: label })} />
      {error && <ErrorNotice error={error} />}
      <TextField
        id={accountFieldId('ask', 'email')}
        name="email"
        label={label}
        error={accountErrorText(t, 'email', errors.email)}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <Button type="submit" wide>
        {t('account.askSend')}
      </Button>
    </form>
  )
}
