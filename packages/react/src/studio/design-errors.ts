import {
  ART_MAX_BYTES,
  ART_PIXELS,
  DESIGN_TAGS_MAX,
  DESIGN_TITLE_LENGTH,
  REPEAT_HEIGHT_MAX_IN,
  REPEAT_WIDTH_IN,
} from '@selvage/core/own-designs'
import type { Art, ArtReason } from '@selvage/core/own-designs'
import type { ErrorCode } from '@selvage/core/errors'
import { summaryLines } from '../error-summary/summary-lines.ts'
import type { SummaryError } from '../error-summary/error-summary.tsx'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'
import { wrongTagsText } from './read-tags.ts'

/** An error of a picture before the gateway has it, the gateway's reason, or its code. */
export type PictureError =
  ErrorCode | ArtReason | 'missing' | 'sending' | 'empty' | { readonly bytes: number }

/** The errors of a design by its field: codes of the gateway, and what is wrong with a file. */
export interface DesignErrors {
  readonly picture?: PictureError | undefined
  readonly width?: ErrorCode | undefined
  readonly title?: ErrorCode | undefined
  readonly tags?: ErrorCode | undefined
}

/** The values of a form that the sentences on its errors name. */
export interface WrongValues {
  readonly picture?: Pick<Art, 'width' | 'height'> | undefined
  readonly tags?: readonly string[] | undefined
}

const ORDER = ['picture', 'width', 'title', 'tags'] as const
const BYTES_PER_MEGABYTE = 1024 * 1024

/** The id of a field's control. */
export const designFieldId = (field: keyof DesignErrors): string => `design-${field}`

/** Returns the widest repeat of a picture, inches: a tall picture is not as wide as others. */
function widestRepeatIn(picture: Pick<Art, 'width' | 'height'> | undefined): number {
  const { min, max, step } = REPEAT_WIDTH_IN
  if (!picture) return max
  const tallest = REPEAT_HEIGHT_MAX_IN * (picture.width / picture.height)
  return Math.max(min, Math.min(max, Math.floor(tallest / step) * step))
}

/** Returns the size of a file in megabytes, such as `61 MB`. */
export const megabytes = ({ t, number }: Messages, bytes: number): string =>
  t('studio.megabytes', { size: number(Math.max(0.1, Math.round(bytes / 104_857.6) / 10)) })

/** Says what is wrong with a field; undefined when it is right. */
export function designErrorText(
  messages: Messages,
  field: keyof DesignErrors,
  error: DesignErrors[keyof DesignErrors],
  { picture, tags = [] }: WrongValues = {},
): string | undefined {
  if (error === undefined) return undefined
  const { t, length, number } = messages
  if (field === 'picture') return pictureErrorText(messages, error)
  if (error === 'FIELD_CANNOT_BE_BLANK') return t('forms.required')
  switch (field) {
    case 'width': {
      const max = widestRepeatIn(picture)
      return t('studio.errorWidth', { min: length(REPEAT_WIDTH_IN.min), max: length(max) })
    }
    case 'title':
      return t('studio.errorTitle', DESIGN_TITLE_LENGTH)
    case 'tags':
      return (
        wrongTagsText(messages, tags) ??
        t('studio.errorTags', { count: DESIGN_TAGS_MAX, given: number(tags.length) })
      )
  }
}

function pictureErrorText(messages: Messages, error: PictureError): string {
  const { t } = messages
  const { min: least, max: most } = ART_PIXELS
  if (typeof error === 'object')
    return t('studio.errorLarge', {
      size: megabytes(messages, Math.max(error.bytes, ART_MAX_BYTES + BYTES_PER_MEGABYTE / 10)),
      max: megabytes(messages, ART_MAX_BYTES),
    })
  switch (error) {
    case 'missing':
      return t('studio.errorMissing')
    case 'sending':
      return t('studio.errorSending')
    case 'empty':
      return t('studio.errorEmpty')
    case 'kind':
      return t('studio.errorKind')
    case 'small':
      return t('studio.errorSmall', { least })
    case 'large':
      return t('studio.errorPixels', { most })
    case 'pages':
      return t('studio.errorPages')
    case 'broken':
      return t('studio.errorBroken')
    default:
      return errorText(t, { code: error })
  }
}

const LABELS = {
  picture: 'studio.picture',
  width: 'studio.size',
  title: 'studio.title',
  tags: 'studio.tags',
} as const

/** The errors for the summary above the form, in the order of the fields. */
export const designSummary = (
  messages: Messages,
  errors: DesignErrors,
  values: WrongValues = {},
): SummaryError[] =>
  summaryLines(ORDER, designFieldId, (field) => {
    const text = designErrorText(messages, field, errors[field], values)
    if (text === undefined || field === 'picture') return text
    return messages.t('common.labelled', { label: messages.t(LABELS[field]), text })
  })
