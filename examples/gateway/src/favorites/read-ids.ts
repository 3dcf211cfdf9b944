import { readId } from '@selvage/core/contract'
import { CARD_BATCH_LIMIT } from '@selvage/core/design'
import { httpError } from '../http/http-error.ts'

/** Returns the ids of a query that asks for 1 to 100 of them. */
export function readIds({ ids: asked }: { readonly ids: string }): number[] {
  const parts = asked.split(',').filter((part) => part !== '')
  const ids = parts.map(readId).filter((id) => id !== undefined)
  if (parts.length === 0 || parts.length > CARD_BATCH_LIMIT || ids.length < parts.length)
    throw httpError('FIELD_VALUE_INVALID', { field: 'ids' })
  return ids
}
