import { MAX_ID } from '@selvage/core/contract'
import * as v from 'valibot'

/** The number of a design, as its page's address has it. */
export const designId = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_ID),
  v.description('The number of a design, from search_designs'),
)
