import type { StockCode } from '@selvage/core/stock'
import { StockProduct } from '@selvage/react/stock'
import type { StockProductProps } from '@selvage/react/stock'
import { useCallback, useEffect, useState } from 'react'
import { addressWith, storeAddress } from '../page/store-address.ts'

/** The island for ready-made items. The page's address follows what is chosen. */
export default function StockProductIsland(props: Omit<StockProductProps, 'onChoice'>) {
  const [address] = useState(storeAddress)
  useEffect(() => address.listen(), [address])
  const choose = useCallback(
    (item: StockCode) => address.show(() => addressWith({ item: item.toLowerCase() })),
    [address],
  )
  return <StockProduct onChoice={choose} {...props} />
}
