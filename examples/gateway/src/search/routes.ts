import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { isOwnScope, readSearch, searchDesigns, SHOP_PAGE_SIZE } from '@selvage/core/search'
import { toWireCards } from '../design/cards.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import type { Session } from '../http/visitor.ts'
import { seesMature } from '../session/sees-mature.ts'
import { findInLanguage } from './find-in-language.ts'
import { SEARCH_VALUES } from './query-values.ts'
import { searchPrice } from './search-price.ts'

const search = handle(searchDesigns, async (context, deps) => {
  const {
    query: { on, fabric, ...query },
    fieldErrors,
  } = readSearch(new URL(context.request.url).searchParams)
  if (fieldErrors.length > 0)
    throw new HttpError(
      400,
      fieldErrors.map((one) => ({ code: 'FIELD_VALUE_INVALID' as const, ...one })),
    )
  const userId = isOwnScope(query.scope) ? memberOf(context.session) : undefined
  const mature = await seesMature(context, String(query.showMature), deps)
  const language = context.query.lang.slice(0, 2)
  const { searchedFor, rows, total, isEstimate, facets } = await findInLanguage(
    query,
    language,
    { mature, userId },
    deps,
  )
  const currency = context.query.currency ?? DEFAULT_CURRENCY
  const list = { ...(on && { on }), ...(fabric && { fabric }) }
  const { country } = context.query
  const cards = await toWireCards(rows, currency, deps, { ...list, country })
  const price = await searchPrice(list, currency, deps)
  return {
    results: cards.map((card) => ({ ...card, price_from: price })),
    searched_for: searchedFor,
    total,
    total_is_estimate: isEstimate,
    page_offset: query.offset,
    page_size: SHOP_PAGE_SIZE,
    facets,
  }
})

/** The id of a member; a guest has to log in first. */
function memberOf({ userId, guest }: Session): string {
  if (guest) throw httpError('UNAUTHORIZED')
  return userId
}

/** The search. */
export const searchRoutes: readonly Route[] = [{ ...search, queryValues: SEARCH_VALUES }]
