import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '@selvage/core/collection'
import type { ErrorCode } from '@selvage/core/errors'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** Says what is wrong with the name of a collection; undefined when it is right. */
export function nameErrorText(t: Messages['t'], code: ErrorCode | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined
    case 'FIELD_CANNOT_BE_BLANK':
      return t('forms.required')
    case 'FIELD_VALUE_INVALID':
      return t('forms.too_long_max', { max: COLLECTION_NAME_MAX })
    default:
      return errorText(t, { code })
  }
}

/** Says what is wrong with a description as it was typed; undefined when it is right. */
export function descriptionErrorText(
  t: Messages['t'],
  code: ErrorCode | undefined,
  typed: string,
): string | undefined {
  if (code === undefined) return undefined
  return typed.length > COLLECTION_DESCRIPTION_MAX
    ? t('forms.too_long_max', { max: COLLECTION_DESCRIPTION_MAX })
    : errorText(t, { code })
}
