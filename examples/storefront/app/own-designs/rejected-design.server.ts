import type { ShopError } from '@selvage/core/contract'
import type { ErrorMessage } from '@selvage/react/flash'
import type { DesignErrors } from '@selvage/react/studio'
import { toErrorMessage } from '../page/error-message.ts'

/** The errors of a design: by its fields, or one that belongs to none. */
export interface WrongDesign {
  readonly errors: DesignErrors
  readonly error?: ErrorMessage
}

/** Returns what the gateway says is wrong with a design. */
export function rejectedDesign(error: ShopError): WrongDesign {
  const errors: { -readonly [Field in keyof DesignErrors]: DesignErrors[Field] } = {}
  for (const { code, field } of error.all ?? [error]) {
    if (code === 'ART_NOT_FOUND') errors.picture = code
    else if (field === 'title' || field === 'tags' || field === 'width') errors[field] = code
  }
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(error) }
}
