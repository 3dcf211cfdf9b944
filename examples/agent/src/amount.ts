import type { Money } from '@selvage/core/money'

/** An amount as a program reads it: a decimal number and its currency. */
export const amount = ({ minor, currency }: Money) => ({ amount: minor / 100, currency })

/** The amounts of a table of prices. */
export const amounts = (prices: Readonly<Record<string, Money>>) =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, amount(price)]))
