'use client'
import { addressFormat, CA_PROVINCES, US_STATES } from '@selvage/core/checkout'
import type { AddressRegions } from '@selvage/core/checkout'
import { useEffect, useState } from 'react'

/** Regions to choose from: as an address has them, and as a form shows them. */
export type Regions = AddressRegions[string]

const OWN: AddressRegions = {
  US: Object.entries(US_STATES),
  CA: Object.entries(CA_PROVINCES).map(([code, { name }]) => [code, name] as const),
}
/** The lists of the other countries, which a page fetches for the first address that needs one. */
let fetched: AddressRegions | undefined

/**
 * Returns the regions of a country to choose from, an empty list until it is there; undefined where
 * a region is typed, also because its list could not be fetched. `known` has lists of the page's
 * own.
 */
export function useRegions(country: string, known?: AddressRegions): Regions | undefined {
  const [lists, setLists] = useState<AddressRegions | 'failed' | undefined>(fetched)
  const own = known?.[country] ?? OWN[country]
  const wanted = own === undefined && addressFormat(country).regions === true
  useEffect(() => {
    if (!wanted || lists !== undefined) return
    void import('@selvage/core/address-regions').then(
      ({ ADDRESS_REGIONS }) => setLists((fetched = ADDRESS_REGIONS)),
      () => setLists('failed'),
    )
  }, [wanted, lists])
  if (!wanted) return own
  return lists === 'failed' ? undefined : (lists?.[country] ?? [])
}
