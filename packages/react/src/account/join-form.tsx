'use client'
import type { ReactNode } from 'react'
import { CheckboxField, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Props of {@link JoinForm}. */
export interface JoinFormProps extends AccountFormProps {
  /** The values that were typed before; a password is never repeated. */
  readonly values?:
    | {
        readonly screenName: string
        readonly email: string
        readonly newsletter: boolean
      }
    | undefined
}

const EMPTY = { screenName: '', email: '', newsletter: false }

/**
 * A plain form with the fields `screen_name`, `email`, `password` and `newsletter_opt_in`, which
 * makes an account.
 */
export function JoinForm({ values = EMPTY, ...form }: JoinFormProps): ReactNode {
  const { t } = useMessages()
  const labels = {
    screenName: t('account.screenName'),
    email: t('account.email'),
    password: t('account.password'),
  }
  return (
    <AccountForm {...form} name="join" labels={labels} submit={t('account.join')}>
      {(field) => (
        <>
          <TextField
            {...field('screenName')}
            name="screen_name"
            required
            autoComplete="nickname"
            defaultValue={values.screenName}
          />
          <TextField
            {...field('email')}
            name="email"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values.email}
          />
          <PasswordField
            {...field('password')}
            name="password"
            required
            autoComplete="new-password"
            hint={t('account.passwordHint')}
          />
          <CheckboxField
            name="newsletter_opt_in"
            value="1"
            label={t('account.newsletter')}
            defaultChecked={values.newsletter}
          />
        </>
      )}
    </AccountForm>
  )
}
