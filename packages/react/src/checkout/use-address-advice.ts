'use client'
import { useEffect, useState } from 'react'
import type * as Advice from './address-advice.tsx'

/**
 * Returns the advice about an address that is typed, whose tables a page fetches with the first
 * text; undefined until then, and where they could not be fetched.
 */
export function useAddressAdvice(typed: string): typeof Advice | undefined {
  const [advice, setAdvice] = useState<typeof Advice>()
  const wanted = typed !== ''
  useEffect(() => {
    if (wanted) void import('./address-advice.tsx').then(setAdvice, () => {})
  }, [wanted])
  return advice
}
