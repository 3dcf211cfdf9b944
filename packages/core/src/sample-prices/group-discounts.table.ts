import type { ShopperGroup } from '../discount/discount-groups.table.ts'

/** Percent that each group of shoppers saves on the merchandise of an order. */
export const GROUP_DISCOUNTS = {
  teacher: 10,
  student: 10,
  military: 15,
  responder: 15,
  nurse: 10,
  pro: 20,
  // No source has the percentage of designers: the sample shop gives them that of most groups.
  designer: 10,
} as const satisfies Readonly<Record<ShopperGroup, number>>
