import { GRANT_FILE_PAGES_MAX } from '@selvage/core/student-grant'
import type { GrantFileUse } from '@selvage/core/student-grant'
import type { ReactNode } from 'react'
import { fileBox } from '../error-summary/form-frame.css.ts'
import { Field } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { megabytesOf } from './student-grant-errors.ts'

interface GrantFileFieldProps {
  readonly id: string
  readonly use: GrantFileUse
  /** The id of the file that has come; empty for none. */
  readonly fileId: string
  readonly error: string | undefined
}

const ACCEPT = {
  proof: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
  work: '.pdf,application/pdf',
} as const satisfies Record<GrantFileUse, string>

/**
 * A field that takes one file, `<use>-file`, and the id of the one that has come before, `<use>`.
 * The file need not be chosen again then.
 */
export function GrantFileField({ id, use, fileId, error }: GrantFileFieldProps): ReactNode {
  const { t } = useMessages()
  const max = megabytesOf(use)
  const hint =
    use === 'work'
      ? t('student-grant.workHint', { pages: GRANT_FILE_PAGES_MAX, max })
      : t('student-grant.proofHint', { max })
  const hasCome = fileId !== '' && error === undefined
  return (
    <>
      {hasCome && <input type="hidden" name={use} value={fileId} />}
      <Field
        id={id}
        label={t(`student-grant.${use}`)}
        hint={hasCome ? t('student-grant.arrived') : hint}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            className={`${box} ${fileBox}`}
            type="file"
            name={`${use}-file`}
            accept={ACCEPT[use]}
            required={!hasCome}
          />
        )}
      </Field>
    </>
  )
}
