import * as v from 'valibot'
import { idList, writeIdList } from './id-list.ts'
import { id } from './wire.ts'

/** The parts of a call that answers which of 1 to 100 ids are the user's, such as favorites. */
export const amongIds = {
  method: 'GET',
  query: v.object({ ids: idList, page_locale: v.optional(v.string()) }),
  encodeQuery: ({ ids }: { readonly ids: readonly number[] }) => ({ ids: writeIdList(ids) }),
  answer: v.pipe(
    v.object({ ids: v.array(id) }),
    v.transform((wire) => wire.ids),
  ),
  errors: ['FIELD_VALUE_INVALID'],
} as const
