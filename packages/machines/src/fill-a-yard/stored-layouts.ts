import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { SafeStorage, ShopStorage } from '../shop/storage.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'
import type { SavedChange, SavedLayout } from './fill-a-yard.types.ts'
import { changeSaved, savedKey } from './saved-layouts.ts'

/** Version of the stored format; other versions are ignored. */
const VERSION = 1

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
  return parseSaved(() => storage.getItem(savedKey(gatewayUrl, collectionId)), collectionId)
}

function parseSaved(read: () => string | null, collectionId: number): readonly SavedLayout[] {
  try {
    const stored = JSON.parse(read() ?? 'null') as {
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

const sharedBy = (storage: ShopStorage | SafeStorage, key: string) =>
  'shared' in storage ? storage.shared(key) : storage.getItem(key)

/**
 * Changes the stored layouts, after reading them again: another page may have changed them, also
 * while the browser had no room for those of this one.
 */
export function storeSaved(storage: ShopStorage, gatewayUrl: string, change: SavedChange): void {
  const { collectionId } = change
  const key = savedKey(gatewayUrl, collectionId)
  const own = readSaved(storage, gatewayUrl, collectionId)
  const others = parseSaved(() => sharedBy(storage, key), collectionId).filter(({ code }) =>
    own.every((one) => one.code !== code),
  )
  const saved = changeSaved([...own, ...others], change)
  if (saved.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify({ version: VERSION, saved }))
}
