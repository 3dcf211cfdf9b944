import type { Language } from '@selvage/core/locale'
import { routePatterns } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import type { Catalogue } from '@selvage/i18n/words'

/** The large widgets with the features whose words each shows: a row makes a file in each language. */
export const LARGE_FEATURES = {
  'wallpaper-calculator': ['wall', 'wallpaper'],
  'fill-a-yard': ['fill-a-yard', 'design', 'fabric'],
} as const
export type LargeWidgetName = keyof typeof LARGE_FEATURES

const COMMON = ['common', 'cloth', 'errors', 'flash', 'form', 'forms', 'embed']
const ROUTES = ['cart', 'cart-handover', 'wallpaper', 'wallpaper-calculator', 'collection', 'fill-a-yard-canvas', 'fabric'] as const satisfies readonly RouteName[]

/** Paths of the storefront's pages, with parameters in braces. */
export type LargePaths = Readonly<Record<(typeof ROUTES)[number], string>>

/** What a large widget's file of one language holds. */
export interface LargeLanguageFile {
  readonly words: Catalogue
  readonly paths: LargePaths
}

/** The words and paths of one large widget in one language; made when the script is built. */
export function largeLanguageFile(name: LargeWidgetName, lang: Language, catalogue: Catalogue): LargeLanguageFile {
  const features: readonly string[] = [...COMMON, ...LARGE_FEATURES[name]]
  const words = Object.fromEntries(Object.entries(catalogue).filter(([key]) => features.includes(key.slice(0, key.indexOf('.')))))
  const path = (route: RouteName) => (routePatterns(route, lang)[0] ?? '/').replace(/:(\w+)/g, '{$1}')
  return { words, paths: Object.fromEntries(ROUTES.map((route) => [route, path(route)])) as LargePaths }
}
