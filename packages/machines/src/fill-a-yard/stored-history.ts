import { keepDesigns, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import type { ShopStorage } from '../shop/storage.ts'
import { codeOf } from './cached-layout.ts'
import { designsFor } from './fill-a-yard.context.ts'
import type { FillAYardContext, LayoutHistory } from './fill-a-yard.types.ts'
import { historyKey } from './saved-layouts.ts'

/** The most steps to undo, and the most to redo, that are stored for a reload. */
export const MAX_STORED_STEPS = 100

/** Stores the present layout between the steps around it, for a reload of its page. */
export function storeHistory(
  storage: ShopStorage,
  gatewayUrl: string,
  { collectionId, layout, past, future }: FillAYardContext,
): void {
  const codes = [past, [layout], future].map((steps) => steps.slice(-MAX_STORED_STEPS).map(codeOf))
  storage.setItem(historyKey(gatewayUrl, collectionId), JSON.stringify(codes))
}

/**
 * Returns the steps that were stored around the layout that a page begins with, without designs
 * that are no longer available. They are undefined for another layout or for a choice of options,
 * and when one of the layouts cannot be read or belongs to another collection.
 */
export function readHistory(stored: string, begun: FillAYardContext): LayoutHistory | undefined {
  const { collectionId, collection, layout, opensAt } = begun
  const layoutOf = (code: unknown): Layout => {
    const read = readLayoutCode(code)
    if (read?.collectionId !== collectionId) throw new TypeError('This is no layout of the yard.')
    return read
  }
  // Without the collection the designs are not known; once it is loaded, `settle` looks at them.
  const offered = (steps: readonly Layout[]): readonly Layout[] =>
    collection ? steps.map((step) => keepDesigns(step, designsFor(begun))) : steps
  try {
    const [past, [shown], future] = (JSON.parse(stored) as unknown[][]).map((codes) =>
      codes.slice(-MAX_STORED_STEPS).map(layoutOf),
    ) as [Layout[], Layout[], Layout[]?]
    const isHere = opensAt === 'canvas' && shown && codeOf(shown) === codeOf(layout)
    return isHere && future ? { past: offered(past), future: offered(future) } : undefined
  } catch {
    return undefined
  }
}
