import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { NEXT_PARAM } from '../app/account/account-paths.ts'
import { joinQuery, lastingQuery } from './query-rules.ts'

/** The flows whose steps have pages of their own. */
const FLOW = /^(checkout|fill-a-yard)/

const flowOf = (route: RouteName): string => FLOW.exec(route)?.[1] ?? route

/**
 * Returns the page that a visitor has left for itself in another language, as it was when they left
 * it: a script has changed its address since the server wrote the link, by the squares of a yard,
 * the wall of a plan or the step of a checkout. The pages of a login lead back to it as it was,
 * too. Undefined for every other path to a page.
 */
export function pageAsLeft(url: URL, headers: Headers, origin: string): string | undefined {
  const referer = headers.get('referer')
  if (headers.get('sec-fetch-dest') !== 'document' || referer === null || !URL.canParse(referer))
    return undefined
  const left = new URL(referer)
  if (left.origin !== origin) return undefined
  const [to, from] = [matchPath(url.pathname), matchPath(left.pathname)]
  if (to?.route === 'login' || to?.route === 'register') return entryAsLeft(url, left)
  if (!to?.lang || !from?.lang || to.lang === from.lang) return undefined
  if (flowOf(to.route) !== flowOf(from.route)) return undefined
  const path = localizePath(from.route as 'home', to.lang, from.params as Record<string, never>)
  const page = new URL(joinQuery(path, lastingQuery(path, left.search)), origin)
  return page.pathname + page.search === url.pathname + url.search
    ? undefined
    : page.pathname + page.search
}

/** Returns a page of a login that leads back to the page before as it was left. */
function entryAsLeft(url: URL, left: URL): string | undefined {
  const next = url.searchParams.get(NEXT_PARAM) ?? ''
  const [asked = ''] = next.split('?', 1)
  const from = matchPath(left.pathname)
  const to = matchPath(asked)
  const isOfFlow = !!from && !!to && FLOW.test(from.route) && from.lang === to.lang
  if (asked !== left.pathname && !(isOfFlow && flowOf(from.route) === flowOf(to.route)))
    return undefined
  const back = joinQuery(left.pathname, lastingQuery(left.pathname, left.search))
  if (back === next) return undefined
  const page = new URL(url)
  page.searchParams.set(NEXT_PARAM, back)
  return page.pathname + page.search
}
