'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { errorText } from './error-notice.tsx'
import type { ErrorMessage } from './error-notice.tsx'

/** Speaks each error that a part of the page shows, at once. */
export function useErrorAnnouncement(error: ErrorMessage | undefined): void {
  const { t } = useMessages()
  const announce = useAnnounce()
  useEffect(() => {
    if (error) announce(errorText(t, error), 'assertive')
  }, [announce, t, error])
}
