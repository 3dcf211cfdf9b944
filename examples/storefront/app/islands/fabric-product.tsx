import { FabricProduct } from '@selvage/react/fabric'
import type { FabricProductProps } from '@selvage/react/fabric'
import { useIslandShop } from '../island-runtime/island-root.tsx'

/** The island for a design on fabric. */
export function FabricProductIsland(props: Omit<FabricProductProps, 'shop'>) {
  return <FabricProduct shop={useIslandShop()} {...props} />
}
