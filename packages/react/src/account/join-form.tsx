'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { accountErrorText, accountFieldId, accountSummary } from './account-errors.ts'
import type { AccountFieldErrors } from './account-errors.ts'
import * as css from './account.css.ts'
import { PasswordField } from './password-field.tsx'

/** Props of {@link JoinForm}. */
export interface JoinFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The values that were typed before; a password is never repeated. */
  readonly values?: {
    readonly screenName: string
    readonly email: string
    readonly newsletter: boolean
  }
  /** The errors by field; none when left out. */
  readonly errors?: AccountFieldErrors
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number
}

const EMPTY = { screenName: '', email: '', newsletter: false }

/**
 * A plain form with the fields `screen_name`, `email`, `password` and `newsletter_opt_in`, which
 * makes an account.
 */
export function JoinForm({
  action,
  values = EMPTY,
  errors = {},
  error,
  attempt = 0,
}: JoinFormProps): ReactNode {
  const { t } = useMessages()
  const labels = {
    screenName: t('account.screenName'),
    email: t('account.email'),
    password: t('account.password'),
  }
  const field = (name: keyof typeof labels) => ({
    id: accountFieldId('join', name),
    label: labels[name],
    error: accountErrorText(t, name, errors[name]),
    required: true,
  })
  return (
    <form className={`${component} ${css.form}`} method="post" action={action} noValidate>
      <ErrorSummary attempt={attempt} errors={accountSummary(t, 'join', errors, labels)} />
      {error && <ErrorNotice error={error} />}
      <TextField
        {...field('screenName')}
        name="screen_name"
        autoComplete="nickname"
        defaultValue={values.screenName}
      />
      <TextField
        {...field('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={values.email}
      />
      <PasswordField
        {...field('password')}
        name="password"
        autoComplete="new-password"
        hint={t('account.passwordHint')}
      />
      <CheckboxField
        name="newsletter_opt_in"
        value="1"
        label={t('account.newsletter')}
        defaultChecked={values.newsletter}
      />
      <Button type="submit" wide>
        {t('account.join')}
      </Button>
    </form>
  )
}
