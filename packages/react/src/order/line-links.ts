import type { OrderItem } from '@selvage/core/cart'

/** The addresses that a line links to; a missing one has no link. */
export interface LineLinks {
  /** The page of its design or collection, linked from its title. */
  readonly page?: string | undefined
  /** The page that changes the line: its product, or the canvas with its layout. */
  readonly edit?: string | undefined
  /** The cutting guide of a filled yard. */
  readonly cuttingGuide?: string | undefined
}

/** Returns the links of a line of an order. */
export type LineLinksOf = (item: OrderItem) => LineLinks
