/** Rules, and the tests that have to notice when one of them is changed. */
interface MutationGroup {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /**
   * Leaves out what runs once, when a module is loaded: the states of a machine, of which every
   * change would run all tests. Their paths are tested one by one.
   */
  readonly ignoreStatic?: true
}

/**
 * The groups of `npm run mutation`, one row each: the rules that decide what a shopper pays, whose
 * cart it is and where a link leads. Each group is held to the threshold by itself.
 */
export const MUTATION_GROUPS = {
  money: {
    mutate: [
      'packages/core/src/money/money.ts',
      'packages/core/src/cart/{add-line,cart-conflict,free-shipping,line-kind-of,quantity}.ts',
      'packages/core/src/credit/{gift-code,spoondollars}.ts',
    ],
    tests: ['packages/core/src/{money,cart,credit}/*.test.ts'],
  },
  earnings: {
    mutate: ['packages/core/src/earnings/{count-squares,order-earnings.contract,share-line}.ts'],
    tests: ['packages/core/src/earnings/*.test.ts'],
  },
  address: {
    mutate: [
      'packages/core/src/checkout/{address,steps}.ts',
      'packages/core/src/contract/email.ts',
    ],
    tests: ['packages/core/src/checkout/{address,address-fields,steps}.test.ts'],
  },
  redirect: {
    mutate: ['packages/core/src/gateway/{read-failure,refresh-session,safe-redirect}.ts'],
    tests: ['packages/core/src/gateway/{read-failure,refresh-session,safe-redirect}.test.ts'],
  },
  search: {
    mutate: ['packages/core/src/search/search-query.ts'],
    tests: ['packages/core/src/search/*.test.ts'],
  },
  guest: {
    mutate: ['packages/core/src/session/{cart-token,guest-session,make-guest,random-key}.ts'],
    tests: ['packages/core/src/session/*.test.ts'],
  },
  session: {
    mutate: ['packages/machines/src/shop/session.ts'],
    tests: ['packages/machines/src/shop/session.test.ts'],
  },
  cart: {
    mutate: ['packages/machines/src/cart/{cart-writes,change-cart,reduce-cart}.ts'],
    tests: [
      'packages/machines/src/cart/{cart-writes,change-cart,reduce-cart,reduce-cart.conflicts,returning-line}.test.ts',
    ],
  },
  attempt: {
    mutate: ['packages/machines/src/checkout/{checkout.setup,outcome,stored-checkout}.ts'],
    tests: [
      'packages/machines/src/checkout/checkout.*.test.ts',
      'packages/machines/src/checkout/{outcome,stored-checkout}.test.ts',
    ],
    ignoreStatic: true,
  },
  price: {
    mutate: [
      'examples/gateway/src/cart/pricing.ts',
      'examples/gateway/src/tax/tax.ts',
      'examples/gateway/src/promo/promo-error.ts',
    ],
    tests: [
      'examples/gateway/src/cart/pricing.test.ts',
      'examples/gateway/src/checkout/rules.test.ts',
      'examples/gateway/src/promo/promo-error.test.ts',
    ],
  },
  charge: {
    mutate: [
      'examples/gateway/src/checkout/fits-order.ts',
      'examples/gateway/src/payment/charge-effect.ts',
      'examples/gateway/src/payment-provider/charge.ts',
    ],
    tests: [
      'examples/gateway/src/checkout/fits-order.test.ts',
      'examples/gateway/src/payment/charge-effect.test.ts',
      'examples/gateway/src/payment-provider/{charge,confirmed-charge}.test.ts',
    ],
  },
  card: {
    mutate: ['examples/gateway/src/payment-provider/frame/card-rules.ts'],
    tests: ['examples/gateway/src/payment-provider/frame/card-rules.test.ts'],
  },
  token: {
    mutate: ['examples/gateway/src/session/{access-token,cookies}.ts'],
    tests: ['examples/gateway/src/session/{access-token,cookies}.test.ts'],
  },
} as const satisfies Record<string, MutationGroup>

/** The name of a group. */
export type MutationGroupName = keyof typeof MUTATION_GROUPS
