'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { errorText } from './error-notice.tsx'
import type { ErrorMessage } from './error-notice.tsx'

/** Speaks each error that a part of the page shows, at once, with what stands behind it. */
export function useErrorAnnouncement(error: ErrorMessage | undefined, behind = ''): void {
  const { t } = useMessages()
  const announce = useAnnounce()
  useEffect(() => {
    if (error) announce(`${errorText(t, error)} ${behind}`.trim(), 'assertive')
  }, [announce, t, error, behind])
}
