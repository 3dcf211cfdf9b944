import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { joinQuery, lastingQuery } from './query-rules.ts'

/** The flows whose steps have pages of their own. */
const FLOW = /^(checkout|fill-a-yard)/

const flowOf = (route: RouteName): string => FLOW.exec(route)?.[1] ?? route

/**
 * Returns the page that a visitor has left for itself in another language, as it was when they left
 * it: a script has changed its address since the server wrote the link, by the squares of a yard,
 * the wall of a plan or the step of a checkout. Undefined for every other way to a page.
 */
export function pageAsLeft(url: URL, headers: Headers, origin: string): string | undefined {
  const referer = headers.get('referer')
  if (headers.get('sec-fetch-dest') !== 'document' || referer === null || !URL.canParse(referer))
    return undefined
  const left = new URL(referer)
  if (left.origin !== origin) return undefined
  const [to, from] = [matchPath(url.pathname), matchPath(left.pathname)]
  if (!to?.lang || !from?.lang || to.lang === from.lang) return undefined
  if (flowOf(to.route) !== flowOf(from.route)) return undefined
  const path = localizePath(from.route as 'home', to.lang, from.params as Record<string, never>)
  const page = new URL(joinQuery(path, lastingQuery(path, left.search)), origin)
  return page.pathname + page.search === url.pathname + url.search
    ? undefined
    : page.pathname + page.search
}
