'use client'
import { useAnnounceLatest } from './use-announce-latest.ts'

/**
 * Returns a function that speaks the error of an action. The one before leaves its region then, and
 * without a sentence it only leaves: the action is tried again.
 */
export const useAnnounceError = (): ((sentence?: string) => void) => useAnnounceLatest('assertive')
