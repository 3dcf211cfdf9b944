/** Lists the tables whose rows about carts, orders and money name their user while they stay. */
const TABLES = ['carts', 'payment_attempts', 'orders', 'spoondollar_accounts', 'spoondollar_ledger']

/** Returns the condition that no cart, order or balance names a user, of the users of a name. */
export const isUnused = (users: string): string =>
  TABLES.map(
    (table) => `NOT EXISTS (SELECT FROM ${table} WHERE ${table}.user_id = ${users}.id)`,
  ).join(' AND ')
