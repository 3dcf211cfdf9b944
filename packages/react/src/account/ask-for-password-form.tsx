'use client'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'

/** Props of {@link AskForPasswordForm}. */
export interface AskForPasswordFormProps extends AccountFormProps {
  /** The e-mail address that was typed before. */
  readonly email?: string | undefined
}

/** A plain form with the field `email`, which asks for a link to set a new password. */
export function AskForPasswordForm({ email = '', ...form }: AskForPasswordFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <AccountForm
      {...form}
      name="ask"
      labels={{ email: t('account.email') }}
      submit={t('account.askSend')}
    >
      {(field) => (
        <TextField
          {...field('email')}
          name="email"
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={email}
        />
      )}
    </AccountForm>
  )
}
