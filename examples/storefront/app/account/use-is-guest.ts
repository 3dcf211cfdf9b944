import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Returns whether the page's visitor is a guest; undefined while it is not known who it is. */
export function useIsGuest(): boolean | undefined {
  const visitor = useRouteLoaderData<typeof loader>('root')?.visitor
  return visitor ? visitor.memberId === null : undefined
}
