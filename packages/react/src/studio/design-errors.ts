import {
  ART_MAX_BYTES,
  DESIGN_TAG_MAX,
  DESIGN_TAGS_MAX,
  DESIGN_TITLE_LENGTH,
  REPEAT_HEIGHT_MAX_IN,
  REPEAT_WIDTH_IN,
} from '@selvage/core/own-designs'
import type { Art } from '@selvage/core/own-designs'
import type { ErrorCode } from '@selvage/core/errors'
import { asShopError } from '@selvage/core/contract'
import { summaryLines } from '../error-summary/summary-lines.ts'
import type { SummaryError } from '../error-summary/error-summary.tsx'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** An error of a picture before the gateway has it, or the gateway's code. */
export type PictureError = ErrorCode | 'missing' | 'sending' | 'kind' | { readonly bytes: number }

/** The errors of a design by its field: codes of the gateway, and what is wrong with a file. */
export interface DesignErrors {
  readonly picture?: PictureError | undefined
  readonly width?: ErrorCode | undefined
  readonly title?: ErrorCode | undefined
  readonly tags?: ErrorCode | undefined
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
  picture?: Pick<Art, 'width' | 'height'>,
): string | undefined {
  if (error === undefined) return undefined
  const { t, length } = messages
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
      return t('studio.errorTags', { count: DESIGN_TAGS_MAX, max: DESIGN_TAG_MAX })
  }
}

function pictureErrorText(messages: Messages, error: PictureError): string {
  const { t } = messages
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
    case 'kind':
      return t('studio.errorKind')
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
  picture?: Pick<Art, 'width' | 'height'>,
): SummaryError[] =>
  summaryLines(ORDER, designFieldId, (field) => {
    const text = designErrorText(messages, field, errors[field], picture)
    if (text === undefined || field === 'picture') return text
    return messages.t('common.labelled', { label: messages.t(LABELS[field]), text })
  })

/** Returns what the gateway rejected, by field; undefined where it names no field of the form. */
export function rejectedFields(thrown: unknown): DesignErrors | undefined {
  const error = asShopError(thrown)
  const all = error.all ?? [error]
  const errors: { -readonly [Name in keyof DesignErrors]: ErrorCode } = {}
  for (const { field, code } of all) {
    if (code === 'ART_NOT_FOUND' || code === 'ART_INVALID') errors.picture = code
    else if (field === 'title' || field === 'tags' || field === 'width') errors[field] = code
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
