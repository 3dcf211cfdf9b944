import type { Language } from '@selvage/core/locale'
import { routePatterns } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { pickFeatures, SHOWN_BY } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import type { WidgetName } from '../loader/widget-names.ts'

/**
 * The React widgets with the messages that each shows: features, single keys, and groups of keys
 * with a `*`. The build writes one file for each widget and language.
 */
export const REACT_WIDGET_FEATURES = {
  'wallpaper-calculator': SHOWN_BY['wallpaper-calculator'],
  'fill-a-yard': SHOWN_BY['fill-a-yard'],
} as const satisfies Partial<Record<WidgetName, readonly string[]>>
export type ReactWidgetName = keyof typeof REACT_WIDGET_FEATURES

const ROUTES = [
  'cart',
  'cart-handover',
  'wallpaper',
  'wallpaper-calculator',
  'collection',
  'fill-a-yard-canvas',
] as const satisfies readonly RouteName[]

/** Paths of the storefront's pages, with parameters in braces. */
export type ReactWidgetPaths = Readonly<Record<(typeof ROUTES)[number], string>>

/** The file of one React widget and one language. */
export interface ReactWidgetMessagesFile {
  readonly messages: Catalogue
  readonly paths: ReactWidgetPaths
}

/** Returns the messages and paths of one React widget in one language, for the build. */
export function reactWidgetMessagesFile(
  name: ReactWidgetName,
  lang: Language,
  catalogue: Catalogue,
): ReactWidgetMessagesFile {
  const path = (route: RouteName) =>
    (routePatterns(route, lang)[0] ?? '/').replace(/:(\w+)/g, '{$1}')
  return {
    messages: pickFeatures(catalogue, ['embed.soldBy', ...REACT_WIDGET_FEATURES[name]]),
    paths: Object.fromEntries(ROUTES.map((route) => [route, path(route)])) as ReactWidgetPaths,
  }
}
