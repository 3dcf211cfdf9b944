import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True in the browser; false on the server and while an island takes its HTML over. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
