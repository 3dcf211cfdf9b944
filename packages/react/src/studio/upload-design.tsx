'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, RadioCards, TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'
import { Link } from '../provider/link.tsx'
import { Dots } from '../strip/index.ts'
import { designErrorText, designFieldId, designSummary } from './design-errors.ts'
import type { DesignErrors } from './design-errors.ts'
import { DoneDesign } from './done-design.tsx'
import { PictureField } from './picture-field.tsx'
import { PictureRemarks } from './picture-remarks.tsx'
import { RepeatChoice } from './repeat-choice.tsx'
import { PrintedThings, RepeatPreview } from './repeat-preview.tsx'
import { RepeatSize } from './repeat-size.tsx'
import * as css from './studio.css.ts'
import * as fields from './studio-fields.css.ts'
import { TagField } from './tag-field.tsx'
import type { UploadDesignProps } from './typed-design.ts'
import { useNewDesign } from './use-new-design.ts'

/**
 * Makes a design of a picture: the file is sent in parts while the form is filled in, shown on
 * cloth in each repeat and size, and put in the shop. Without a script it is a plain form with the
 * fields `picture`, `upload`, `repeat`, `width`, `title`, `tags`, `mature` and `sale`. It works on
 * a storefront alone: a design has a member.
 */
export function UploadDesign(props: UploadDesignProps): ReactNode {
  const { action, hrefFor, newHref, agreementHref, guideHref } = props
  const messages = useMessages()
  const { t } = messages
  const form = useNewDesign(props)
  const { begin, tags, type, width, errors, shown, sent, made } = form
  const art = sent?.art ?? null
  const wrong = { picture: sent?.art, tags: shown.tags }
  const errorOf = (field: keyof DesignErrors) =>
    designErrorText(messages, field, errors[field], wrong)
  if (made) return <DoneDesign design={made} hrefFor={hrefFor} newHref={newHref} />
  return (
    <form
      ref={form.element}
      className={css.upload}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onInput={form.fill}
      onDragOver={(event) => event.preventDefault()}
      onDrop={form.drop}
    >
      <div className={css.notices}>
        <ErrorSummary
          attempt={shown.attempt}
          errors={designSummary(messages, shown.errors, wrong)}
        />
        {shown.error && <ErrorNotice error={shown.error} />}
      </div>
      <PictureField
        file={form.file}
        error={errors.picture}
        onChoose={form.choose}
        onStop={form.stop}
        guideHref={guideHref}
      />
      <div className={css.see}>
        {art && <PictureRemarks art={art} widthIn={width.widthIn} />}
        <RepeatPreview
          art={art}
          type={type}
          widthIn={width.widthIn}
          label={t(`studio.repeat_${type}`)}
        />
        <RepeatChoice value={type} onChange={form.setType} />
        <RepeatSize art={art} width={width} onChange={form.setWidth} error={errorOf('width')} />
        {art && <PrintedThings art={art} type={type} widthIn={width.widthIn} />}
      </div>
      <div className={css.details}>
        <TextField
          id={designFieldId('title')}
          name="title"
          label={t('studio.title')}
          error={errorOf('title')}
          required
          autoComplete="off"
          defaultValue={begin.title}
        />
        {sent && (
          <div className={fields.colors}>
            <h2 className={css.legend}>
              {t('studio.colors')} <small>{t('studio.colorsFound')}</small>
            </h2>
            <Dots palette={sent.art.palette} size={26} gap={8} />
          </div>
        )}
        <TagField
          tags={tags}
          wrong={form.wrongTags}
          onChange={form.setTags}
          box={form.tagBox}
          isProposed={form.proposed.current.length > 0}
          error={errorOf('tags')}
        />
        <RadioCards
          legend={t('studio.sale')}
          name="sale"
          across="pairs"
          defaultValue={begin.forSale ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            title: t(`studio.sale_${value}`),
            note: t(`studio.saleNote_${value}`),
          }))}
        />
        <CheckboxField
          id="design-mature"
          name="mature"
          value="1"
          label={t('studio.adults')}
          hint={t('studio.adultsHint')}
          defaultChecked={begin.mature}
        />
        <div className={fields.go}>
          {agreementHref !== undefined && <AgreementLine href={agreementHref} />}
          <Button type="submit" wide busy={form.busy}>
            {t('studio.put')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Says to what a member agrees by the button. */
function AgreementLine({ href }: { readonly href: string }): ReactNode {
  const { t } = useMessages()
  return (
    <p className={css.quiet}>
      <RichText sentence={(agreement) => t('studio.agree', { agreement })}>
        <Link href={href}>{t('studio.agreement')}</Link>
      </RichText>
    </p>
  )
}
