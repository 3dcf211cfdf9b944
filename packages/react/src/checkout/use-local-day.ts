import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

const localDay = (): string => {
  const now = new Date()
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/**
 * The reader's own day, an ISO date. Undefined on the server, which does not know their time zone,
 * and while its document is taken over.
 */
export const useLocalDay = (): string | undefined =>
  useSyncExternalStore(neverChanges, localDay, () => undefined)
