import { UnprintedProduct } from '@selvage/react/unprinted'
import type { UnprintedProductProps } from '@selvage/react/unprinted'
import { useChoiceAddress } from './use-choice-address.ts'

/** The island for fabric without a print. The page's address follows what is chosen. */
export default function UnprintedProductIsland(props: Omit<UnprintedProductProps, 'onChoice'>) {
  return <UnprintedProduct onChoice={useChoiceAddress('fabric')} {...props} />
}
