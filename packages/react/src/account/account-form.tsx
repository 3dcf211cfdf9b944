'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { byScript } from '../field/by-script.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import { accountErrorText, accountFieldId, accountSummary } from './account-errors.ts'
import type { AccountField, AccountFieldErrors } from './account-errors.ts'
import * as css from './account.css.ts'

/** Props of every form of an account: where it is posted to, and what was wrong with it. */
export interface AccountFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The errors by field; none when left out. */
  readonly errors?: AccountFieldErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
  /** Called with the form in place of sending it, where a script sends it. */
  readonly onSubmit?: ((form: HTMLFormElement) => void) | undefined
  /** True while the script is at work. */
  readonly busy?: boolean | undefined
}

/** Props that the frame gives each field of its form. */
interface FieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
}

interface FrameProps<Name extends AccountField> extends AccountFormProps {
  /** Begins the ids of the form's fields. */
  readonly name: string
  /** The names of the fields, as their reader sees them. */
  readonly labels: Readonly<Record<Name, string>>
  /** The words of the button that sends the form. */
  readonly submit: string
  /** Draws the fields, each with its props of the frame. */
  readonly children: (field: (name: Name) => FieldProps) => ReactNode
}

/** The frame of an account's forms: the summary, the fields with their errors, and one button. */
export function AccountForm<Name extends AccountField>({
  action,
  errors = {},
  error,
  attempt = 0,
  name: form,
  labels,
  submit,
  onSubmit,
  busy = false,
  children,
}: FrameProps<Name>): ReactNode {
  const { t } = useMessages()
  return (
    <form
      className={`${component} ${css.form}`}
      method="post"
      action={action}
      noValidate
      onSubmit={byScript(onSubmit)}
    >
      <ErrorSummary attempt={attempt} errors={accountSummary(t, form, errors, labels)} />
      {error && <ErrorNotice error={error} />}
      {children((name) => ({
        id: accountFieldId(form, name),
        label: labels[name],
        error: accountErrorText(t, name, errors[name]),
      }))}
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
