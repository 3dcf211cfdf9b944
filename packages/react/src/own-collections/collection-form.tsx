'use client'
import { COLLECTION_AUDIENCES } from '@selvage/core/collection'
import type { CollectionAudience } from '@selvage/core/collection'
import type { ErrorCode } from '@selvage/core/errors'
import type { ReactNode } from 'react'
import { form } from '../account/account.css.ts'
import { formActions } from '../addresses/addresses.css.ts'
import { Button, ButtonLink } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { Field, RadioCards, TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { descriptionErrorText, nameErrorText } from './name-error-text.ts'
import * as css from './own-collections.css.ts'

/** A collection as it is stored, or as it was typed. */
export interface TypedCollection {
  readonly name: string
  readonly description: string
  readonly audience: CollectionAudience
}

/** Props of {@link CollectionForm}. */
export interface CollectionFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The texts that the fields begin with, and who may see it. */
  readonly collection: TypedCollection
  /** The code of what is wrong with the name. */
  readonly nameError?: ErrorCode | undefined
  /** The code of what is wrong with the description. */
  readonly descriptionError?: ErrorCode | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
  /** The page to go back to without saving. */
  readonly backHref: string
}

const NAME_FIELD = 'collection-name'
const DESCRIPTION_FIELD = 'collection-description'

/**
 * A plain form with the fields `name`, `description` and `audience` (`member`, `designers` or
 * `everybody`), and `intent` as `save`.
 */
export function CollectionForm({
  action,
  collection,
  nameError,
  descriptionError,
  error,
  attempt = 0,
  backHref,
}: CollectionFormProps): ReactNode {
  needProps('CollectionForm', { collection })
  const { t } = useMessages()
  const label = t('own-collections.name')
  const wrong = nameErrorText(t, nameError)
  const about = t('own-collections.description')
  const wrongAbout = descriptionErrorText(t, descriptionError, collection.description)
  const line = (fieldId: string, named: string, text: string | undefined) =>
    text === undefined ? [] : [{ fieldId, message: t('common.labelled', { label: named, text }) }]
  return (
    <form className={`${component} ${form}`} method="post" action={action} noValidate>
      <ErrorSummary
        attempt={attempt}
        errors={[...line(NAME_FIELD, label, wrong), ...line(DESCRIPTION_FIELD, about, wrongAbout)]}
      />
      {error && <ErrorNotice error={error} />}
      <TextField
        id={NAME_FIELD}
        label={label}
        error={wrong}
        name="name"
        required
        autoComplete="off"
        defaultValue={collection.name}
      />
      <Field id={DESCRIPTION_FIELD} label={about} error={wrongAbout} optional>
        {(control) => (
          <textarea
            {...control}
            className={css.description}
            name="description"
            rows={3}
            defaultValue={collection.description}
          />
        )}
      </Field>
      <RadioCards
        legend={t('own-collections.audience')}
        name="audience"
        defaultValue={collection.audience}
        options={COLLECTION_AUDIENCES.map((value) => ({
          value,
          title: t(`own-collections.audience_${value}`),
          note: t(`own-collections.audienceNote_${value}`),
        }))}
      />
      <div className={formActions}>
        <ButtonLink kind="link" href={backHref}>
          {t('common.cancel')}
        </ButtonLink>
        <Button type="submit" name="intent" value="save">
          {t('own-collections.save')}
        </Button>
      </div>
    </form>
  )
}
