'use client'
import { GRANT_COUNTRIES, STUDENT_GRANT_LENGTHS } from '@selvage/core/student-grant'
import type { StudentGrantField, StudentGrantForm as Values } from '@selvage/core/student-grant'
import type { ReactNode } from 'react'
import { FormFrame } from '../error-summary/form-frame.tsx'
import type { PlainFormProps } from '../error-summary/form-frame.tsx'
import { longText } from '../error-summary/form-frame.css.ts'
import { countryOptions } from '../field/country-options.ts'
import { Field, SelectField, TextField } from '../field/index.ts'
import * as field from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { GrantFileField } from './grant-file-field.tsx'
import {
  studentGrantErrorText,
  studentGrantFieldId,
  studentGrantSummary,
} from './student-grant-errors.ts'
import type { StudentGrantFieldErrors } from './student-grant-errors.ts'

/** Props of {@link StudentGrantForm}. */
export interface StudentGrantFormProps extends PlainFormProps<StudentGrantFieldErrors> {
  /**
   * The form before anybody has typed (`EMPTY_STUDENT_GRANT`), or as it was typed, with the ids of
   * the files that have come.
   */
  readonly values: Values
}

/**
 * A plain form that applies for the student project grant, with the fields `name`, `email`,
 * `school`, `program`, `country` and `plan`, and the files `proof-file` and `work-file`. `proof` or
 * `work` is the id of a file that has come before.
 */
export function StudentGrantForm({
  values,
  errors = {},
  ...form
}: StudentGrantFormProps): ReactNode {
  needProps('StudentGrantForm', { values })
  const { locale, t } = useMessages()
  const of = (name: StudentGrantField) => ({
    id: studentGrantFieldId(name),
    error: studentGrantErrorText(t, name, errors[name]),
  })
  const textOf = (name: 'name' | 'school' | 'program') => ({
    ...of(name),
    name,
    label: t(`student-grant.${name}`),
    required: true,
    defaultValue: values[name],
  })
  return (
    <FormFrame
      {...form}
      hasFiles
      summary={studentGrantSummary(t, errors)}
      send={t('student-grant.send')}
    >
      <TextField {...textOf('name')} autoComplete="name" />
      <TextField
        {...of('email')}
        name="email"
        label={t('account.email')}
        hint={t('student-grant.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={values.email}
      />
      <TextField {...textOf('school')} autoComplete="organization" />
      <TextField {...textOf('program')} hint={t('student-grant.programHint')} autoComplete="off" />
      <SelectField
        {...of('country')}
        name="country"
        label={t('student-grant.country')}
        hint={t('student-grant.countryHint')}
        withEmpty
        required
        autoComplete="country"
        defaultValue={values.country}
        options={countryOptions(locale, '', GRANT_COUNTRIES)}
      />
      <Field
        {...of('plan')}
        label={t('student-grant.plan')}
        hint={t('student-grant.planHint', { max: STUDENT_GRANT_LENGTHS.plan })}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${field.box} ${longText}`}
            name="plan"
            rows={8}
            required
            defaultValue={values.plan}
          />
        )}
      </Field>
      <GrantFileField {...of('proof')} use="proof" fileId={values.proof} />
      <GrantFileField {...of('work')} use="work" fileId={values.work} />
    </FormFrame>
  )
}
