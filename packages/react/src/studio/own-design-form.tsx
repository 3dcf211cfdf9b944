import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { byScript } from '../field/by-script.ts'
import { CheckboxField, TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { designErrorText } from './design-errors.ts'
import * as css from './own-designs.css.ts'
import type { OwnDesignsProps, RejectedDesign } from './own-designs.tsx'
import { tagsHint } from './read-tags.ts'

interface OwnDesignFormProps extends Pick<
  OwnDesignsProps,
  'action' | 'rejected' | 'onSubmit' | 'busy'
> {
  readonly id: number
  readonly values: RejectedDesign['values']
}

/** The plain form that changes one design. */
export function OwnDesignForm({
  id,
  values,
  action,
  rejected,
  onSubmit,
  busy = false,
}: OwnDesignFormProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const errorOf = (field: 'title' | 'tags') =>
    designErrorText(messages, field, rejected?.errors[field], { tags: values.tags })
  const lines = summaryLines(
    ['title', 'tags'] as const,
    (field) => `${field}-${id}`,
    (field) => {
      const text = errorOf(field)
      return text && t('common.labelled', { label: t(`studio.${field}`), text })
    },
  )
  return (
    <form
      className={css.form}
      method="post"
      action={action}
      noValidate
      onSubmit={byScript(onSubmit)}
    >
      <ErrorSummary attempt={rejected?.attempt ?? 0} errors={lines} />
      {rejected?.error && <ErrorNotice error={rejected.error} />}
      <input type="hidden" name="id" value={id} />
      <TextField
        id={`title-${id}`}
        name="title"
        label={t('studio.title')}
        error={errorOf('title')}
        required
        autoComplete="off"
        defaultValue={values.title}
      />
      <TextField
        id={`tags-${id}`}
        name="tags"
        label={t('studio.tags')}
        hint={tagsHint(messages, 'studio.tagsHint')}
        error={errorOf('tags')}
        autoComplete="off"
        defaultValue={values.tags.join(', ')}
      />
      <CheckboxField
        id={`sale-${id}`}
        name="sale"
        value="yes"
        label={t('studio.saleField')}
        hint={t('studio.saleFieldHint')}
        defaultChecked={values.forSale}
      />
      <CheckboxField
        id={`mature-${id}`}
        name="mature"
        value="1"
        label={t('studio.adults')}
        hint={t('studio.adultsHint')}
        defaultChecked={values.mature}
      />
      <div>
        <Button type="submit" name="intent" value="change" busy={busy}>
          {t('studio.save')}
        </Button>
      </div>
    </form>
  )
}
