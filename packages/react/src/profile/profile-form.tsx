'use client'
import type { Currency, Language, MeasurementSystem } from '@selvage/core/locale'
import type { ReactNode } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import type { AccountFormProps } from '../account/account-form.tsx'
import * as css from '../account/account.css.ts'
import { PasswordField } from '../account/password-field.tsx'
import { CheckboxField, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { PreferenceFields } from '../preferences/preference-fields.tsx'
import type { OfferedChoices } from '../preferences/preference-fields.tsx'
import { needProps } from '../provider/need-props.ts'

/** The fields of a member's profile as they are stored, or as they were typed. */
export interface ProfileValues {
  readonly screenName: string
  readonly email: string
  readonly newsletter: boolean
  /** The country of delivery, as an ISO code such as `US`. */
  readonly country: string
  readonly currency: Currency
  readonly language: Language
  readonly measurement: MeasurementSystem
  /** True where designs for adults are shown. */
  readonly adultContent: boolean
}

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps extends AccountFormProps, OfferedChoices {
  /** The member as they are stored, or as they were typed. */
  readonly values: ProfileValues
}

/**
 * A plain form with the fields `screen_name`, `email`, `current_password`, `country`, `language`,
 * `currency`, `measurement_system`, `adult_content` and `newsletter_opt_in`, which changes a
 * member's profile. Another e-mail address needs the current password.
 */
export function ProfileForm({
  values,
  languages,
  currencies,
  ...form
}: ProfileFormProps): ReactNode {
  needProps('ProfileForm', { values })
  const { t } = useMessages()
  const labels = {
    screenName: t('account.screenName'),
    email: t('account.email'),
    currentPassword: t('profile.currentPassword'),
  }
  return (
    <AccountForm {...form} name="profile" labels={labels} submit={t('profile.save')}>
      {(field) => (
        <>
          <TextField
            {...field('screenName')}
            name="screen_name"
            autoComplete="nickname"
            required
            defaultValue={values.screenName}
          />
          <TextField
            {...field('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={values.email}
          />
          <PasswordField
            {...field('currentPassword')}
            name="current_password"
            autoComplete="current-password"
            hint={t('profile.currentPasswordHint')}
          />
          <div className={css.columns}>
            <PreferenceFields
              of="ProfileForm"
              {...values}
              languages={languages}
              currencies={currencies}
            />
          </div>
          <CheckboxField
            name="adult_content"
            value="1"
            label={t('profile.adultContent')}
            hint={t('profile.adultContentHint')}
            defaultChecked={values.adultContent}
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
