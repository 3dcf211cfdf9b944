import type { WallpaperCode } from '@selvage/core/wallpaper'
import { useEffect, useRef } from 'react'

/**
 * Lets a part follow the wallpaper that is chosen elsewhere on the page, and reports its own
 * choice. Neither is answered with itself.
 */
export function useFollowedChoice(
  own: WallpaperCode,
  outer: WallpaperCode | undefined,
  choose: (wallpaper: WallpaperCode) => void,
  report: ((wallpaper: WallpaperCode) => void) | undefined,
): void {
  const followed = useRef(own)
  useEffect(() => {
    if (outer === undefined || outer === followed.current) return
    followed.current = outer
    choose(outer)
  }, [choose, outer])
  useEffect(() => {
    if (own === followed.current) return
    followed.current = own
    report?.(own)
  }, [own, report])
}
