'use client'
import {
  NEWSLETTER_CHOICES,
  NEWSLETTER_FIELDS,
  NEWSLETTER_LANGUAGES,
  newsletterChoicesOf,
  SMS_CONSENT,
} from '@selvage/core/newsletter'
import type { NewsletterChoiceGroup, NewsletterPreferencesForm } from '@selvage/core/newsletter'
import { languageNames } from '@selvage/i18n/locale'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { countryOptions } from '../field/country-options.ts'
import { CheckboxField, FieldError, SelectField, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { newsletterErrorText, newsletterFieldId } from './newsletter-errors.ts'
import type { NewsletterFieldErrors } from './newsletter-errors.ts'
import * as css from './newsletter.css.ts'

interface NewsletterFieldsProps {
  readonly values: NewsletterPreferencesForm
  readonly errors?: NewsletterFieldErrors | undefined
}

/** The fields of the newsletter that its reader can change. */
export function NewsletterFields({ values, errors = {} }: NewsletterFieldsProps): ReactNode {
  const { t, locale } = useMessages()
  const text = (field: keyof NewsletterFieldErrors) => newsletterErrorText(t, field, errors[field])
  return (
    <>
      <SelectField
        id={newsletterFieldId('country')}
        name={NEWSLETTER_FIELDS.country}
        label={t('navigation.country')}
        error={text('country')}
        required
        withEmpty
        autoComplete="country"
        defaultValue={values.country}
        options={countryOptions(locale, values.country)}
      />
      <Channels values={values} errors={errors} />
      <TextField
        id={newsletterFieldId('phone')}
        name={NEWSLETTER_FIELDS.phone}
        label={t('newsletter.phone')}
        hint={t('newsletter.consent', { most: SMS_CONSENT.messagesPerMonth })}
        error={text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values.phone}
      />
      <SelectField
        name="language"
        label={t('newsletter.language')}
        hint={t('newsletter.languageHint')}
        defaultValue={values.language}
        options={NEWSLETTER_LANGUAGES.map((language) => ({
          value: language,
          label: languageNames[language],
          lang: language,
        }))}
      />
      {(['news', 'interest', 'persona'] as const).map((group) => (
        <Choices key={group} group={group} values={values} />
      ))}
    </>
  )
}

/** E-mail and text messages, of which one reader may have both. */
function Channels({ values, errors = {} }: NewsletterFieldsProps): ReactNode {
  const { t } = useMessages()
  const id = useId()
  const error = newsletterErrorText(t, 'byEmail', errors.byEmail)
  return (
    <fieldset
      className={css.group}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend className={css.legend}>{t('newsletter.channels')}</legend>
      <CheckboxField
        id={newsletterFieldId('byEmail')}
        name={NEWSLETTER_FIELDS.byEmail}
        value="1"
        label={t('account.email')}
        defaultChecked={values.byEmail}
      />
      <CheckboxField
        name="sms_subscription"
        value="1"
        label={t('newsletter.sms')}
        defaultChecked={values.bySms}
      />
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function Choices({
  group,
  values: { choices },
}: {
  readonly group: NewsletterChoiceGroup
  readonly values: Pick<NewsletterPreferencesForm, 'choices'>
}): ReactNode {
  const { t } = useMessages()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t(`newsletter.group_${group}`)}</legend>
      <div className={css.choices}>
        {newsletterChoicesOf(group).map((choice) => (
          <CheckboxField
            key={choice}
            name={NEWSLETTER_CHOICES[choice].wire}
            value="1"
            label={t(`newsletter.choice_${choice}`)}
            defaultChecked={choices.includes(choice)}
          />
        ))}
      </div>
    </fieldset>
  )
}
