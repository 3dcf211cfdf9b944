'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useErrorText } from './error-notice.tsx'
import type { ErrorMessage } from './error-notice.tsx'

/**
 * Speaks each error that a part of the page shows, at once, with what stands behind it, and takes
 * it back once it is over.
 */
export function useErrorAnnouncement(error: ErrorMessage | undefined, behind = ''): void {
  const textOf = useErrorText()
  const announce = useAnnounce()
  useEffect(() => {
    return error && announce(`${textOf(error)} ${behind}`.trim(), 'assertive')
  }, [announce, textOf, error, behind])
}
