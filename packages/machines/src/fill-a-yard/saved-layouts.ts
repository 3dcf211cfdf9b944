import { MAX_SAVED } from './fill-a-yard.types.ts'
import type { SavedChange, SavedLayout } from './fill-a-yard.types.ts'

/** Returns the storage key of the saved layouts of one collection of one gateway. */
export function savedKey(gatewayUrl: string, collectionId: number): string {
  return `selvage:fill-a-yard:${gatewayUrl}:${collectionId}`
}

/** Returns the storage key of the undo history of one collection of one gateway. */
export function historyKey(gatewayUrl: string, collectionId: number): string {
  return `selvage:fill-a-yard-steps:${gatewayUrl}:${collectionId}`
}

/**
 * Returns the list after one change. A layout that is saved again moves to the front, and the
 * oldest layouts beyond the limit are removed.
 */
export function changeSaved(
  saved: readonly SavedLayout[],
  change: SavedChange,
): readonly SavedLayout[] {
  const code = 'save' in change ? change.save.code : change.remove
  const others = saved.filter((one) => one.code !== code)
  return 'save' in change ? [change.save, ...others].slice(0, MAX_SAVED) : others
}
