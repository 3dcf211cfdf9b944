import { isPublicId } from '../secrets/public-id.ts'
import { httpError } from './http-error.ts'

/**
 * Reads a public id from a path. Text that cannot be one is answered as an id that does not exist:
 * 404 with the code.
 */
export function readPublicId(
  text: string,
  code: 'ORDER_NOT_FOUND' | 'ORDER_ITEM_NOT_FOUND',
): string {
  if (!isPublicId(text)) throw httpError(code)
  return text
}
