import { isStockCode, stockPageOf } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { StockCode } from '@selvage/core/stock'
import { redirect } from 'react-router'
import { notFound } from '../page/page-error.ts'
import { pathIn } from '../page/path-in.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/stock'

/** Items that a page of another kind sells. */
const OTHER_PAGES: Readonly<
  Partial<Record<StockCode, 'gift-certificates' | 'pro' | 'spoondollars'>>
> = {
  GIFT_CERTIFICATE: 'gift-certificates',
  PRO_PURCHASE: 'pro',
  PRO_WITH_RENEWAL: 'pro',
  SPOONDOLLAR_CREDIT: 'spoondollars',
}

/** Leads from the code of a ready-made item to its page, which chooses it there. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const { language } = context.get(shopContext).page
  const code = params.code.toUpperCase()
  if (!isStockCode(code)) notFound()
  const other = OTHER_PAGES[code]
  if (other) return redirect(pathIn(other, language))
  const page = stockPageOf(code)
  const { search, searchParams } = new URL(request.url)
  if (page === undefined) return redirect(documentRoutes.localizePath('gift-ideas', language))
  if (!searchParams.has('item')) searchParams.set('item', params.code)
  const query = search === '' ? `?item=${params.code}` : `?${searchParams.toString()}`
  return redirect(documentRoutes.localizePath(page, language) + query)
}
