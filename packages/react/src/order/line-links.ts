import type { OrderItem } from '@selvage/core/cart'

/** Where a line leads; what is left out has no link. */
export interface LineLinks {
  /** The page of its design or collection, behind its title. */
  readonly page?: string | undefined
  /** Where it is changed: the product with this line, the canvas with its layout and this line. */
  readonly edit?: string | undefined
  /** How a filled yard is cut. */
  readonly cuttingGuide?: string | undefined
}

/** The links of each line of an order. */
export type LineLinksOf = (item: OrderItem) => LineLinks
