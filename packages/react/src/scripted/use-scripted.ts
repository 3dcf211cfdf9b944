import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True in the browser; false on the server and while its document is taken over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
