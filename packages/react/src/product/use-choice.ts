'use client'
import { useEffect, useRef } from 'react'

/** Calls `onChoice` whenever another variant or size is chosen, so not for the first ones. */
export function useChoice<Variant extends string, Size extends string>(
  { variant, size }: { readonly variant: Variant; readonly size: Size },
  onChoice: ((variant: Variant, size: Size) => void) | undefined,
): void {
  const last = useRef({ variant, size })
  useEffect(() => {
    const { current } = last
    if (current.variant === variant && current.size === size) return
    last.current = { variant, size }
    onChoice?.(variant, size)
  }, [variant, size, onChoice])
}
