import * as v from 'valibot'
import { currency } from '../contract/wire.ts'
import { METHOD_NAMES } from './companies.table.ts'

const minor = v.nullable(v.pipe(v.number(), v.integer()))

/** The rule of one way to pay. */
export const paymentRule = v.pipe(
  v.object({
    method: v.picklist(METHOD_NAMES),
    currencies: v.nullable(v.array(currency)),
    countries: v.nullable(v.array(v.string())),
    min_minor: minor,
    max_minor: minor,
  }),
  v.transform(({ min_minor, max_minor, ...same }) => ({
    ...same,
    minMinor: min_minor,
    maxMinor: max_minor,
  })),
)
