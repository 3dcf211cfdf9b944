'use client'
import type { SavedPage } from '@selvage/core/cart'
import { createSavedLines } from '@selvage/machines/cart'
import type { SavedLines, SavedLinesState } from '@selvage/machines/cart'
import { useMemo, useSyncExternalStore } from 'react'
import { useShop } from '../provider/shop-context.ts'

const NONE = { items: [], total: 0, offset: 0 }

/**
 * Shows and changes the shop's lines that are saved for later. `page` is read once: the part that
 * the page was made with, null where it could not be loaded; undefined for a cart without them.
 */
export function useSavedLines(
  page: SavedPage | null | undefined,
): { readonly lines: SavedLines; readonly state: SavedLinesState } | undefined {
  const shop = useShop()
  // The page of the first drawing is the one to begin with.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const lines = useMemo(() => createSavedLines(shop, page === undefined ? NONE : page), [shop])
  const state = useSyncExternalStore(lines.subscribe, lines.get, lines.get)
  return page === undefined ? undefined : { lines, state }
}
