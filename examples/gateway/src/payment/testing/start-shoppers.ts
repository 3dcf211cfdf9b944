import { createRand } from '@selvage/example-art'
import { buyOnBadNetwork, PURCHASE_KINDS } from './bad-network-purchase.ts'
import type { Instruments, PurchaseKind, ShownPurchase } from './bad-network-purchase.ts'
import type { Processes } from './processes.ts'

/** Shoppers who buy one thing after another until they are stopped. */
export function startShoppers(
  shop: Processes['shop'],
  purses: readonly Instruments[],
  lanes: number,
  seed: string,
) {
  const purchases: ShownPurchase[] = []
  const failed: string[] = []
  let stopped = false
  let begun = 0
  let certificates = 0

  async function buyOn(lane: number): Promise<void> {
    while (!stopped) {
      const at = begun
      begun += 1
      const kind = kindOf(lane, at)
      // Two shoppers in turn have the same certificate.
      if (kind === 'gift certificate') certificates += 1
      const purse = purses[Math.floor(certificates / 2) % purses.length]
      if (!purse) throw new Error('Nobody has a purse.')
      const random = createRand(`${seed} purchase ${at}`)
      await buyOnBadNetwork(shop, kind, purse, random).then(
        (shown) => purchases.push(shown),
        (error: unknown) => failed.push(String(error)),
      )
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, (_, lane) => buyOn(lane)))
  return {
    purchases,
    failed,
    async stop() {
      stopped = true
      await running
    },
  }
}

/** One lane alone is the member's, whose cart is one; the others take all other kinds in turn. */
function kindOf(lane: number, at: number): PurchaseKind {
  if (lane === 0) return 'spoondollars'
  const others = PURCHASE_KINDS.filter((kind) => kind !== 'spoondollars')
  return others[at % others.length] ?? 'card'
}
