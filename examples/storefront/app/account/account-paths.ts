import { safeRedirect } from '@selvage/core/gateway'
import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { inLanguage, pathIn } from '../page/path-in.ts'

/** The query parameter of a question that stands on a page of an account. */
export const QUESTION_PARAM = 'ask'

/** The query parameter of the page that a login leads to. */
export const NEXT_PARAM = 'next'

type AccountRoute = 'login' | 'register' | 'logout' | 'password-new' | 'password-edit'

const ACCOUNT_ROUTES: readonly (RouteName | undefined)[] = [
  'login',
  'register',
  'logout',
  'password-new',
  'password-edit',
] satisfies AccountRoute[]

const isAccountRoute = (route: RouteName | undefined): boolean => ACCOUNT_ROUTES.includes(route)

/** Returns the address of one of the pages of accounts, in the language of the page before it. */
export function accountPath(route: AccountRoute, language: Language, next?: string): string {
  return pathIn(route, language, { [NEXT_PARAM]: next })
}

/**
 * Returns the page that a login leads to: the one that the address names, if it is one of the
 * shop's own and no page of accounts, else the home page. It is in the language of the login.
 */
export function nextPage(asked: string | null, language: Language, origin: string): string {
  const next = safeRedirect(asked, origin)
  const isOwn = next?.startsWith('/') === true && !isAccountRoute(routeOf(next))
  return next !== undefined && isOwn ? inLanguage(next, language) : localizePath('home', language)
}

/** Returns the page that a login on this page leads back to; pages of accounts pass theirs on. */
export function nextFrom(path: string, query: string): string | undefined {
  return isAccountRoute(matchPath(path)?.route)
    ? (new URLSearchParams(query).get(NEXT_PARAM) ?? undefined)
    : path + query
}

/** True when a page comes before or in the checkout, which needs no account. */
export function isOnTheWayToPay(page: string): boolean {
  const route = routeOf(page) ?? ''
  return route === 'cart' || route.startsWith('checkout')
}

/** Returns what the address of a page of accounts asks for. */
export const askedNext = ({ url }: Request): string | null =>
  new URL(url).searchParams.get(NEXT_PARAM)

function routeOf(page: string): RouteName | undefined {
  return matchPath(page.split(/[?#]/, 1)[0] ?? '')?.route
}
