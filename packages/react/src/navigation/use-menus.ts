'use client'
import { useCallback, useRef, useState } from 'react'
import type { MenuContents, MenuSource } from './menu-types.ts'

/** The state of the menus: their contents, once they are there. */
export interface Menus {
  readonly contents: MenuContents | undefined
  /** True when the last try to fetch the menus failed. */
  readonly failed: boolean
  /** Fetches the menus, unless they are there or on their way. */
  readonly load: () => void
}

/** Fetches the menus at the first call of `load`; a later call tries again after a failure. */
export function useMenus(loadMenus: MenuSource['loadMenus']): Menus {
  const [contents, setContents] = useState<MenuContents>()
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)
  const load = useCallback(() => {
    if (loading.current || loadMenus === undefined) return
    loading.current = true
    setFailed(false)
    loadMenus().then(setContents, () => {
      loading.current = false
      setFailed(true)
    })
  }, [loadMenus])
  return { contents, failed, load }
}
