import { route } from '@react-router/dev/routes'
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { sourceEntryPoint } from '../tools/source-entry-point.ts'
import { pages } from './pages.table.ts'

const { languages } = (await import(
  /* @vite-ignore */ sourceEntryPoint('@selvage/i18n/locale')
)) as typeof import('@selvage/i18n/locale')
const { routePatterns } = (await import(
  /* @vite-ignore */ sourceEntryPoint('@selvage/i18n/routes')
)) as typeof import('@selvage/i18n/routes')

/**
 * Every page at each of its addresses in each language; letter case counts, so that a page has one
 * address and not many.
 */
export default Object.entries(pages).flatMap(([name, file]): RouteConfigEntry[] =>
  languages.flatMap((language) =>
    routePatterns(name as keyof typeof pages, language).map((path, index) =>
      route(path, file, {
        id: `${name}.${language}${index === 0 ? '' : `.${index}`}`,
        caseSensitive: true,
      }),
    ),
  ),
) satisfies RouteConfig
