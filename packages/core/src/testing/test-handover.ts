import type { PagePlace } from '../contract/page-place.ts'
import type { TestCart, TestUser } from './test-shop.ts'

/** A cart on its way from an embed to the storefront. */
export interface TestHandover {
  readonly from: TestUser
  /** The country and the currency that the page named. */
  readonly named: PagePlace
  readonly cart: TestCart
  /** Origin of the page that made the code. */
  readonly origin: string | null
  redeemedBy: string | null
  savedForLater: number
}
