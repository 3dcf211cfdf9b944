import { safeRedirect } from '@selvage/core/gateway'
import type { Language, MeasurementSystem } from '@selvage/core/locale'
import { readWallQuery, wallLengthsIn, wallQuery } from '@selvage/core/wallpaper'
import type { Wall } from '@selvage/core/wallpaper'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { CHOICE_PARAMS } from './choices.ts'

/** The measurement systems that a page was shown in, and that it is shown in from now on. */
interface MeasurementChange {
  readonly from: MeasurementSystem
  readonly to: MeasurementSystem
}

/**
 * Returns the path and query of one of our own pages, in the given language; for anything else, the
 * home page. A wall in the query stays the same wall in another measurement system.
 */
export function pageToReturnTo(
  back: string,
  language: Language,
  measurement?: MeasurementChange,
): string {
  const ours = 'http://shop.invalid'
  const path = safeRedirect(back, ours)
  const url = path === undefined ? undefined : new URL(path, ours)
  const page = url ? matchPath(url.pathname) : null
  if (!url || !page) return localizePath('home', language)
  const wall = measurement && readWallQuery(url.searchParams, measurement.from)
  // The form's choice replaces the choice in the address.
  for (const name of Object.values(CHOICE_PARAMS)) url.searchParams.delete(name)
  if (wall && wall.system !== measurement.to)
    for (const [name, value] of new URLSearchParams(
      wallQuery(wallLengthsIn<Wall>(wall, measurement.to)),
    ))
      url.searchParams.set(name, value)
  if (page.lang === language) return url.pathname + url.search
  return (
    alternatePaths(page.route as 'home', page.params as Record<string, never>)[language] +
    url.search
  )
}
