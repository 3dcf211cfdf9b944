import { FabricProduct } from '@selvage/react/fabric'
import type { FabricProductProps } from '@selvage/react/fabric'
import { useIslandShop } from '../island-runtime/island-root.tsx'

/** Choosing cloth, cut and quantity of a design, alive. */
export function FabricProductIsland(props: Omit<FabricProductProps, 'shop'>) {
  return <FabricProduct shop={useIslandShop()} {...props} />
}
