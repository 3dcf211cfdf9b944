import { useCallback, useEffect, useState } from 'react'
import { queryFields } from '../settings/page-query.ts'
import { storePlan } from '../wallpaper/store-plan.ts'

/**
 * Lets the page's address follow a calculator's plan. `hrefOf` gives the address of a plan's query;
 * `override` is what the page's address chooses beside the plan, as a query.
 */
export function usePlanAddress(override: string, hrefOf: (query: string) => string) {
  const [formFields] = useState(() => queryFields(override))
  const [address] = useState(storePlan)
  useEffect(() => address.listen(), [address])
  const show = useCallback(
    (query: string | undefined) => {
      if (query !== undefined) address.show(hrefOf(query))
    },
    [address, hrefOf],
  )
  return { formFields, show }
}
