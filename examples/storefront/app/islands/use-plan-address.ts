import { useCallback, useEffect, useState } from 'react'
import { queryFields } from '../settings/page-query.ts'
import { storeAddress } from '../page/store-address.ts'

/**
 * Lets the page's address follow a calculator's plan. `hrefOf` gives the address of a plan's query;
 * `besides` is what the page's address has beside the plan, as queries, which its form repeats.
 */
export function usePlanAddress(besides: readonly string[], hrefOf: (query: string) => string) {
  const [formFields] = useState(() => queryFields(besides.join('&')))
  const [address] = useState(storeAddress)
  useEffect(() => address.listen(), [address])
  const show = useCallback(
    (query: string | undefined) => {
      if (query !== undefined) address.show(() => hrefOf(query))
    },
    [address, hrefOf],
  )
  return { formFields, show }
}
