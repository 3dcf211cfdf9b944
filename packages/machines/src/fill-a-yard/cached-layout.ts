import type { DesignCard } from '@selvage/core/design'
import {
  gridOf,
  layoutCode,
  layoutSummary,
  readLayoutCode,
  suggestDesigns,
} from '@selvage/core/fill-a-yard'
import type { Layout, LayoutSummary, Suggestion } from '@selvage/core/fill-a-yard'
import type { SavedLayout } from './fill-a-yard.types.ts'

/** A saved layout with its decoded cells. */
export interface SavedView extends SavedLayout {
  readonly layout: Layout
  readonly summary: LayoutSummary
}

/** The number of suggested designs. */
const SUGGESTIONS = 4

/**
 * Caches the results of a function by the identity of its argument, because a view is computed for
 * every move of the cursor.
 */
function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: make(key) }
    known.set(key, found)
    return found.value
  }
}

/** The summary of a layout, cached. */
export const summaryOf = cached(layoutSummary)
/** The code of a layout, cached. */
export const codeOf = cached(layoutCode)
/** The grid of a layout, cached. */
export const gridFor = cached(({ templateId, fabric }: Layout) => gridOf(templateId, fabric))
/** The saved layouts that can be decoded, cached. */
export const savedOf = cached((saved: readonly SavedLayout[]) =>
  saved.flatMap((one): SavedView[] => {
    const layout = readLayoutCode(one.code)
    return layout ? [{ ...one, layout, summary: summaryOf(layout) }] : []
  }),
)
/** The suggestions for a layout, by the designs of the collection and the chosen design, cached. */
export const suggestionsFor = cached((designs: readonly DesignCard[]) =>
  cached((layout: Layout) => {
    const byDesign = new Map<number | undefined, readonly Suggestion[]>()
    return (chosen: number | undefined) => {
      const used = new Set([
        ...summaryOf(layout).designs.map(({ designId }) => designId),
        ...(chosen === undefined ? [] : [chosen]),
      ])
      const found =
        byDesign.get(chosen) ??
        suggestDesigns(
          designs.filter(({ id }) => used.has(id)),
          designs.filter(({ forSale }) => forSale),
          SUGGESTIONS,
        )
      byDesign.set(chosen, found)
      return found
    }
  }),
)
