import { WIDGET_NAMES } from '../src/loader/widget-names.ts'
import type { WidgetName } from '../src/loader/widget-names.ts'
import { REACT_WIDGET_FEATURES } from '../src/react-widget/react-widget-messages.ts'

/** Bytes of a page's widget, gzipped, in English. */
export interface WidgetSize {
  /** All scripts until the widget is visible. */
  readonly shown: number
  /** All scripts until something of it is in the cart, or the cart of its button is open. */
  readonly used: number
}

/** The chunks that the first press on a widget fetches. */
const FETCHED_BY_PRESS: Readonly<Partial<Record<WidgetName, readonly string[]>>> = {
  'add-to-cart': ['cart-flow'],
  'cart-button': ['cart-panel', 'cart-panel-en'],
}

/**
 * Returns what each widget weighs. `bytesOf` gives the bytes of the files whose names match, and
 * `needs` the chunks that a chunk imports.
 */
export function widgetSizes(
  bytesOf: (name: RegExp) => number,
  needs: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<WidgetName, WidgetSize>> {
  const chunk = (name: string): number => bytesOf(new RegExp(`^${name}-[0-9a-f]{10}\\d?\\.js$`))
  const chunks = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + chunk(name), 0)
  const loader = bytesOf(/^selvage\.js$/)
  const shownOf = (name: WidgetName): number => {
    if (Object.hasOwn(REACT_WIDGET_FEATURES, name))
      // No widget saves preferences, so that nothing fetches their chunk.
      return loader + bytesOf(/^react-(?!preferences-)/) + chunks([name, `${name}-en`])
    if (name === 'design-card') return loader + chunk(name)
    return loader + chunks([...new Set(['design-card', name, 'en', ...(needs[name] ?? [])])])
  }
  return Object.fromEntries(
    WIDGET_NAMES.map((name) => {
      const shown = shownOf(name)
      return [name, { shown, used: shown + chunks(FETCHED_BY_PRESS[name] ?? []) }]
    }),
  ) as Record<WidgetName, WidgetSize>
}
