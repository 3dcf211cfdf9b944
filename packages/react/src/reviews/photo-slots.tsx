import { MOST_PHOTOS, PHOTO_TYPES, reviewUploadUrl } from '@selvage/core/reviews'
import type { ReviewErrors, ReviewForm } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import { CheckboxField, Field, FieldError, TextField } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { captionId, reviewErrorText, reviewFieldId } from './review-errors.ts'
import * as css from './reviews.css.ts'

interface PhotoSlotsProps {
  readonly photos: ReviewForm['photos']
  readonly errors: ReviewErrors
}

/**
 * The pictures of a review, each with its caption: those that are uploaded, and places for further
 * ones. One without an id did not arrive, and is chosen again beside its caption. The fields of a
 * place have its number, from 0: `upload-0`, `photo-0`, `caption-0` and `remove-0`.
 */
export function PhotoSlots({ photos, errors }: PhotoSlotsProps): ReactNode {
  const { t } = useMessages()
  const error = reviewErrorText(t, 'photos', errors.photos)
  const id = reviewFieldId('photos')
  const slots = Array.from({ length: MOST_PHOTOS }, (_, at) => at)
  const slot = (at: number) => (
    <PhotoSlot key={at} at={at} photo={photos[at]} error={errors.captions?.[at]} />
  )
  const shown = Math.min(MOST_PHOTOS, photos.length + 1)
  return (
    <fieldset
      className={css.slots}
      id={id}
      tabIndex={-1}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
    >
      <legend className={css.legend}>{t('reviews.photos')}</legend>
      <p className={css.quiet} id={`${id}-hint`}>
        {t('reviews.photosHint', { count: MOST_PHOTOS })}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {slots.slice(0, shown).map(slot)}
      {shown < MOST_PHOTOS && (
        <Disclosure summary={t('reviews.morePhotos')}>{slots.slice(shown).map(slot)}</Disclosure>
      )}
    </fieldset>
  )
}

interface PhotoSlotProps {
  readonly at: number
  readonly photo: ReviewForm['photos'][number] | undefined
  readonly error: Parameters<typeof reviewErrorText>[2]
}

function PhotoSlot({ at, photo, error }: PhotoSlotProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const number = String(at + 1)
  const uploaded = photo?.id ? photo : undefined
  return (
    <div className={css.slot}>
      {uploaded ? (
        <>
          <img
            className={css.preview}
            src={reviewUploadUrl(gatewayUrl, uploaded.id)}
            alt={t('reviews.choosePhoto', { number })}
            width={120}
            height={120}
          />
          <input type="hidden" name={`upload-${at}`} value={uploaded.id} />
        </>
      ) : (
        <Field id={`review-photo-${at}`} label={t('reviews.choosePhoto', { number })}>
          {(control) => (
            <input
              {...control}
              className={`${box} ${css.file}`}
              type="file"
              name={`photo-${at}`}
              accept={PHOTO_TYPES.join(',')}
            />
          )}
        </Field>
      )}
      <div className={css.slotText}>
        <TextField
          id={captionId(at)}
          name={`caption-${at}`}
          label={t('reviews.caption')}
          error={reviewErrorText(t, 'caption', error)}
          defaultValue={photo?.caption ?? ''}
        />
        {uploaded && (
          <CheckboxField
            id={`review-remove-${at}`}
            name={`remove-${at}`}
            value="1"
            label={t('reviews.removePhoto', { number })}
          />
        )}
      </div>
    </div>
  )
}
