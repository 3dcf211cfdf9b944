import { FabricProduct } from '@selvage/react/fabric'
import type { FabricProductProps } from '@selvage/react/fabric'

/** The island for a design on fabric. */
export function FabricProductIsland(props: FabricProductProps) {
  return <FabricProduct {...props} />
}
