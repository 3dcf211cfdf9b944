import {
  COLOURS,
  SCALES,
  SEARCH_SCOPES,
  SORTS,
  STYLES,
  SUBSTRATES,
  TOPICS,
} from '@selvage/core/search'
import type { Route } from '../http/handle.ts'

type Value = Readonly<Record<string, unknown>>

/** One of the values of a list. */
const one = (values: readonly string[]): Value => ({ schema: { type: 'string', enum: values } })
/** One or several values of a list, with commas between them. */
const several = (values: readonly string[]): Value => ({
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string', enum: values } },
})

/**
 * The values of a search's parameters. Its contract takes any text, because the rules of the shop's
 * address read them; these lists are the ones of the rules.
 */
export const SEARCH_VALUES: NonNullable<Route['queryValues']> = {
  on: one(SUBSTRATES),
  scope: one(SEARCH_SCOPES),
  sort: one(SORTS),
  style: several(STYLES),
  topic: several(TOPICS),
  color: several(COLOURS),
  scale: several(SCALES),
  showMatureContent: one(['true', 'false']),
  page_offset: { schema: { type: 'string', pattern: '^[0-9]{1,9}$' } },
}
