import { listAddresses } from '@selvage/core/addresses'
import type { SavedAddress } from '@selvage/core/addresses'
import type { Shop } from '../page/shop-context.ts'

/** The member's saved addresses; none while they cannot be read, because any can be typed. */
export async function savedAddresses({ gateway }: Shop): Promise<readonly SavedAddress[]> {
  try {
    return await gateway.send(listAddresses, {})
  } catch (error) {
    console.error('addresses', error)
    return []
  }
}
