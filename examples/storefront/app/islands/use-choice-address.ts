import { useCallback, useEffect, useState } from 'react'
import { addressWith, storeAddress } from '../page/store-address.ts'

/** Returns a function that puts what is chosen of a product into the page's address. */
export function useChosenAddress(): (chosen: Readonly<Record<string, string>>) => void {
  const [address] = useState(storeAddress)
  useEffect(() => address.listen(), [address])
  return useCallback(
    (chosen) =>
      address.show(() =>
        addressWith(
          Object.fromEntries(
            Object.entries(chosen).map(([name, value]) => [name, value.toLowerCase()]),
          ),
        ),
      ),
    [address],
  )
}

/** Returns a function that puts a product's chosen variant and size into the page's address. */
export function useChoiceAddress(
  variantName: 'fabric' | 'wallpaper',
): (variant: string, size: string) => void {
  const show = useChosenAddress()
  return useCallback((variant, size) => show({ [variantName]: variant, size }), [show, variantName])
}
