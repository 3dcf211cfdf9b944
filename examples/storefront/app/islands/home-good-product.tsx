import { HomeGoodProduct } from '@selvage/react/home-good'
import type { HomeGoodProductProps } from '@selvage/react/home-good'
import { useCallback } from 'react'
import { useChosenAddress } from './use-choice-address.ts'

/** The island for a design on a home good. The page's address follows what is chosen. */
export default function HomeGoodProductIsland(props: Omit<HomeGoodProductProps, 'onChoice'>) {
  const show = useChosenAddress()
  const choose = useCallback<NonNullable<HomeGoodProductProps['onChoice']>>(
    (fabric, { size, addition }) => show({ fabric, size, ...(addition && { insert: addition }) }),
    [show],
  )
  return <HomeGoodProduct onChoice={choose} {...props} />
}
