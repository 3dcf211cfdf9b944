import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { askOperator } from './lib/ask-operator.ts'

// `npm run refund -- ORDER [AMOUNT] [--key KEY]` gives an order's money back: all that is left, or
// the amount in the order's currency. It asks the running gateway of this machine.

interface Refund {
  readonly order_number: string
  readonly key: string
  readonly state: 'started' | 'done' | 'rejected'
  readonly amount: string
  readonly left: string
  /** Credit that went back to its balances; missing where there was none. */
  readonly credit?: string
}

const HELP = `Write one of:
  npm run refund -- R123456789012          all that is left of an order, credit too
  npm run refund -- R123456789012 12.50    a part, in the order's currency
and --key KEY to ask again for a refund whose outcome is open: it gives nothing back twice.`

const SENTENCES = {
  done: 'is given back, and the shopper gets a mail',
  started: 'is on its way: the provider has not answered yet, and the gateway goes on asking',
  rejected: 'was rejected by the provider',
} as const

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]): Promise<string> {
  const options = { key: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [order, amount, ...more] = positionals
  if (order === undefined || more.length > 0) throw new Error(HELP)
  const key = values.key ?? `refund-${randomBytes(9).toString('base64url')}`
  const path = `/ops/orders/${encodeURIComponent(order)}/refunds`
  const body = amount === undefined ? {} : { amount }
  const refund = await askOperator<Refund>('POST', path, body, { 'Idempotency-Key': key })
  if (refund.state === 'rejected') process.exitCode = 1
  return [
    `${refund.amount} of order ${refund.order_number} ${SENTENCES[refund.state]}.`,
    ...(refund.credit === undefined
      ? []
      : [`${refund.credit} of credit that paid it is on its balance again.`]),
    `${refund.left} can still be given back. The refund's key is ${refund.key}.`,
  ].join('\n')
}
