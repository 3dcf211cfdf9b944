import { solidSlug } from '@selvage/core/solid'
import { SolidProduct } from '@selvage/react/solid'
import type { SolidProductProps } from '@selvage/react/solid'
import { useCallback, useEffect, useState } from 'react'
import { addressWith, storeAddress } from '../page/store-address.ts'

type Choose = NonNullable<SolidProductProps['onChoice']>

/** The island for solid fabric. The page's address follows the color and the size. */
export default function SolidProductIsland(props: Omit<SolidProductProps, 'onChoice'>) {
  const [address] = useState(storeAddress)
  useEffect(() => address.listen(), [address])
  const choose = useCallback<Choose>(
    (color, size) =>
      address.show(() =>
        // The color is the last part of the path.
        addressWith({ size: size.toLowerCase() }).replace(/[^/?]+(?=\?)/, solidSlug(color)),
      ),
    [address],
  )
  return <SolidProduct onChoice={choose} {...props} />
}
