'use client'
import { useCallback, useRef, useState } from 'react'
import type { MenuContents, MenuSource } from './menu-types.ts'

/** The state of the menus: their contents, once they are there. */
export interface Menus {
  readonly contents: MenuContents | undefined
  /** True when the last try to fetch the menus failed. */
  readonly failed: boolean
  /** True while they are on their way. */
  readonly isLoading: boolean
  /** Fetches the menus, unless they are there or on their way. */
  readonly load: () => void
}

/** Fetches the menus at the first call of `load`; a later call tries again after a failure. */
export function useMenus(loadMenus: MenuSource['loadMenus']): Menus {
  const [contents, setContents] = useState<MenuContents>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loading = useRef(false)
  const load = useCallback(() => {
    if (loading.current || loadMenus === undefined) return
    loading.current = true
    setState('loading')
    loadMenus().then(setContents, () => {
      loading.current = false
      setState('failed')
    })
  }, [loadMenus])
  const isLoading = state === 'loading' && contents === undefined
  return { contents, failed: state === 'failed', isLoading, load }
}
