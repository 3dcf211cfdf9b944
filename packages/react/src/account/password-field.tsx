'use client'
import { useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '../field/index.ts'
import type { FieldFrame } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import * as css from './account.css.ts'

/** Props of {@link PasswordField}: those of a native input, and its frame. */
export type PasswordFieldProps = FieldFrame & {
  /** `current-password` for a login, `new-password` for a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
} & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'style' | 'className' | 'children' | 'type' | 'autoComplete'
  >

/** A password, with a button that shows what is typed once its script is there. */
export function PasswordField({
  label,
  id,
  hint,
  error,
  optional,
  whole,
  ...input
}: PasswordFieldProps): ReactNode {
  const { t } = useMessages()
  const scripted = useScripted()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} whole={whole}>
      {(control) => (
        <div className={css.passwordBox}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={box}
          />
          {scripted && (
            <button
              type="button"
              className={css.reveal}
              aria-pressed={shown}
              aria-label={t('account.showPassword')}
              onClick={() => setShown(!shown)}
            >
              {t('account.show')}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
