import { asShopError } from '@selvage/core/contract'
import type { ErrorDetail } from '@selvage/core/contract'
import { artReasonOf } from '@selvage/core/own-designs'
import type { ErrorMessage } from '../flash/index.ts'
import { toErrorMessage } from '../flash/to-error-message.ts'
import type { DesignErrors, PictureError } from './design-errors.ts'

/** The props that a form of a design shows a rejection by: the errors of its fields, or another. */
export interface DesignFormErrors {
  readonly errors: DesignErrors
  readonly error?: ErrorMessage | undefined
}

/** Returns what the gateway says of a picture: the reason where it names one, else its code. */
export const pictureErrorOf = (detail: ErrorDetail): PictureError =>
  artReasonOf(detail) ?? detail.code

/**
 * Returns what a design's form shows of a rejected call, as the form's own props. What belongs to
 * none of its fields is its `error`.
 */
export function designErrors(thrown: unknown): DesignFormErrors {
  const rejected = asShopError(thrown)
  const errors: { -readonly [Name in keyof DesignErrors]: DesignErrors[Name] } = {}
  for (const detail of rejected.all ?? [rejected]) {
    const { code, field } = detail
    if (code === 'ART_NOT_FOUND' || code === 'ART_INVALID') errors.picture = pictureErrorOf(detail)
    else if (field === 'title' || field === 'tags' || field === 'width') errors[field] = code
  }
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(thrown) }
}
