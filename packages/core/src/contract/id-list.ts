import * as v from 'valibot'
import { ID_LIST_LIMIT, readId } from './id.ts'

const parts = (text: string): string[] => text.split(',').filter((part) => part !== '')

/**
 * The ids of a query, 1 to {@link ID_LIST_LIMIT} with commas between them: text on the wire and
 * numbers without repeats, for the gateway.
 */
export const idList = v.pipe(
  v.string(),
  v.check((text) => {
    const { length } = parts(text)
    return length > 0 && length <= ID_LIST_LIMIT
  }),
  v.check((text) => parts(text).every((part) => readId(part) !== undefined)),
  v.transform((text) => [...new Set(parts(text).map(Number))]),
)

/** Writes ids as {@link idList} reads them. */
export const writeIdList = (ids: readonly number[]): string => ids.join(',')
