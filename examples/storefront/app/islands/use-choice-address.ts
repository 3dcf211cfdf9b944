import { useCallback, useEffect, useState } from 'react'
import { addressWith, storeAddress } from '../page/store-address.ts'

/** Returns a function that puts a product's chosen variant and size into the page's address. */
export function useChoiceAddress(
  variantName: 'fabric' | 'wallpaper',
): (variant: string, size: string) => void {
  const [address] = useState(storeAddress)
  useEffect(() => address.listen(), [address])
  return useCallback(
    (variant, size) =>
      address.show(() =>
        addressWith({ [variantName]: variant.toLowerCase(), size: size.toLowerCase() }),
      ),
    [address, variantName],
  )
}
