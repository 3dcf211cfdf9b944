import { FabricProduct } from '@selvage/react/fabric'
import type { FabricProductProps } from '@selvage/react/fabric'
import { useChoiceAddress } from './use-choice-address.ts'

/** The island for a design on fabric. The page's address follows what is chosen. */
export default function FabricProductIsland(props: Omit<FabricProductProps, 'onChoice'>) {
  return <FabricProduct onChoice={useChoiceAddress('fabric')} {...props} />
}
