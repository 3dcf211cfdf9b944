'use client'
import { BUSINESS_STAGES, BUSINESS_TYPES } from '@selvage/core/business'
import type {
  BusinessField,
  BusinessForm as BusinessValues,
  BusinessKind,
} from '@selvage/core/business'
import type { ReactNode } from 'react'
import { FormFrame } from '../error-summary/form-frame.tsx'
import type { PlainFormProps } from '../error-summary/form-frame.tsx'
import { longText } from '../error-summary/form-frame.css.ts'
import { Field, RadioCards, SelectField, TextField } from '../field/index.ts'
import * as field from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { businessErrorText, businessFieldId, businessSummary } from './business-errors.ts'
import type { BusinessFieldErrors } from './business-errors.ts'

/** Props of {@link BusinessForm}. */
export interface BusinessFormProps extends PlainFormProps<BusinessFieldErrors> {
  /** The form of somebody who has a business, or of somebody who is starting one. */
  readonly kind: BusinessKind
  /** The form before anybody has typed (`EMPTY_BUSINESS`), or as it was typed. */
  readonly values: BusinessValues
}

/**
 * A plain form that applies for the small-business grant, with the fields `businessType`, `email`
 * and `question`; an owner has `shopLink`, and a starter has `stage`.
 */
export function BusinessForm({ kind, values, errors = {}, ...form }: BusinessFormProps): ReactNode {
  needProps('BusinessForm', { values })
  const { t } = useMessages()
  const of = (name: BusinessField) => ({
    id: businessFieldId(name),
    error: businessErrorText(t, name, errors[name]),
  })
  return (
    <FormFrame {...form} summary={businessSummary(t, errors)} send={t('business.send')}>
      <SelectField
        {...of('businessType')}
        name="businessType"
        label={t('business.businessType')}
        withEmpty
        required
        defaultValue={values.businessType}
        options={BUSINESS_TYPES.map((type) => ({ value: type, label: t(`business.type_${type}`) }))}
      />
      {kind === 'owner' ? (
        <TextField
          {...of('shopLink')}
          name="shopLink"
          label={t('business.shopLink')}
          hint={t('business.shopLinkHint')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={values.shopLink}
        />
      ) : (
        <RadioCards
          {...of('stage')}
          name="stage"
          legend={t('business.stage')}
          required
          defaultValue={values.stage === '' ? undefined : values.stage}
          options={BUSINESS_STAGES.map((stage) => ({
            value: stage,
            title: t(`business.stage_${stage}`),
            detail: t(`business.stageDetail_${stage}`),
          }))}
        />
      )}
      <TextField
        {...of('email')}
        name="email"
        label={t('account.email')}
        hint={t('business.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={values.email}
      />
      <Field
        {...of('question')}
        label={t(`business.question_${kind}`)}
        hint={t('business.questionHint')}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${field.box} ${longText}`}
            name="question"
            rows={6}
            required
            defaultValue={values.question}
          />
        )}
      </Field>
    </FormFrame>
  )
}
