import { useCallback, useSyncExternalStore } from 'react'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { ISLAND_ELEMENT, WAKE_EVENT } from '../island-runtime/island-marks.ts'
import type { IslandName } from '../islands/islands.table.ts'

// A page in a browser shows one product: its islands share the paper that is chosen in one of them.
let chosen: WallpaperCode | undefined
const followers = new Set<() => void>()

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/**
 * The paper that was chosen in an island of the page; undefined before that. The other island is
 * brought alive when it has to follow.
 */
export function useChosenPaper(
  other: IslandName,
): readonly [paper: WallpaperCode | undefined, choose: (paper: WallpaperCode) => void] {
  const paper = useSyncExternalStore(follow, () => chosen, none)
  const choose = useCallback(
    (next: WallpaperCode) => {
      chosen = next
      for (const follower of followers) follower()
      document
        .querySelector(`${ISLAND_ELEMENT}[data-name="${other}"]`)
        ?.dispatchEvent(new Event(WAKE_EVENT))
    },
    [other],
  )
  return [paper, choose]
}

const none = () => undefined
