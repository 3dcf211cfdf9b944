import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { ShopStorage } from '../shop/storage.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'
import type { SavedChange, SavedLayout } from './fill-a-yard.types.ts'

/** Version of the stored format; other versions are ignored. */
const VERSION = 1

/** Returns the storage key of the saved layouts of one collection of one gateway. */
export function savedKey(gatewayUrl: string, collectionId: number): string {
  return `selvage:fill-a-yard:${gatewayUrl}:${collectionId}`
}

/** Returns the storage key of the undo history of one collection of one gateway. */
export function historyKey(gatewayUrl: string, collectionId: number): string {
  return `${savedKey(gatewayUrl, collectionId)}:undo`
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

function isSaved(value: unknown, collectionId: number): value is SavedLayout {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('savedAt' in value))
    return false
  return (
    readLayoutCode(value.code)?.collectionId === collectionId &&
    typeof value.savedAt === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]{1,15}Z$/.test(value.savedAt)
  )
}

/** Returns the saved layouts of a collection; entries that cannot be read are left out. */
export function readSaved(
  storage: ShopStorage,
  gatewayUrl: string,
  collectionId: number,
): readonly SavedLayout[] {
  try {
    const stored = JSON.parse(storage.getItem(savedKey(gatewayUrl, collectionId)) ?? 'null') as {
      version?: unknown
      saved?: unknown
    } | null
    if (stored?.version !== VERSION || !Array.isArray(stored.saved)) return []
    return stored.saved
      .filter((one) => isSaved(one, collectionId))
      .slice(0, MAX_SAVED)
      .map(({ code, savedAt }) => ({ code, savedAt }))
  } catch {
    return []
  }
}

/** Changes the stored layouts, after reading them again: another page may have changed them. */
export function storeSaved(storage: ShopStorage, gatewayUrl: string, change: SavedChange): void {
  const key = savedKey(gatewayUrl, change.collectionId)
  const saved = changeSaved(readSaved(storage, gatewayUrl, change.collectionId), change)
  if (saved.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify({ version: VERSION, saved }))
}
