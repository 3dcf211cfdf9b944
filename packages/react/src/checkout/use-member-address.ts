'use client'
import { useEffect, useState } from 'react'
import type { MemberAddress } from './member-address.tsx'

type Loaded = typeof MemberAddress | null

/** The code of a member's choices, which a page fetches for the first member. */
let loaded: Loaded | undefined

/**
 * Returns the part of the shipping form for members: undefined until it is there and for guests,
 * null where it could not be fetched.
 */
export function useMemberAddress(wanted: boolean): Loaded | undefined {
  // A component is a function, which a state would call.
  const [part, setPart] = useState({ loaded })
  useEffect(() => {
    if (!wanted || part.loaded !== undefined) return
    void import('./member-address.tsx').then(
      (module) => setPart({ loaded: (loaded = module.MemberAddress) }),
      () => setPart({ loaded: null }),
    )
  }, [wanted, part])
  return wanted ? part.loaded : undefined
}
