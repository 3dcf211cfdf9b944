import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { CHOICE_COOKIES } from '../app/settings/choices.ts'
import type { Market } from '../app/settings/market.ts'
import { negotiateLanguage } from './language.ts'
import { SECRET_PARAM } from './secret-address.ts'

/** Pages that have nothing to show without their code or token, in no language. */
const OPENED_BY_SECRET: readonly (RouteName | undefined)[] = [
  'cart-handover',
  'guest-order',
  'invoice',
  'packing-slip',
]

/**
 * Returns the part of the query that links to the same page repeat: secrets on the pages alone that
 * they open.
 */
export function lastingSearch(url: URL, route: RouteName | undefined): string {
  if (OPENED_BY_SECRET.includes(route)) return url.search
  const allowed = new URLSearchParams(
    [...url.searchParams].filter(([name]) => !SECRET_PARAM.test(name)),
  ).toString()
  return allowed && `?${allowed}`
}

/** Over HTTP the request line as it was sent; in process there is only the URL. */
export function rawTarget(incoming: string | undefined, address: string): string {
  return incoming ?? address.slice(new URL(address).origin.length)
}

/** True for a path that a page of the shop has. */
export const isPage = (path: string): boolean =>
  matchPath(path) !== null || documentRoutes.matchPath(path) !== null

/** The language of a visitor whose address says none. */
export const languageOf = ({ headers }: Request, market: Market): Language =>
  negotiateLanguage(
    cookieOf(headers.get('cookie') ?? undefined, CHOICE_COOKIES.language),
    headers.get('accept-language'),
    market,
  )

function cookieOf(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** True for a request whose answer the browser shows as a page. */
export const isNavigation = ({ headers }: Request): boolean =>
  headers.get('sec-fetch-mode') === 'navigate'

/** True for a page that a browser fetches ahead. */
export const isPrefetch = ({ headers }: Request): boolean =>
  headers.get('sec-purpose')?.startsWith('prefetch') ?? false
